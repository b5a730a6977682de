import type { Answer } from '@atalaya/core/api';
import { formatScore } from '@atalaya/core/exams/score';
import { formatCount } from '@atalaya/core/platform/number-format';
import { useQuery } from '@tanstack/react-query';
import { CalendarClock, Trophy } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { span } from '../admin/moments';
import { useAction } from '../platform/action/use-action';
import { call, read } from '../platform/api';
import { SectionFault, SectionLoading } from '../platform/section-states';
import { tierNames } from '../profile/plan-words';
import { Badge } from '../ui/badge';
import { Button, ButtonLink } from '../ui/button';
import { LazyConfirm } from '../ui/overlays/lazy-confirm';
import { Section } from '../ui/section';
import { Ranking } from './ranking';
import { Refusal } from './sitting/refusal';

type Scheduled = Answer<'GET /api/scheduled-mocks'>['items'][number];

const stages = {
  coming: ['neutral', 'Próximo'],
  open: ['success', 'Abierto'],
  closed: ['neutral', 'Cerrado'],
} as const;

export function ScheduledList() {
  const { data, error, refetch } = useQuery({
    ...read('GET /api/scheduled-mocks', { query: { pageSize: 20 } }),
    // A mock's window opens and closes while the page is open.
    staleTime: 0,
    refetchOnMount: 'always',
    refetchOnWindowFocus: true,
  });
  return (
    <Section id="programados" title="Simulacros programados" titleClass="mb-4 text-h3" className="mt-10">
      {error ? (
        <SectionFault error={error} retry={refetch} />
      ) : data ? (
        <ScheduledRows mocks={data.items} />
      ) : (
        <SectionLoading label="Cargando los simulacros programados" rows={1} height="h-28" />
      )}
    </Section>
  );
}

function ScheduledRows({ mocks }: { mocks: readonly Scheduled[] }) {
  const hasWeekly = mocks.some(({ isWeekly, stage }) => isWeekly && stage !== 'closed');
  return (
    <>
      {mocks.length > 0 && (
        <ul className="border-t border-line">
          {mocks.map((mock) => (
            <li key={mock.id} className="border-b border-line py-5">
              <ScheduledRow mock={mock} />
            </li>
          ))}
        </ul>
      )}
      {!hasWeekly && (
        <p className="mt-3 text-small text-muted">
          El simulacro semanal, igual para todo el mundo y con clasificación, se publica cada lunes.
        </p>
      )}
    </>
  );
}

function ScheduledRow({ mock }: { mock: Scheduled }) {
  const [tone, word] = stages[mock.stage];
  return (
    <article className="grid items-center gap-x-8 gap-y-3 md:grid-cols-[minmax(0,1fr)_auto]">
      <div className="min-w-0">
        <h3 className="flex flex-wrap items-center gap-3 text-h4">
          <span className="wrap-anywhere">{mock.title}</span>
          <Badge tone={tone}>{word}</Badge>
        </h3>
        {mock.intro && <p className="mt-1.5 max-w-[60ch]">{mock.intro}</p>}
        <p className="mt-1.5 flex flex-wrap items-center gap-x-2 text-small text-muted [&_svg]:size-4">
          <CalendarClock />
          {span(mock.opensAt, mock.closesAt)}
        </p>
        <p className="mt-1 text-small text-muted">
          {mock.questions} preguntas en {Math.round(mock.seconds / 60)} min ·{' '}
          {mock.topics.length === 0 ? 'reparto oficial' : `temas ${mock.topics.join(', ')}`}
          {mock.participants > 0 && ` · ${formatCount(mock.participants, 'participante', 'participantes')}`}
        </p>
        {mock.result && (
          <p className="mt-2 flex flex-wrap items-center gap-x-2 font-semibold [&_svg]:size-5">
            <Trophy className="text-gold-ink" />
            Puesto {mock.result.position} de {mock.result.of}, con un {formatScore(mock.result.score)}
            <span className="text-small font-normal text-muted">
              La mejor nota, {formatScore(mock.result.best)}; la del medio, {formatScore(mock.result.median)}
            </span>
          </p>
        )}
        {mock.isWeekly && mock.stage === 'closed' && <Ranking mockId={mock.id} title={mock.title} />}
        {mock.attempt?.isFinished && mock.stage !== 'closed' && (
          <p className="mt-2 text-small">Entregado. Tu puesto se publica al cerrarse.</p>
        )}
      </div>
      <Way mock={mock} />
    </article>
  );
}

function Way({ mock }: { mock: Scheduled }) {
  const navigate = useNavigate();
  const [asks, setAsks] = useState(false);
  const enter = useAction(() => call('POST /api/scheduled-mocks/:id/enter', { params: { id: mock.id } }), {
    stale: [],
    done: ({ examId }) => navigate(`/test/${examId}`),
    settled: () => setAsks(false),
  });
  if (mock.attempt?.isFinished)
    return (
      <ButtonLink variant="outline" to={`/test/${mock.attempt.examId}/resultado`} className="max-md:w-full">
        Ver mi resultado
      </ButtonLink>
    );
  if (mock.stage !== 'open') return null;
  if (mock.locked)
    return (
      <ButtonLink variant="outline" to="/planes" className="max-md:w-full">
        Entra con el plan {tierNames[mock.locked]}
      </ButtonLink>
    );
  return (
    <div className="grid gap-3">
      <Button
        className="max-md:w-full"
        busy={enter.isBusy || enter.answer !== undefined}
        busyLabel="Entrando…"
        onClick={() => (mock.attempt ? enter.run() : setAsks(true))}
      >
        {mock.attempt ? 'Seguir' : 'Entrar'}
      </Button>
      {enter.error && <Refusal error={enter.error} />}
      {asks && (
        <LazyConfirm
          onClose={() => setAsks(false)}
          title={`¿Entrar en «${mock.title}»?`}
          description="El tiempo empieza al entrar y solo hay un intento. Si entras tarde, tienes hasta que se cierre."
          confirmLabel="Empezar ahora"
          busy={enter.isBusy}
          onConfirm={() => enter.run()}
        />
      )}
    </div>
  );
}
