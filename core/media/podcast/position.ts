/** Where a user stopped, and when, in milliseconds since 1970. */
export type Position = { seconds: number; at: number };

/** The farewell need not be heard to the last word. */
const FAREWELL_SECONDS = 15;

export const isHeard = (position: Position | null, seconds: number): boolean =>
  position !== null && position.seconds >= seconds - FAREWELL_SECONDS;

/** A heard episode begins again. */
export const resumeAt = (position: Position | null, seconds: number): number =>
  position && !isHeard(position, seconds) ? position.seconds : 0;

/** Of the position on this device and that of the account. */
export function latest(one: Position | null, other: Position | null): Position | null {
  if (!one || !other) return one ?? other;
  return one.at > other.at ? one : other;
}

type Heard = { id: string; seconds: number; position: Position | null };

/** The one that is being heard, or else the first that is not heard yet. */
export function nextEpisode<E extends Heard>(episodes: readonly E[]): E | undefined {
  const begun = episodes.filter(({ position, seconds }) => position && resumeAt(position, seconds) > 0);
  const last = begun.toSorted((one, other) => (other.position?.at ?? 0) - (one.position?.at ?? 0))[0];
  return last ?? episodes.find(({ position, seconds }) => !isHeard(position, seconds)) ?? episodes[0];
}
