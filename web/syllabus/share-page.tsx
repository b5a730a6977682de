import { lockOf, tierOfTopic } from '@atalaya/core/syllabus/access';
import { topicPath } from '@atalaya/core/syllabus/reading/reading';
import { beginningOf, sharedText } from '@atalaya/core/syllabus/reading/shared-note';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { useAction } from '../platform/action/use-action';
import { read } from '../platform/api';
import { sentenceFor } from '../platform/http-error';
import { from, pageLoader } from '../platform/page-reads';
import { titled } from '../platform/page-title';
import { CampusHead } from '../shell/campus/campus-head';
import { CampusSkeleton, RowsSkeleton } from '../shell/campus/campus-skeleton';
import { userFrom } from '../shell/campus/signed-in';
import { Button } from '../ui/button';
import { Select } from '../ui/forms/select';
import { Textarea } from '../ui/forms/textarea';
import { toast } from '../ui/overlays/toast-store';
import { Skeleton } from '../ui/skeleton';
import type { Route } from './+types/share-page';
import { deliverChange, type NoteChange } from './reader/outbox';

type NoteBody = Extract<NoteChange, { kind: 'note' }>['note'];

export const meta = titled('Guardar en tus notas');

export const clientLoader = pageLoader(
  () => ({ topics: from('GET /api/topics'), reading: from('GET /api/syllabus/reading') }),
  async (load, { context }) => {
    const { id: userId, tier } = userFrom(context);
    const {
      topics,
      reading: { last },
    } = await load();
    const open = topics.filter(
      ({ number, status }) => status === 'written' && lockOf(tier, tierOfTopic(number)) === null,
    );
    return { userId, last, topics: open.map(({ number, shortTitle }) => ({ number, shortTitle })) };
  },
);

const ABOVE = 'Compartido desde otra aplicación';

/** Share target of the installed app (manifest.webmanifest): saves a note in a section. */
export default function SharePage({ loaderData: { userId, topics, last } }: Route.ComponentProps) {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const shared = sharedText({
    title: search.get('titulo'),
    text: search.get('texto'),
    url: search.get('enlace'),
  });
  const lastRead = topics.find(({ number }) => number === last?.topic);
  const [topic, setTopic] = useState((lastRead ?? topics[0])?.number ?? 1);
  const [chosen, setChosen] = useState(lastRead ? last?.section : undefined);
  const { data, error, refetch } = useQuery(
    read('GET /api/topics/:id/content', { params: { id: topic }, query: { format: 'blocks' } }),
  );
  const sections = data?.sections ?? [];
  const section = sections.find(({ id }) => id === chosen) ?? sections[0];

  const [id] = useState(() => crypto.randomUUID());
  // Saved first, so that the topic page finds the note.
  const { run, isBusy } = useAction(
    (note: NoteBody) =>
      deliverChange(userId, { kind: 'note', topic, id, note, at: new Date().toISOString() }),
    {
      stale: [],
      done: (isSent, note) => {
        toast({
          title: isSent ? 'Guardado en tus notas' : 'Guardado en este dispositivo',
          description: `Tema ${topic}, ${section?.title ?? ''}`,
        });
        return navigate(topicPath(topic, note.section), { replace: true });
      },
      failed: 'No se ha guardado la nota',
    },
  );

  const save = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const text = String(new FormData(event.currentTarget).get('note') ?? '').trim();
    const passage = beginningOf(section?.blocks ?? []);
    if (!section || !passage || text === '') return;
    void run({ ...passage, section: section.id, text, isHighlighted: false, color: 'yellow' });
  };

  return (
    <>
      <CampusHead title="Guardar en tus notas" above={ABOVE} />
      <form onSubmit={save} className="grid max-w-[38.5rem] gap-5">
        <Textarea label="Nota" name="note" defaultValue={shared} required maxLength={5_000} rows={6} />
        <Select
          label="Tema"
          value={String(topic)}
          onChange={(event) => {
            setTopic(Number(event.target.value));
            setChosen(undefined);
          }}
          options={topics.map(({ number, shortTitle }) => ({
            value: String(number),
            label: `${number}. ${shortTitle}`,
          }))}
        />
        <Select
          label="Sección"
          value={section?.id ?? ''}
          onChange={(event) => setChosen(event.target.value)}
          disabled={!section}
          error={error ? sentenceFor(error) : undefined}
          options={sections.map(({ id, title }) => ({ value: id, label: title }))}
        />
        <div className="flex flex-wrap gap-3">
          <Button type="submit" disabled={!section || isBusy}>
            Guardar la nota
          </Button>
          {error && (
            <Button variant="outline" onClick={() => void refetch()}>
              Reintentar
            </Button>
          )}
        </div>
      </form>
    </>
  );
}

export const HydrateFallback = () => (
  <CampusSkeleton title="Guardar en tus notas" above={ABOVE} className="grid max-w-[38.5rem] gap-5">
    <Skeleton className="h-48 rounded-lg" />
    <RowsSkeleton rows={2} className="h-20" />
  </CampusSkeleton>
);
