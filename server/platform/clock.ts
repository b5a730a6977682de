/** The only source of time, so that tests can replace it. */
export type Clock = { now(): Date };

export const systemClock: Clock = { now: () => new Date() };

/** Runs at the usual speed, some time ahead. */
export const clockAhead = (ms: number): Clock => ({ now: () => new Date(Date.now() + ms) });

/** A fixed clock that tests advance. */
export function manualClock(start: Date): Clock & { advance(ms: number): void; set(date: Date): void } {
  let now = start.getTime();
  return {
    now: () => new Date(now),
    advance: (ms) => {
      now += ms;
    },
    set: (date) => {
      now = date.getTime();
    },
  };
}
