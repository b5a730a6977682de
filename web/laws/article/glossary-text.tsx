import { fold } from '@atalaya/core/platform/fold';
import { useId } from 'react';

type Term = { word: string; definition: string };

/** A text whose glossary words show their meaning on hover, on focus and to screen readers. */
export function GlossaryText({ text, terms }: { text: string; terms: readonly Term[] }) {
  const id = useId();
  const known = new Map(terms.map((term) => [fold(term.word), term]));
  const seen = new Set<string>();
  return text.split(/([\p{L}\p{N}]+)/u).map((piece, place) => {
    const term = known.get(fold(piece));
    if (!term || seen.has(term.word)) return piece;
    seen.add(term.word);
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text never move
      <span key={place} className="group inline-block sm:relative">
        <button
          type="button"
          aria-describedby={`${id}${place}`}
          className="cursor-help underline decoration-gold decoration-dotted decoration-2 underline-offset-4"
        >
          {piece}
        </button>
        <span
          id={`${id}${place}`}
          role="tooltip"
          className="invisible absolute inset-x-0 bottom-full z-20 mb-2 rounded-lg sm:right-auto sm:w-64 bg-panel p-3 text-small text-on-panel shadow-float group-focus-within:visible group-hover:visible"
        >
          {term.definition}
        </span>
      </span>
    );
  });
}
