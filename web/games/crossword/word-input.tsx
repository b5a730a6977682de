import type { Entry } from '@atalaya/core/games/crossword/puzzle';
import type { CrosswordState } from '@atalaya/core/games/crossword/rules';
import { useState } from 'react';
import { nameOf, patternOf, spokenPattern } from './wording';

type WordInputProps = {
  entry: Entry;
  state: CrosswordState;
  onWrite: (text: string) => void;
  onEnter: () => void;
};

/** A word as one field that shows its crossed letters. What is typed is written with Enter or on leaving. */
export function WordInput({ entry, state, onWrite, onEnter }: WordInputProps) {
  const [draft, setDraft] = useState<string | null>(null);
  const write = () => {
    if (draft !== null) onWrite(draft);
    setDraft(null);
  };
  return (
    <input
      aria-label={`${nameOf(entry)}, «${entry.clue}», ${entry.cells.length} letras: ${spokenPattern(entry, state)}`}
      value={draft ?? patternOf(entry, state)}
      maxLength={entry.cells.length}
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
      onFocus={(event) => {
        onEnter();
        event.target.select();
      }}
      onChange={(event) => setDraft(event.target.value.toUpperCase())}
      onKeyDown={(event) => {
        if (event.key === 'Enter') write();
        if (event.key === 'Escape') setDraft(null);
      }}
      onBlur={write}
      className="mb-1 ml-8 min-h-8 w-[calc(100%-2rem)] rounded-sm border border-line bg-surface px-2 font-display text-[1.0625rem] font-semibold tracking-[0.22em] text-ink hover:border-line-strong pointer-coarse:min-h-11"
    />
  );
}
