// What the service says it has received.

const EVERY_MS = 600;
const PAGE = 500;

/**
 * Watches the service's own book, which the development service opens to everyone.
 *
 * @param {{ service: string, user: string, tell: (report: any) => void }} parts
 * @returns {() => void} ends it
 */
export function watchReceived({ service, user, tell }) {
  let after = 0;
  let isOld = true;
  let timer;
  const look = async () => {
    try {
      for (;;) {
        const answer = await fetch(`${service}/control/received?after=${after}&limit=${PAGE}`, { cache: "no-store" });
        const { reports } = await answer.json();
        for (const report of reports) {
          after = report.id;
          if (!isOld && report.udid === user) tell(report);
        }
        if (reports.length < PAGE) break;
      }
      isOld = false;
    } catch {
      // The service is away for a moment, or is no development service.
    }
    timer = setTimeout(look, EVERY_MS);
  };
  look();
  return () => clearTimeout(timer);
}
