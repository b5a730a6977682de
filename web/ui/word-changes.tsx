import { diffWords } from 'diff';

/** Very long texts that share nothing are shown as wholly replaced, instead of holding up the page. */
const MOST_MS = 500;

const kinds = {
  same: { Tag: 'span', look: '' },
  added: {
    Tag: 'ins',
    look: 'bg-success-tint font-semibold text-success no-underline shadow-[inset_0_-2px_0_var(--success)]',
  },
  removed: { Tag: 'del', look: 'bg-danger-tint text-danger' },
} as const;

type Part = { value: string; added: boolean; removed: boolean };

const changesIn = (before: string, after: string): Part[] =>
  diffWords(before, after, { timeout: MOST_MS }) ?? [
    { value: before, added: false, removed: true },
    { value: after, added: true, removed: false },
  ];

/** What changed between two wordings, marked word by word. */
const WordChanges = ({ before, after }: { before: string; after: string }) =>
  changesIn(before, after).map(({ value, added, removed }, place) => {
    const { Tag, look } = kinds[added ? 'added' : removed ? 'removed' : 'same'];
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never move
      <Tag key={place} className={`rounded-[3px] ${look}`}>
        {value}
      </Tag>
    );
  });

export default WordChanges;
