/** Estimates the server's time between two responses. */
export type ExamClock = { now(): number; set(serverNow: number): void };

/**
 * performance.now() cannot be changed by the user but may stop while a computer sleeps; Date.now() is the opposite.
 * The one that advanced further is used, and the next response corrects both.
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
