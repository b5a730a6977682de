import { snippetParts } from '@atalaya/core/search/search';

/** A text with the words that matched a search. */
export const MarkedText = ({ text }: { text: string }) =>
  snippetParts(text).map(({ text: piece, isMatch }, part) =>
    isMatch ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never move
      <mark key={part} className="rounded-[3px] bg-mark px-0.5 text-on-mark">
        {piece}
      </mark>
    ) : (
      piece
    ),
  );
