import type { Answer } from '@atalaya/core/api';
import { CircleAlert, Clock, Eye } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useAction } from '../platform/action/use-action';
import { call } from '../platform/api';
import { SectionLoading } from '../platform/section-states';
import { Button } from '../ui/button';
import { Note } from '../ui/note';
import { LazyConfirm } from '../ui/overlays/lazy-confirm';
import { toast } from '../ui/overlays/toast-store';

const StoryForm = lazy(() => import('./story-form'));

type Own = Answer<'GET /api/success-wall/mine'>['own'];

/** The way to tell one's own story, and what became of it. */
export function OwnStory({ own }: { own: Own }) {
  const [isWriting, setWriting] = useState(false);
  return (
    <section
      id="mi-historia"
      aria-labelledby="mi-historia-titulo"
      className="scroll-mt-24 rounded-lg border border-line bg-surface p-5 md:p-7"
    >
      <h2 id="mi-historia-titulo" className="text-h3">
        Tu historia
      </h2>
      {isWriting ? (
        <Suspense fallback={<SectionLoading label="Abriendo el formulario" rows={3} height="h-20" />}>
          <StoryForm own={own} onDone={() => setWriting(false)} />
        </Suspense>
      ) : own ? (
        <Standing own={own} onChange={() => setWriting(true)} />
      ) : (
        <>
          <p className="mt-2 text-muted">
            ¿Has aprobado el test, las físicas o ya tienes plaza? Cuéntalo: qué cambiaste, qué te sobró y qué
            harías otra vez.
          </p>
          <Button className="mt-5" onClick={() => setWriting(true)}>
            Contar mi historia
          </Button>
        </>
      )}
    </section>
  );
}

function Standing({ own, onChange }: { own: NonNullable<Own>; onChange: () => void }) {
  const [asks, setAsks] = useState(false);
  const withdrawal = useAction(() => call('DELETE /api/success-wall/mine'), {
    stale: ['page', ['success-wall']],
    done: () => {
      setAsks(false);
      toast({ title: 'Historia retirada', description: 'Ya no está en el muro ni en la portada.' });
    },
    failed: 'No se ha retirado',
  });
  return (
    <div className="mt-4 grid gap-5">
      <StateNote own={own} />
      <div className="flex flex-wrap gap-2.5">
        <Button variant="outline" size="sm" onClick={onChange}>
          {own.state === 'returned' ? 'Cambiarla y enviarla' : 'Cambiarla'}
        </Button>
        <Button variant="quiet" size="sm" className="text-danger!" onClick={() => setAsks(true)}>
          Retirarla
        </Button>
      </div>
      {asks && (
        <LazyConfirm
          title="¿Retirar tu historia?"
          description="Desaparece del muro y de la portada al momento, con sus reacciones, y borramos el texto."
          confirmLabel="Retirarla"
          danger
          busy={withdrawal.isBusy}
          onConfirm={() => withdrawal.run()}
          onClose={() => setAsks(false)}
        />
      )}
    </div>
  );
}

function StateNote({ own: { state, reason } }: { own: NonNullable<Own> }) {
  if (state === 'published')
    return (
      <Note tone="success" icon={<Eye />}>
        Está en el muro. Si la cambias, la leeremos otra vez antes de enseñarla.
      </Note>
    );
  if (state === 'waiting')
    return <Note icon={<Clock />}>La estamos leyendo. Te avisaremos en cuanto esté en el muro.</Note>;
  return (
    <Note tone="warning" icon={<CircleAlert />}>
      <p className="font-semibold">Necesita un cambio antes de publicarse</p>
      <p className="mt-1 wrap-anywhere whitespace-pre-line">{reason}</p>
    </Note>
  );
}
