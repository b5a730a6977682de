export type DiffPart = { kind: 'same' | 'added' | 'removed'; text: string };

/** Texts with more differing words than this are shown as wholly replaced: the table would be too large. */
const MOST_WORDS = 3_000;

/** Each word with the space that follows; the last one gets one, so that parts can be joined. */
const wordsOf = (text: string): string[] => `${text} `.match(/\S+\s+/g) ?? [];

/** What changed between two texts, word by word: the longest common subsequence of what differs. */
export function wordDiff(before: string, after: string): DiffPart[] {
  const [old, now] = [wordsOf(before), wordsOf(after)];
  const same = (a: string | undefined, b: string | undefined) => a?.trim() === b?.trim();
  let start = 0;
  while (start < old.length && start < now.length && same(old[start], now[start])) start += 1;
  let end = 0;
  while (end < Math.min(old.length, now.length) - start && same(old.at(-1 - end), now.at(-1 - end))) end += 1;
  const removed = old.slice(start, old.length - end);
  const added = now.slice(start, now.length - end);
  return trimmed([
    { kind: 'same', text: now.slice(0, start).join('') },
    ...between(removed, added, same),
    { kind: 'same', text: now.slice(now.length - end).join('') },
  ]);
}

type Same = (a: string | undefined, b: string | undefined) => boolean;

function between(removed: readonly string[], added: readonly string[], same: Same): DiffPart[] {
  if (removed.length > MOST_WORDS || added.length > MOST_WORDS)
    return [
      { kind: 'removed', text: removed.join('') },
      { kind: 'added', text: added.join('') },
    ];
  // lengths[i][j]: the longest common subsequence of what follows i and j.
  const lengths = Array.from({ length: removed.length + 1 }, () => new Uint16Array(added.length + 1));
  const at = (i: number, j: number): number => lengths[i]?.[j] ?? 0;
  for (let i = removed.length - 1; i >= 0; i -= 1)
    for (let j = added.length - 1; j >= 0; j -= 1) {
      const row = lengths[i];
      if (row)
        row[j] = same(removed[i], added[j]) ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1));
    }
  const parts: DiffPart[] = [];
  let [i, j] = [0, 0];
  while (i < removed.length || j < added.length) {
    if (i < removed.length && j < added.length && same(removed[i], added[j])) {
      parts.push({ kind: 'same', text: added[j] ?? '' });
      i += 1;
      j += 1;
    } else if (j >= added.length || (i < removed.length && at(i + 1, j) >= at(i, j + 1))) {
      parts.push({ kind: 'removed', text: removed[i] ?? '' });
      i += 1;
    } else {
      parts.push({ kind: 'added', text: added[j] ?? '' });
      j += 1;
    }
  }
  return parts;
}

/** Without the space after the last word. */
const trimmed = (parts: readonly DiffPart[]): DiffPart[] =>
  joined(parts).map((part, place, all) =>
    place === all.length - 1 ? { ...part, text: part.text.trimEnd() } : part,
  );

/** Neighbours of the same kind as one part, without empty ones. */
function joined(parts: readonly DiffPart[]): DiffPart[] {
  const list: DiffPart[] = [];
  for (const { kind, text } of parts) {
    const last = list.at(-1);
    if (text === '') continue;
    if (last?.kind === kind) last.text += text;
    else list.push({ kind, text });
  }
  return list;
}
