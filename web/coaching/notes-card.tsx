import { limits } from '@atalaya/core/coaching/coaching';
import type { NoteView } from '@atalaya/core/coaching/parts.contract';
import { shortDay } from '@atalaya/core/platform/date-format';
import { dayInSpain } from '@atalaya/core/platform/madrid-time';
import { LockKeyhole, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { ActionFault } from '../platform/action/action-fault';
import { useAction } from '../platform/action/use-action';
import { Badge } from '../ui/badge';
import { Button } from '../ui/button';
import { Card } from '../ui/card';
import { Checkbox } from '../ui/forms/checkbox';
import { Textarea } from '../ui/forms/textarea';
import { IconButton } from '../ui/icon-button';
import { LazyConfirm } from '../ui/overlays/lazy-confirm';

type Written = { text: string; isPrivate: boolean };
type NotesCardProps = {
  notes: readonly NoteView[];
  /** Undefined where nothing can be written any more. */
  write: ((note: Written) => Promise<unknown>) | undefined;
  remove: (id: string) => Promise<unknown>;
  /** Coaches may keep notes to themselves. */
  mayBePrivate?: boolean;
};

export function NotesCard({ notes, write, remove, mayBePrivate }: NotesCardProps) {
  const removal = useAction(remove);
  const [asked, setAsked] = useState<string>();
  return (
    <Card>
      <h2 id="notas" className="scroll-mt-24 text-h3">
        Notas
      </h2>
      {write && <NoteForm write={write} mayBePrivate={mayBePrivate ?? false} />}
      {notes.length === 0 && <p className="mt-3 text-muted">Aún no hay ninguna.</p>}
      <ul className="mt-4 grid gap-4 empty:hidden">
        {notes.map((note) => (
          <li key={note.id} className="grid grid-cols-[1fr_auto] gap-x-3 border-t border-line pt-3">
            <div className="min-w-0">
              <p className="flex flex-wrap items-center gap-2 text-small text-muted">
                {note.isMine ? 'Tú' : note.author}, {shortDay(dayInSpain(note.at))}
                {note.isPrivate && (
                  <Badge>
                    <LockKeyhole />
                    Privada
                  </Badge>
                )}
              </p>
              <p className="mt-1 wrap-anywhere whitespace-pre-line">{note.text}</p>
            </div>
            {note.isMine && (
              <IconButton
                label={`Borrar la nota del ${shortDay(dayInSpain(note.at))}`}
                size="sm"
                onClick={() => setAsked(note.id)}
              >
                <Trash2 />
              </IconButton>
            )}
          </li>
        ))}
      </ul>
      <ActionFault id="borrar-nota-error" fault={removal.faults.form} />
      {asked && (
        <LazyConfirm
          onClose={() => setAsked(undefined)}
          title="¿Borrar la nota?"
          description="Deja de verla también la otra persona. No se puede deshacer."
          confirmLabel="Borrar"
          danger
          onConfirm={() => {
            setAsked(undefined);
            removal.run(asked);
          }}
        />
      )}
    </Card>
  );
}

function NoteForm({
  write,
  mayBePrivate,
}: {
  write: (note: Written) => Promise<unknown>;
  mayBePrivate: boolean;
}) {
  const [text, setText] = useState('');
  const [isPrivate, setPrivate] = useState(mayBePrivate);
  const { run, isBusy, faults } = useAction(write, { done: () => setText('') });
  return (
    <form
      noValidate
      className="mt-3 grid gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        run({ text, isPrivate });
      }}
    >
      <Textarea
        label="Escribe una nota"
        hint={mayBePrivate ? undefined : 'La veis los dos.'}
        rows={2}
        maxLength={limits.note}
        value={text}
        error={faults.text}
        onChange={({ target }) => setText(target.value)}
      />
      {mayBePrivate && (
        <Checkbox
          label="Privada, solo para quien acompaña"
          checked={isPrivate}
          onChange={({ target }) => setPrivate(target.checked)}
        />
      )}
      <ActionFault id="nota-error" fault={faults.form} />
      <Button type="submit" size="sm" variant="outline" busy={isBusy} className="justify-self-start">
        Guardar la nota
      </Button>
    </form>
  );
}
