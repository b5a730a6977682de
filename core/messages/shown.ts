type Numbered = { number: number };
/** A piece of a conversation, in order. `hasMore`: there are older ones. */
export type Shown<T extends Numbered> = { items: T[]; hasMore: boolean };

/** Puts the newest page below what is shown. Before a gap nothing is shown: the older ones load again. */
export function withNewest<T extends Numbered>(shown: Shown<T>, newest: Shown<T>): Shown<T> {
  const first = newest.items[0]?.number;
  const last = shown.items.at(-1)?.number;
  if (first === undefined || last === undefined || first > last + 1) return newest;
  const older = shown.items.filter(({ number }) => number < first);
  return {
    items: [...older, ...newest.items],
    hasMore: older.length > 0 ? shown.hasMore : newest.hasMore,
  };
}

/** Puts an older page above what is shown. */
export const withOlder = <T extends Numbered>(shown: Shown<T>, older: Shown<T>): Shown<T> => {
  const first = shown.items[0]?.number ?? Number.POSITIVE_INFINITY;
  return {
    items: [...older.items.filter(({ number }) => number < first), ...shown.items],
    hasMore: older.hasMore,
  };
};

/** A message that was just sent. The next page brings those between, if there are any. */
export function withSent<T extends Numbered>(shown: Shown<T>, sent: T): Shown<T> {
  if (shown.items.some(({ number }) => number === sent.number)) return shown;
  return { ...shown, items: [...shown.items, sent].sort((one, other) => one.number - other.number) };
}
