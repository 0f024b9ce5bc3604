// The two clocks of a message's `at`.

/** So much more of wall than of steady time, and the machine was asleep. */
const SLEEP_MS = 1000;

/**
 * `mono` follows the steady clock, which may stand still while the machine sleeps; then the wall clock tells how long. It never
 * runs back, whatever is done to the wall clock.
 *
 * @param {() => number} wall Unix milliseconds
 * @param {() => number} steady milliseconds of a clock that nobody sets
 * @returns {() => { mono: number, wall: number }}
 */
export function createClock(wall = () => Date.now(), steady = () => performance.now()) {
  let mono = 0;
  let lastWall = wall();
  let lastSteady = steady();
  return () => {
    const [nowWall, nowSteady] = [wall(), steady()];
    const ran = Math.max(0, nowSteady - lastSteady);
    const passed = nowWall - lastWall;
    mono += passed > ran + SLEEP_MS ? passed : ran;
    [lastWall, lastSteady] = [nowWall, nowSteady];
    return { mono: Math.floor(mono), wall: Math.floor(nowWall) };
  };
}
