import type { Block } from '@atalaya/core/platform/markdown-tree';
import { findPassage, type HighlightColor } from '@atalaya/core/syllabus/reading/notes';
import { blockStarts, paint, textOf } from '@atalaya/core/syllabus/reading/reading-text';
import { type ReactNode, useMemo } from 'react';
import { NoteCard, NoteEditor } from './note-card';
import type { Note } from './use-notes';
import './reader.css';

export type NoteActions = {
  onOpen: (id: string | null) => void;
  onWrite: (note: Note, text: string) => void;
  onColor: (note: Note, color: HighlightColor) => void;
  onDone: (note: Note) => void;
  onRemove: (note: Note) => void;
};

type NotedProps = {
  blocks: Block[];
  notes: readonly Note[];
  openNote: string | null;
  actions: NoteActions;
  /** Notes stand beside their paragraph on a wide screen, or under it. */
  isNarrow?: boolean;
  className: string;
  children: (block: Block) => ReactNode;
};

/** Finds the current position of a stored passage and the block where it ends. */
function placed(blocks: Block[], notes: readonly Note[]) {
  const text = textOf(blocks);
  const starts = blockStarts(blocks);
  const found = notes.flatMap((note) => {
    const passage = findPassage(text, note);
    return passage ? [{ note, ...passage, block: starts.findLastIndex((start) => start < passage.end) }] : [];
  });
  const lost = notes.filter((note) => !found.some((one) => one.note === note));
  return { found, lost };
}

const besideText = 'xl:grid-cols-[minmax(0,38.5rem)_15.5rem]';

/** A text with the reader's highlights and notes. It stands in an element with `data-section`. */
export function NotedText(props: NotedProps) {
  const { blocks, notes, isNarrow = false, className, children } = props;
  const { found, lost } = useMemo(() => placed(blocks, notes), [blocks, notes]);
  const painted = useMemo(
    () =>
      paint(
        blocks,
        found
          .filter(({ note }) => note.isHighlighted)
          .map((one) => ({ ...one, id: one.note.id, color: one.note.color })),
      ),
    [blocks, found],
  );
  return (
    <>
      <div data-text className={className}>
        {painted.map((block, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the order of the blocks is fixed
          <div key={index} className={`grid gap-x-12 gap-y-3 ${isNarrow ? '' : besideText}`}>
            <div data-block tabIndex={-1} className="min-w-0 max-w-[38.5rem]">
              {children(block)}
            </div>
            <Beside {...props} notes={found.filter((one) => one.block === index).map(({ note }) => note)} />
          </div>
        ))}
      </div>
      {lost.length > 0 && (
        <div className="mt-6 grid max-w-[38.5rem] gap-3">
          <p className="text-small text-muted">El texto ha cambiado desde que escribiste esto:</p>
          {lost.map((note) => (
            <div key={note.id}>
              <blockquote className="mb-1 border-l-3 border-line pl-3 text-small text-muted">
                {note.quote}
              </blockquote>
              <Beside {...props} notes={[note]} showEmpty />
            </div>
          ))}
        </div>
      )}
    </>
  );
}

function Beside({
  notes,
  openNote,
  actions,
  showEmpty = false,
}: Pick<NotedProps, 'notes' | 'openNote' | 'actions'> & { showEmpty?: boolean }) {
  const shown = notes.filter((note) => showEmpty || note.text !== '' || note.id === openNote);
  if (shown.length === 0) return null;
  return (
    <aside aria-label="Notas de este párrafo" className="grid content-start gap-3">
      {shown.map((note) =>
        note.id === openNote ? (
          <NoteEditor
            key={note.id}
            note={note}
            onWrite={(text) => actions.onWrite(note, text)}
            onColor={(color) => actions.onColor(note, color)}
            onDone={() => actions.onDone(note)}
            onRemove={() => actions.onRemove(note)}
          />
        ) : (
          <NoteCard
            key={note.id}
            note={note}
            onEdit={() => actions.onOpen(note.id)}
            onRemove={() => actions.onRemove(note)}
          />
        ),
      )}
    </aside>
  );
}
