import { createHash } from 'node:crypto';
import { idRuns } from './review-runs.ts';

/** One line of content/review.log. `text` is the fingerprint of what was read; null where it was not kept. */
export type Reading = {
  when: string;
  who: string;
  item: string;
  answered: string;
  agreed: string;
  text: string | null;
  change: string;
};
/** An item of the bank as it is now. */
export type Item = { id: string; topic: number; key: string; text: string };

/** Reads what he has written himself. */
const AUTHOR = 'author';
const NONE = '-';
const COLUMNS = 7;

export const fingerprint = (...parts: unknown[]): string =>
  createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 8);

export function readLog(text: string): Reading[] {
  return text.split('\n').flatMap((line, index) => {
    if (line === '' || line.startsWith('#')) return [];
    const [when = '', who = '', item = '', answered = '', agreed = '', print = '', change = '', ...more] =
      line.split('\t');
    if (line.split('\t').length < COLUMNS - 1 || more.length > 0)
      throw new Error(`content/review.log:${index + 1} must have ${COLUMNS} columns between tabs`);
    return [{ when, who, item, answered, agreed, text: print === NONE ? null : print, change }];
  });
}

export const logLine = ({ when, who, item, answered, agreed, text, change }: Reading): string =>
  [when, who, item, answered, agreed, text ?? NONE, change.replace(/\s+/g, ' ')].join('\t');

/** `t08-q493..q495` is three ids; a topic names none. */
export function idsOf(item: string): string[] {
  const run = /^(t\d{2}-[qv])(\d+)\.\.[qv](\d+)$/.exec(item);
  if (!run) return /^t\d{2}-[qv]\d+$/.test(item) ? [item] : [];
  const [, prefix = '', first = '', last = ''] = run;
  return Array.from(
    { length: Number(last) - Number(first) + 1 },
    (_, index) => `${prefix}${String(Number(first) + index).padStart(first.length, '0')}`,
  );
}

const topicOf = (item: string): number | null => {
  const named = /^(?:topic |t)(\d+)/.exec(item);
  return named ? Number(named[1]) : null;
};

export type TopicReview = {
  topic: number;
  items: number;
  /** Named in the log by a reader who had not written them, and as they were read. */
  read: string[];
  /** Read by somebody else, but reworded since. */
  changed: string[];
  /** Answers of such readers in batches that name no item. */
  inBatches: number;
  /** Of the items, at least so many have been read by their author alone. */
  unreadAtLeast: number;
  disagreed: number;
};

export function reviewOf(items: readonly Item[], log: readonly Reading[]): TopicReview[] {
  const others = log.filter(({ who }) => who !== AUTHOR);
  const latest = new Map<string, Reading>();
  for (const reading of others) for (const id of idsOf(reading.item)) latest.set(id, reading);
  const topics = [...new Set(items.map(({ topic }) => topic))].sort((a, b) => a - b);
  return topics.map((topic) => {
    const own = items.filter((item) => item.topic === topic);
    const named = own.filter(({ id }) => latest.has(id));
    const isSame = ({ id, text }: Item) => {
      const { text: before = null } = latest.get(id) ?? {};
      return before === null || before === text;
    };
    const inBatches = others
      .filter(({ item }) => topicOf(item) === topic && idsOf(item).length === 0)
      .reduce((sum, { answered }) => sum + Number(answered), 0);
    return {
      topic,
      items: own.length,
      read: named.filter(isSame).map(({ id }) => id),
      changed: named.filter((item) => !isSame(item)).map(({ id }) => id),
      inBatches,
      unreadAtLeast: Math.max(0, own.length - named.filter(isSame).length - inBatches),
      disagreed: own.filter(({ id }) => latest.get(id)?.agreed === 'no').length,
    };
  });
}

/** The whole of content/REVIEW.md. */
export function reviewPage(items: readonly Item[], log: readonly Reading[]): string {
  const topics = reviewOf(items, log);
  const sum = (count: (topic: TopicReview) => number) =>
    topics.reduce((total, topic) => total + count(topic), 0);
  const anywhere = log
    .filter(({ who, item }) => who !== AUTHOR && topicOf(item) === null)
    .reduce((total, { answered }) => total + Number(answered), 0);
  const row = (cells: readonly (string | number)[]) => `| ${cells.join(' | ')} |`;
  return `${[
    '# Who has read the bank',
    '',
    'Made by `npm run content:review` from `content/review.log`; not written by hand. An item is a question or a true/false statement.',
    '',
    '- **by item**: the log names the item, somebody who had not written it answered it, and its stem, alternatives and key are those that were read',
    '  (where the log kept them) · **changed**: the same, but reworded since: to be read again',
    '- **in batches**: answers of such readers that the log knows by topic only. They may count an item twice, or one dropped or rewritten later, so',
    '  they are the most that can have been read, not items that are known',
    '- **author alone, at least**: items less those by item and in batches. The true number is higher',
    '',
    row(['topic', 'items', 'by item', 'changed', 'in batches', 'author alone, at least', 'disagreed']),
    row(Array.from({ length: 7 }, () => '---')),
    ...topics.map(({ topic, items: all, read, changed, inBatches, unreadAtLeast, disagreed }) =>
      row([topic, all, read.length, changed.length, inBatches, unreadAtLeast, disagreed]),
    ),
    row([
      '**all**',
      sum((topic) => topic.items),
      sum((topic) => topic.read.length),
      sum((topic) => topic.changed.length),
      sum((topic) => topic.inBatches),
      sum((topic) => topic.unreadAtLeast),
      sum((topic) => topic.disagreed),
    ]),
    '',
    `${anywhere} answers more were given over all topics and are told by none. What the readers found until 18 November 2026 is in`,
    '`review-before-log.md`.',
    '',
    '## Items read by somebody else, as they stand',
    '',
    ...topics
      .filter(({ read }) => read.length > 0)
      .map(({ topic, read }) => `- topic ${topic}: ${idRuns(read)}`),
    '',
    '## To be read again',
    '',
    ...topics
      .filter(({ changed }) => changed.length > 0)
      .map(({ topic, changed }) => `- topic ${topic}: ${idRuns(changed)}`),
  ]
    .join('\n')
    .trimEnd()}\n`;
}
