import { HighlightBar } from './highlight-bar';
import type { Highlights } from './use-highlights';
import type { Note } from './use-notes';

type LastProps = { notes: readonly Note[]; highlights: Highlights; isRaised: boolean };

/** The bar of the highlight just made. */
export function LastHighlight({ notes, highlights, isRaised }: LastProps) {
  const note = notes.find(({ id }) => id === highlights.highlighted);
  const { onColor, onOpen, onRemove } = highlights.actions;
  if (!note) return null;
  return (
    <HighlightBar
      note={note}
      isRaised={isRaised}
      onColor={(color) => onColor(note, color)}
      onNote={() => onOpen(note.id)}
      onRemove={() => onRemove(note)}
      onClose={highlights.closeHighlight}
    />
  );
}
