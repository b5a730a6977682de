import { ShieldCheck } from 'lucide-react';
import { useState } from 'react';
import { useDeviceStore } from '../platform/device-store';
import { from, pageLoader } from '../platform/page-reads';
import { titled } from '../platform/page-title';
import { CampusHead } from '../shell/campus/campus-head';
import { CampusSkeleton, RowsSkeleton } from '../shell/campus/campus-skeleton';
import { userFrom } from '../shell/campus/signed-in';
import { Button } from '../ui/button';
import { Textarea } from '../ui/forms/textarea';
import { Note } from '../ui/note';
import { LazyConfirm } from '../ui/overlays/lazy-confirm';
import type { Route } from './+types/biodata-page';
import { biodataOf, EMPTY_BIODATA } from './biodata-store';
import { Timeline } from './timeline';

export const meta = titled('Cuestionario biográfico');

export const clientLoader = pageLoader(
  () => from('GET /api/interview/biodata'),
  async (load, { context }) => {
    const { prompts } = await load();
    return { prompts, userId: userFrom(context).id };
  },
);

const TITLE = 'Cuestionario biográfico';
const ABOVE = 'La entrevista personal';

/** No model answers and no score: only dates that agree. */
export default function BiodataPage({ loaderData: { prompts, userId } }: Route.ComponentProps) {
  const store = biodataOf(userId);
  const biodata = useDeviceStore(store, EMPTY_BIODATA);
  const [isAsking, setAsking] = useState(false);
  const topics = [...new Set(prompts.map(({ topic }) => topic))];
  return (
    <>
      <CampusHead title={TITLE} above={ABOVE} />
      <div className="max-w-220">
        <Note icon={<ShieldCheck />}>
          Lo que escribes aquí se queda en este dispositivo: no se envía, no se guarda en tu cuenta, no se
          puntúa y se borra al cerrar sesión. El día de la prueba lo que cuenta es la verdad, con las mismas
          fechas en todas partes.
        </Note>
        <Timeline entries={biodata.entries} onChange={(entries) => store.change({ ...biodata, entries })} />
        {topics.map((topic) => (
          <section key={topic} className="mt-10">
            <h2 className="text-h3">{topic}</h2>
            <div className="mt-4 grid gap-5">
              {prompts
                .filter((prompt) => prompt.topic === topic)
                .map(({ id, prompt, why }) => (
                  <Textarea
                    key={id}
                    label={prompt}
                    hint={why}
                    rows={3}
                    maxLength={4_000}
                    value={biodata.answers[id] ?? ''}
                    onChange={({ target }) =>
                      store.change({ ...biodata, answers: { ...biodata.answers, [id]: target.value } })
                    }
                  />
                ))}
            </div>
          </section>
        ))}
        <Button variant="outline" className="mt-8" onClick={() => setAsking(true)}>
          Borrar todo de este dispositivo
        </Button>
        {isAsking && (
          <LazyConfirm
            onClose={() => setAsking(false)}
            title="¿Borrar lo que has escrito?"
            description="Tus respuestas y tu línea del tiempo solo están en este dispositivo: no se pueden recuperar."
            confirmLabel="Borrar"
            danger
            onConfirm={() => {
              setAsking(false);
              store.change(EMPTY_BIODATA);
            }}
          />
        )}
      </div>
    </>
  );
}

export const HydrateFallback = () => (
  <CampusSkeleton title={TITLE} above={ABOVE}>
    <RowsSkeleton rows={5} className="h-32" />
  </CampusSkeleton>
);
