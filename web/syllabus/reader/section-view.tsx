import type { Block } from '@atalaya/core/platform/markdown-tree';
import { findPassage, type HighlightColor } from '@atalaya/core/syllabus/reading/notes';
import { blockStarts, paint, textOf } from '@atalaya/core/syllabus/reading/reading-text';
import { Circle, CircleCheck } from 'lucide-react';
import { memo, useMemo } from 'react';
import { Button } from '../../ui/button';
import { BlockView, type Targets } from '../../ui/markdown';
import { NoteCard, NoteEditor } from './note-card';
import type { Note } from './use-reading';

export type NoteActions = {
  onOpen: (id: string | null) => void;
  onWrite: (note: Note, text: string) => void;
  onColor: (note: Note, color: HighlightColor) => void;
  onDone: (note: Note) => void;
  onRemove: (note: Note) => void;
};

type SectionProps = {
  id: string;
  title: string;
  serial: number;
  minutes: number;
  blocks: Block[];
  notes: readonly Note[];
  openNote: string | null;
  isRead: boolean;
  targets: Targets;
  actions: NoteActions;
  onRead: (section: string, isRead: boolean) => void;
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

export const SectionView = memo(function SectionView(props: SectionProps) {
  const { id, title, serial, minutes, blocks, notes, isRead, targets, onRead } = props;
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
    <section data-section={id} aria-labelledby={`titulo-${id}`} className="pt-14">
      <div className="mb-6 max-w-[38.5rem]">
        <h2 id={`titulo-${id}`} tabIndex={-1} className="text-h2 outline-none">
          <span className="text-muted">{serial}. </span>
          {title}
        </h2>
        <p className="mt-2 text-small text-muted print:hidden">{minutes} min de lectura</p>
      </div>
      <div data-text className="reader-text prose max-w-none!">
        {painted.map((block, index) => {
          const beside = found.filter((one) => one.block === index);
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: the order of the blocks is fixed
            <div key={index} className="grid gap-x-12 gap-y-3 xl:grid-cols-[minmax(0,38.5rem)_15.5rem]">
              <div data-block tabIndex={-1} className="min-w-0 max-w-[38.5rem]">
                <BlockView block={block} top={1} targets={targets} />
              </div>
              <Beside {...props} notes={beside.map(({ note }) => note)} />
            </div>
          );
        })}
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
      <div className="mt-7 print:hidden">
        <Button
          variant={isRead ? 'quiet' : 'outline'}
          size="sm"
          aria-pressed={isRead}
          onClick={() => onRead(id, !isRead)}
        >
          {isRead ? (
            <CircleCheck aria-hidden="true" className="text-success" />
          ) : (
            <Circle aria-hidden="true" />
          )}
          {isRead ? 'Sección leída' : 'Marcar como leída'}
        </Button>
      </div>
    </section>
  );
});

function Beside({
  notes,
  openNote,
  actions,
  showEmpty = false,
}: Pick<SectionProps, 'notes' | 'openNote' | 'actions'> & { showEmpty?: boolean }) {
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
