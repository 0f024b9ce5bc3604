"""How the host ends, and what it says to a wrong command line."""

import json
import os
import resource
import signal
import subprocess
import time

import host as host_module
from ad_service import AdService, Answer
from checks import NO_SESSION, SESSION, check, equal, initialization, lines
from host import Host, run


def test_end_of_input_ends_the_host():
    """BR-13."""
    equal(run(), (0, b"", b""))
    with Host() as h:
        h.call("sdk/initialize", initialization(None))
        h.send("zone/mount", {"zone": "Z1", "visible": True}, id=2)
        code, took, rest = h.end()
        equal(code, 0)
        check(took < 2, took)
        check(any(line.get("id") == 2 for line in rest), rest)


def test_a_missing_stdin_is_an_empty_one():
    done = subprocess.run([f'"{host_module.PATH}" <&-'], shell=True, capture_output=True, timeout=10)
    equal((done.returncode, done.stdout), (0, b""))


def test_a_truncated_last_line_is_told_apart():
    """BR-13."""
    for cut in (b'{"id":1,"method":"sdk/ses', b'{"id":1,"method":"sdk/session"}', b"x" * (33 << 20)):
        code, out, log = run(text=SESSION + cut)
        check(code == 1 and lines(out)[0] == NO_SESSION, code, out)
        check(b"inputTruncated" in log, log)
        check(not any(line.get("id") == 1 for line in lines(out)), out)


def test_signals_end_the_host():
    for number in (signal.SIGTERM, signal.SIGINT):
        with Host() as h:
            equal(h.call("sdk/session")["result"], {"sessionId": None})
            h.process.send_signal(number)
            code, took, rest = h.end(close=False)
            equal((code, rest), (0, []))
            check(took < 1, took)


def test_a_closed_stdout_ends_the_host():
    """BR-13. Though lines are left that nobody will hear the answers of."""
    process = subprocess.Popen([host_module.PATH], stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE)
    process.stdout.close()
    process.stdin.write(SESSION * 200)
    process.stdin.flush()
    start = time.monotonic()
    equal(process.wait(5), 1)
    check(time.monotonic() - start < 2)
    log, = lines(process.stderr.read())
    equal(log["code"], "outputFailed")
    process.stdin.close()
    process.stderr.close()


def spent(live):
    """Seconds of processor time that the children of `live` took, and how long it lasted."""
    def so_far():
        usage = resource.getrusage(resource.RUSAGE_CHILDREN)
        return usage.ru_utime + usage.ru_stime

    before, start = so_far(), time.monotonic()
    live()
    return so_far() - before, time.monotonic() - start


def test_waiting_takes_no_processor_time():
    """BR-13: whatever the host waits for, it does not spin."""
    def nothing():
        with Host() as h:
            h.call("sdk/initialize", initialization(None))
            equal(h.end()[0], 0)

    def a_line():
        with Host() as h:
            h.call("sdk/initialize", initialization(None))
            time.sleep(1)
            equal(h.end()[0], 0)

    def an_answer_after_the_last_line():
        with AdService() as service, Host() as h:
            service.answers["1/android/events"] = Answer(b"{}", delay=5)
            h.call("sdk/initialize", initialization(service))
            code, took, _ = h.end()
            check(code == 0 and took > 1, code, took)

    def a_line_when_nobody_reads_or_logs():
        process = subprocess.Popen(
            [host_module.PATH], stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, bufsize=0)
        process.stdin.write(SESSION)
        process.stdout.readline()
        process.stdout.close()
        process.stderr.close()
        time.sleep(1)
        process.stdin.write(SESSION)
        equal(process.wait(5), 1)
        process.stdin.close()

    def a_reader():
        process = subprocess.Popen(
            [host_module.PATH], stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, bufsize=0)
        os.set_blocking(process.stdin.fileno(), False)
        process.stdin.write(SESSION * 5000)
        time.sleep(1)
        process.send_signal(signal.SIGTERM)
        equal(process.wait(5), 1)
        for stream in (process.stdin, process.stdout, process.stderr):
            stream.close()

    start, _ = spent(nothing)
    for wait in (a_line, an_answer_after_the_last_line, a_line_when_nobody_reads_or_logs, a_reader):
        processor, lived = spent(wait)
        check(lived > 1, wait.__name__, "lasted", lived)
        # One that spins takes as much of what it lives as other processes leave it.
        check(processor < 2 * start + lived / 20, wait.__name__, "took", processor, "of", lived, "and a start", start)


def test_a_reader_that_does_not_read_cannot_hold_the_host():
    process = subprocess.Popen([host_module.PATH], stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE)
    os.set_blocking(process.stdin.fileno(), False)
    text = SESSION * 1000
    stalled = 0
    while stalled < 5:
        try:
            os.write(process.stdin.fileno(), text)
        except BlockingIOError:
            stalled += 1
            time.sleep(0.05)
    process.send_signal(signal.SIGTERM)
    start = time.monotonic()
    equal(process.wait(5), 1)
    check(time.monotonic() - start < 2.5)
    for stream in (process.stdin, process.stdout, process.stderr):
        stream.close()


def test_an_unread_stderr_does_not_stop_the_protocol():
    process = subprocess.Popen([host_module.PATH], stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE)
    process.stdin.write(b'{"method":"no/such"}\n' * 5000 + SESSION)
    process.stdin.flush()
    equal(json.loads(process.stdout.readline()), NO_SESSION)
    process.stdin.close()
    equal(process.wait(5), 0)
    process.stdout.close()
    process.stderr.close()


def test_wrong_flags_are_refused():
    for flags in (["--bogus"], ["--store"], ["--turns=yes"], ["replay"], ["--turns", "--store", "x"], ["serve"]):
        code, out, log = run(*flags, text=SESSION)
        equal((code, out), (2, b""))
        check(log.startswith(b"trestle-host: ") and log.count(b"\n") == 1, log)


def test_help_names_every_exit_code():
    code, out, log = run("--help")
    equal((code, log), (0, b""))
    check(all(b"\n  %d  " % number in out for number in range(5)), out)


def test_version_and_openrpc():
    code, out, _ = run("--version")
    check(code == 0 and out.startswith(b"trestle-host "), out)
    hello, = lines(run(text=b'{"id":1,"method":"core/hello"}\n')[1])
    equal(out.split()[1].decode(), hello["result"]["core"]["version"])
    code, out, _ = run("--openrpc")
    document = json.loads(out)
    check(code == 0 and document["openrpc"].startswith("1."), out[:200])
    check(set(hello["result"]["methods"]) <= {method["name"] for method in document["methods"]}, hello["result"]["methods"])
