import { capitalize } from '@atalaya/core/platform/capitalize';
import { longDay, weekday } from '@atalaya/core/platform/date-format';
import { formatCount, formatUpToTwoDecimals } from '@atalaya/core/platform/number-format';
import type { DiaryEntry } from '@atalaya/core/wellbeing/diary/diary.contract';
import { promptText } from '@atalaya/core/wellbeing/diary/prompts';
import { Pencil, Search, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Form } from 'react-router';
import { useAction } from '../../platform/action/use-action';
import { call } from '../../platform/api';
import { Button } from '../../ui/button';
import { Card } from '../../ui/card';
import { Input } from '../../ui/forms/input';
import { IconButton } from '../../ui/icon-button';
import { Dialog } from '../../ui/overlays/dialog';
import { EmptyState } from '../../ui/state';
import type { DiaryBody } from '../outbox';
import { DiaryForm } from './diary-form';

type ListProps = {
  entries: readonly DiaryEntry[];
  search: string;
  next: string | null;
  total: number;
  onSave: (id: string, body: DiaryBody) => Promise<void>;
  onRemove: (entry: DiaryEntry) => void;
};

export function DiaryList({ entries, search, next, total, onSave, onRemove }: ListProps) {
  const [older, setOlder] = useState<readonly DiaryEntry[]>([]);
  const [after, setAfter] = useState(next);
  const [edited, setEdited] = useState<DiaryEntry | null>(null);
  const ids = new Set(entries.map(({ id }) => id));
  const shown = [...entries, ...older.filter(({ id }) => !ids.has(id))];

  const { run, isBusy } = useAction(
    (before: string) => call('GET /api/diary', { query: { search, before } }),
    {
      stale: [],
      done: (page) => {
        setOlder([...older, ...page.entries]);
        setAfter(page.next);
      },
      failed: 'No se ha podido leer más',
    },
  );

  return (
    <section aria-labelledby="diary-entries" className="mt-8">
      <div className="mb-4 flex flex-wrap items-end justify-between gap-3">
        <h2 id="diary-entries" className="text-h3">
          Lo que has escrito
        </h2>
        {total > 0 && (
          <Form role="search" className="flex min-w-60 flex-1 items-end gap-2 sm:max-w-96">
            <Input
              label="Buscar en tu diario"
              hideLabel
              name="buscar"
              type="search"
              placeholder="Buscar en tu diario"
              defaultValue={search}
              maxLength={100}
              fieldClassName="flex-1"
            />
            <Button type="submit" variant="outline" aria-label="Buscar">
              <Search />
            </Button>
          </Form>
        )}
      </div>
      {search !== '' && (
        <p role="status" className="mb-3 text-small text-muted">
          {shown.length === 0
            ? `Nada con «${search}».`
            : `${formatCount(shown.length, 'anotación', 'anotaciones')} con «${search}».`}
        </p>
      )}
      {shown.length === 0 && search === '' && (
        <EmptyState title="Tu diario está en blanco">
          Empieza por una pregunta, o por lo que te ronde.
        </EmptyState>
      )}
      <ul className="grid gap-4">
        {shown.map((entry) => (
          <li key={entry.id}>
            <Card className="grid max-w-[65rem] gap-2">
              <div className="flex items-start justify-between gap-3">
                <div>
                  <p className="text-small text-muted">
                    {capitalize(weekday(entry.day))}, {longDay(entry.day)}
                  </p>
                  {entry.prompt && <h3 className="mt-0.5 text-h4">{promptText(entry.prompt)}</h3>}
                </div>
                <span className="flex flex-none">
                  {entry.isReadable && (
                    <IconButton
                      label={`Cambiar la anotación del ${longDay(entry.day)}`}
                      size="sm"
                      onClick={() => setEdited(entry)}
                    >
                      <Pencil />
                    </IconButton>
                  )}
                  <IconButton
                    label={`Borrar la anotación del ${longDay(entry.day)}`}
                    size="sm"
                    onClick={() => {
                      setOlder(older.filter(({ id }) => id !== entry.id));
                      onRemove(entry);
                    }}
                  >
                    <Trash2 />
                  </IconButton>
                </span>
              </div>
              {entry.isReadable ? (
                <p className="max-w-[65ch] break-words whitespace-pre-wrap">{entry.text}</p>
              ) : (
                <p className="text-muted">
                  No se puede leer: la clave de la instalación ha cambiado desde entonces.
                </p>
              )}
              <p className="text-small text-muted empty:hidden">{figures(entry)}</p>
            </Card>
          </li>
        ))}
      </ul>
      {after !== null && (
        <Button
          variant="outline"
          className="mt-4"
          busy={isBusy}
          busyLabel="Leyendo…"
          onClick={() => void run(after)}
        >
          Ver más
        </Button>
      )}
      {edited && (
        <Dialog
          open
          onOpenChange={(open) => open || setEdited(null)}
          title="Cambiar la anotación"
          width="720px"
        >
          <DiaryForm
            today={edited.day}
            entry={edited}
            hasConsent={edited.mood !== null || edited.energy !== null || edited.sleepHalfHours !== null}
            onSave={async (id, body) => {
              await onSave(id, body);
              setOlder(older.map((one) => (one.id === id ? { ...one, ...body } : one)));
            }}
            onDone={() => setEdited(null)}
          />
        </Dialog>
      )}
    </section>
  );
}

const figures = ({ mood, energy, sleepHalfHours }: DiaryEntry): string =>
  [
    mood !== null && `Ánimo ${mood} de 5`,
    energy !== null && `Energía ${energy} de 5`,
    sleepHalfHours !== null && `${formatUpToTwoDecimals(sleepHalfHours / 2)} h de sueño`,
  ]
    .filter(Boolean)
    .join(' · ');
