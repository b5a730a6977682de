/** `missing`: moves in between never arrived. `diverged`: another tab or device played on differently. */
export type Appended<Move> = { after: readonly Move[]; added: number } | 'missing' | 'diverged';

/** The moves after `sent` is written from position `from`; what arrives again changes nothing. */
export function appendMoves<Move>(
  stored: readonly Move[],
  from: number,
  sent: readonly Move[],
): Appended<Move> {
  if (from > stored.length) return 'missing';
  const known = stored.slice(from, from + sent.length);
  if (known.some((move, index) => !isSame(move, sent[index]))) return 'diverged';
  const added = sent.slice(known.length);
  return { after: [...stored, ...added], added: added.length };
}

/** PostgreSQL does not keep the order of the keys. */
function isSame(one: unknown, other: unknown): boolean {
  if (typeof one !== 'object' || one === null || typeof other !== 'object' || other === null)
    return one === other;
  const [left, right] = [Object.entries(one), new Map(Object.entries(other))];
  return left.length === right.size && left.every(([key, value]) => isSame(value, right.get(key)));
}
