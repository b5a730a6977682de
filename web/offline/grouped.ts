type One = { outbox: string; id: string; what: string; text: string; sentence?: string; count?: number };

/** What is shown as one: a text for itself, or all of a kind that have none. */
export type Group = {
  key: string;
  outbox: string;
  ids: readonly string[];
  /** How many changes it holds. */
  count: number;
  what: string;
  text: string;
  /** Why it was refused; empty for what waits. */
  sentence: string;
};

/** Forty answers to questions, which have no text of their own, are one line and not forty. */
export function grouped(all: readonly One[]): Group[] {
  const groups = new Map<string, Group>();
  for (const { outbox, id, what, text, sentence = '', count = 1 } of all) {
    const key = JSON.stringify([outbox, what, sentence, text && id]);
    const before = groups.get(key) ?? { key, outbox, ids: [], count: 0, what, text, sentence };
    groups.set(key, { ...before, ids: [...before.ids, id], count: before.count + count });
  }
  return [...groups.values()];
}
