import { LONGEST_STATEMENT, reasonTexts } from '@atalaya/core/forum/moderation';
import { longDay } from '@atalaya/core/platform/date-format';
import type { FormEvent } from 'react';
import { useAction } from '../../platform/action/use-action';
import { call } from '../../platform/api';
import { from, pageLoader } from '../../platform/page-reads';
import { titled } from '../../platform/page-title';
import { requireUser } from '../../platform/require-user';
import { Button } from '../../ui/button';
import { Textarea } from '../../ui/forms/textarea';
import { toast } from '../../ui/overlays/toast-store';
import { Loading, Skeleton } from '../../ui/skeleton';
import type { Route } from './+types/case-page';

export const meta = titled('Decisión sobre tu mensaje', { robots: 'noindex' });

export const clientLoader = pageLoader(
  ({ params }) => from('GET /api/forum/cases/:id', { params: { id: params.id ?? '' } }),
  async (load, { request }) => {
    await requireUser({ url: new URL(request.url) });
    return load();
  },
);

export const HydrateFallback = () => (
  <div className="page-width min-h-dvh max-w-3xl py-10">
    <h1 className="text-h2">Decisión sobre tu mensaje</h1>
    <Loading className="mt-6 grid gap-4">
      <Skeleton className="h-24" />
      <Skeleton className="h-40" />
    </Loading>
  </div>
);

const TITLES = { message: 'Decisión sobre tu mensaje', ban: 'Decisión sobre tu participación' };

type Found = Awaited<ReturnType<typeof clientLoader>>;

function placeOf({ kind, topicTitle }: Found): string {
  if (kind === 'post') return `En el tema «${topicTitle}»`;
  if (kind === 'ban') return 'En la comunidad';
  if (kind === 'patrol-message') return 'En la charla de tu patrulla';
  return kind === 'voice-room' ? 'En una sala de voz' : 'En una conversación privada';
}

function decisionWords({ kind, decision }: Found): string {
  const isRemoved = decision === 'remove';
  if (kind === 'ban')
    return isRemoved
      ? 'No puedes escribir en el foro, los mensajes, tu patrulla o el muro, ni entrar en las salas de voz abiertas. Leer y estudiar sigue igual.'
      : 'Puedes volver a participar en la comunidad.';
  if (kind === 'voice-room')
    return isRemoved ? 'Te hemos retirado el acceso a la sala.' : 'Puedes volver a la sala.';
  return isRemoved ? 'El mensaje se ha retirado.' : 'El mensaje se ve como antes.';
}

/** The statement of reasons, and the one appeal. */
export default function CasePage({ loaderData: found, params }: Route.ComponentProps) {
  return (
    <div className="page-width py-10">
      <div className="max-w-3xl">
        <h1 className="text-h2">{TITLES[found.kind === 'ban' ? 'ban' : 'message']}</h1>
        <p className="mt-2 text-muted wrap-anywhere">
          {placeOf(found)}
          {found.decidedAt && `, ${longDay(found.decidedAt)}`}
        </p>
        {found.kind !== 'ban' && (
          <blockquote className="mt-6 border-l-3 border-line-strong pl-4 wrap-anywhere whitespace-pre-wrap text-muted">
            {found.body}
          </blockquote>
        )}
        <dl className="mt-6 grid gap-4">
          <Fact label="Qué se ha decidido">{decisionWords(found)}</Fact>
          {found.ban && <Fact label="Hasta cuándo">{found.ban.until}</Fact>}
          <Fact label="Por qué">{found.statement}</Fact>
          {found.decision === 'remove' && <Fact label="Norma">{reasonTexts[found.reason].clause}</Fact>}
          <Fact label="Cómo">
            {found.ban
              ? found.ban.how
              : found.wasAutomatic
                ? 'Se ocultó de forma automática, por varios avisos o por un filtro, y después lo decidió una persona del equipo.'
                : 'Lo decidió una persona del equipo, sin medios automáticos.'}
          </Fact>
          {found.appeal && <Fact label="Tu recurso">{found.appeal}</Fact>}
          {found.outcome && <Fact label="Segunda decisión">{found.outcome}</Fact>}
        </dl>
        {found.state === 'appealed' && (
          <p role="status" className="mt-6 font-semibold">
            Tu recurso está en revisión. Te avisaremos.
          </p>
        )}
        {found.mayAppeal && <Appeal caseId={params.id} />}
      </div>
    </div>
  );
}

const Fact = ({ label, children }: { label: string; children: string }) => (
  <div>
    <dt className="text-small font-semibold">{label}</dt>
    <dd className="wrap-anywhere whitespace-pre-wrap">{children}</dd>
  </div>
);

function Appeal({ caseId }: { caseId: string }) {
  const { run, isBusy, fault, faults } = useAction(
    (text: string) => call('POST /api/forum/cases/:id/appeal', { params: { id: caseId }, body: { text } }),
    { done: () => toast({ title: 'Recurso enviado' }) },
  );
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    void run(String(new FormData(event.currentTarget).get('text') ?? ''));
  };
  return (
    <form
      noValidate
      onSubmit={send}
      className="mt-8 grid justify-items-start gap-3 border-t border-line pt-6"
    >
      <h2 className="text-h4">Pedir una segunda revisión</h2>
      <Textarea
        label="Por qué crees que no es correcto"
        name="text"
        rows={5}
        maxLength={LONGEST_STATEMENT}
        error={faults.text ?? fault}
        hint="Se puede pedir una vez, durante seis meses."
        fieldClassName="w-full"
      />
      <Button type="submit" busy={isBusy} busyLabel="Enviando…">
        Enviar recurso
      </Button>
    </form>
  );
}
