import { wordDiff } from '@atalaya/core/laws/word-diff';

const looks = {
  same: '',
  added: 'bg-success-tint font-semibold text-success no-underline shadow-[inset_0_-2px_0_var(--success)]',
  removed: 'bg-danger-tint text-danger',
} as const;

/** What changed between two wordings, marked word by word. */
export const WordChanges = ({ before, after }: { before: string; after: string }) => (
  <p className="leading-relaxed whitespace-pre-line">
    {wordDiff(before, after).map(({ kind, text }, place) => {
      const Tag = kind === 'added' ? 'ins' : kind === 'removed' ? 'del' : 'span';
      return (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never move
        <Tag key={place} className={`rounded-[3px] ${looks[kind]}`}>
          {text}
        </Tag>
      );
    })}
  </p>
);
