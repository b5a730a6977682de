import type { HighlightColor } from '@atalaya/core/syllabus/reading/notes';
import { Pencil, Trash2 } from 'lucide-react';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { Button } from '../../ui/button';
import { IconButton } from '../../ui/icon-button';
import { HighlightColors } from './highlight-colors';
import type { Note } from './use-notes';

const card =
  'rounded-b-lg border border-t-4 border-line border-t-gold bg-surface px-4 py-3 font-sans text-small leading-[1.5]';

const moment = new Intl.DateTimeFormat('es-ES', {
  day: 'numeric',
  month: 'long',
  hour: '2-digit',
  minute: '2-digit',
  // The server renders in another time zone.
  timeZone: 'Europe/Madrid',
});

type CardProps = { note: Note; onEdit: () => void; onRemove: () => void };

export function NoteCard({ note, onEdit, onRemove }: CardProps) {
  return (
    <div className={card}>
      <p className="font-semibold">Tu nota</p>
      <p className="whitespace-pre-line wrap-anywhere">{note.text}</p>
      <div className="mt-1.5 flex items-center justify-between gap-2">
        <time dateTime={note.updatedAt} className="text-micro text-muted">
          {moment.format(new Date(note.updatedAt))}
        </time>
        <span className="-mr-2 flex print:hidden">
          <IconButton label="Cambiar la nota" size="sm" onClick={onEdit}>
            <Pencil />
          </IconButton>
          <IconButton label="Borrar la nota" size="sm" onClick={onRemove}>
            <Trash2 />
          </IconButton>
        </span>
      </div>
    </div>
  );
}

type EditorProps = {
  note: Note;
  onWrite: (text: string) => void;
  onColor: (color: HighlightColor) => void;
  onDone: () => void;
  onRemove: () => void;
};

/** Keeps an element in sight, also when a phone's keyboard takes half of the screen. */
function useInSight(ref: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const show = () => ref.current?.scrollIntoView({ block: 'nearest' });
    show();
    const viewport = window.visualViewport;
    viewport?.addEventListener('resize', show);
    return () => viewport?.removeEventListener('resize', show);
  }, [ref]);
}

/** Saved on every keystroke, so that closing the page loses nothing. */
export function NoteEditor({ note, onWrite, onColor, onDone, onRemove }: EditorProps) {
  const [text, setText] = useState(note.text);
  const field = useRef<HTMLTextAreaElement>(null);
  const editor = useRef<HTMLDivElement>(null);
  useEffect(() => field.current?.focus({ preventScroll: true }), []);
  useInSight(editor);
  return (
    <div ref={editor} className={card}>
      {note.isHighlighted && (
        <div className="-mt-1 -ml-2">
          <HighlightColors value={note.color} onChange={onColor} />
        </div>
      )}
      <label className="block">
        <span className="font-semibold">Tu nota</span>
        <textarea
          ref={field}
          value={text}
          rows={3}
          maxLength={5_000}
          onChange={(event) => {
            setText(event.target.value);
            onWrite(event.target.value);
          }}
          onKeyDown={(event) => {
            if (event.key === 'Escape' || (event.key === 'Enter' && (event.ctrlKey || event.metaKey)))
              onDone();
          }}
          className="mt-1.5 field-sizing-content max-h-80 min-h-24 w-full resize-y rounded-md border-[1.5px] border-line-strong bg-surface px-3 py-2 text-body"
        />
      </label>
      <div className="mt-2 flex flex-wrap justify-between gap-2">
        <Button size="sm" onClick={onDone}>
          Hecho
        </Button>
        <Button size="sm" variant="quiet" onClick={onRemove}>
          {note.isHighlighted && text === '' ? 'Quitar el subrayado' : 'Borrar'}
        </Button>
      </div>
    </div>
  );
}
