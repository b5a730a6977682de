/** Tells the server's time between two of its answers. */
export type ExamClock = { now(): number; set(serverNow: number): void };

/**
 * The page's own stopwatch cannot be moved by hand but may stand still while a computer sleeps; the wall clock does the
 * opposite. Whichever has gone further is believed, and the server's next answer corrects both.
 */
export function makeClock(serverNow: number, deviceNow: number = Date.now()): ExamClock {
  let anchor = {
    server: serverNow + Math.max(0, Date.now() - deviceNow),
    wall: Date.now(),
    watch: performance.now(),
  };
  return {
    now: () => anchor.server + Math.max(performance.now() - anchor.watch, Date.now() - anchor.wall, 0),
    set: (now) => {
      anchor = { server: now, wall: Date.now(), watch: performance.now() };
    },
  };
}
