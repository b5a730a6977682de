import { HighlightBar } from './highlight-bar';
import type { Marking } from './use-marking';
import type { Note } from './use-notes';

type LastProps = { notes: readonly Note[]; marking: Marking; isRaised: boolean };

/** The bar of the highlight just made. */
export function LastHighlight({ notes, marking, isRaised }: LastProps) {
  const note = notes.find(({ id }) => id === marking.highlighted);
  const { onColor, onOpen, onRemove } = marking.actions;
  if (!note) return null;
  return (
    <HighlightBar
      note={note}
      isRaised={isRaised}
      onColor={(color) => onColor(note, color)}
      onNote={() => onOpen(note.id)}
      onRemove={() => onRemove(note)}
      onClose={marking.closeHighlight}
    />
  );
}
