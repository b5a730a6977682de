import { mergeServerRecord, startWork } from '@atalaya/core/exams/device-work';
import { alternativesOf } from '@atalaya/core/exams/exam';
import type { Paper } from '@atalaya/core/exams/exams.contract';
import { formatCount } from '@atalaya/core/platform/number-format';
import { CircleAlert } from 'lucide-react';
import { useNavigate } from 'react-router';
import { useAction } from '../../platform/action/use-action';
import { call } from '../../platform/api';
import { HttpError, isUnreachable } from '../../platform/http-error';
import { Button, ButtonLink } from '../../ui/button';
import { Note } from '../../ui/note';
import { changeWork, keepPaper, readPaper } from './device-store';

const minutes = (seconds: number): string => {
  const whole = Math.floor(seconds / 60);
  const words = formatCount(whole, 'minuto', 'minutos');
  return seconds % 60 === 0 ? words : `${words} y ${formatCount(seconds % 60, 'segundo', 'segundos')}`;
};

/** The confirmation before the clock starts. Going back costs no attempt. */
export function ExamStart({ paper, userId }: { paper: Paper; userId: string }) {
  const navigate = useNavigate();
  const start = useAction(
    async () => {
      try {
        await call('POST /api/exams/:id/start', { params: { id: paper.id } });
      } catch (error) {
        if (!paper.downloadedAt || !isUnreachable(error)) throw error;
        await startOnDevice(paper, userId);
      }
    },
    {
      caught: (error) => {
        // Another exam is already running: continue with that one.
        const running = error instanceof HttpError ? error.details.examId : undefined;
        if (typeof running === 'string') navigate(`/test/${running}`, { replace: true });
      },
      retries: true,
    },
  );
  const cost =
    alternativesOf(paper.questionKind) === 3 ? 'Un error resta medio acierto' : 'Un error resta un acierto';
  const facts = [
    [String(paper.size), paper.size === 1 ? 'pregunta' : 'preguntas'],
    paper.limitSeconds > 0
      ? [
          String(Math.floor(paper.limitSeconds / 60)),
          paper.limitSeconds % 60 === 0 ? 'minutos' : 'minutos y medio',
        ]
      : ['—', 'sin reloj'],
  ];
  return (
    <main id="contenido" className="grid min-h-dvh content-center bg-ground px-5 py-10">
      <div className="mx-auto w-full max-w-140">
        <h1 className="text-h1">{paper.title}</h1>
        <dl className="mt-7 flex gap-10 border-y border-line py-5">
          {facts.map(([figure, word]) => (
            <div key={word} className="flex flex-col-reverse">
              <dt className="text-muted">{word}</dt>
              <dd className="num text-[3rem]">{figure}</dd>
            </div>
          ))}
        </dl>
        <ul className="mt-6 grid list-disc gap-2 pl-5 text-body marker:text-gold">
          {paper.mode === 'study' ? (
            <li>Verás la respuesta y su artículo en cuanto contestes.</li>
          ) : (
            <>
              <li>{cost}; dejarla en blanco no resta nada.</li>
              <li>Puedes volver atrás, marcar y cambiar lo que quieras hasta entregar.</li>
            </>
          )}
          {paper.limitSeconds > 0 && (
            <li>
              El reloj empieza al pulsar y no se para: a los {minutes(paper.limitSeconds)} se entrega solo.
            </li>
          )}
          {paper.downloadedAt && (
            <li>
              Está descargado: puedes empezarlo sin conexión, y el reloj corre igual en este dispositivo.
            </li>
          )}
          <li>Si se corta la conexión, sigue: todo se guarda en este dispositivo y se envía después.</li>
        </ul>
        {start.fault && (
          <div role="alert" className="mt-6">
            <Note tone="danger" icon={<CircleAlert />}>
              {start.fault}
            </Note>
          </div>
        )}
        <div className="mt-8 flex flex-wrap gap-3 max-sm:*:w-full">
          <Button size="lg" busy={start.isBusy} busyLabel="Preparando…" onClick={() => start.run()}>
            Empezar
          </Button>
          <ButtonLink
            size="lg"
            variant="outline"
            to={paper.kind === 'mock' ? '/campus-estudio/simulacros' : '/test'}
          >
            Ahora no
          </ButtonLink>
        </div>
      </div>
    </main>
  );
}

/** Starts a downloaded exam without network: its clock runs from now, and the server is told later. */
async function startOnDevice(paper: Paper, userId: string): Promise<void> {
  const stored = await readPaper(paper.id);
  const now = stored ? stored.serverNow + Math.max(0, Date.now() - stored.deviceNow) : Date.parse(paper.now);
  const moment = (at: number) => new Date(at).toISOString();
  const running: Paper = {
    ...paper,
    state: 'running',
    now: moment(now),
    startedAt: moment(now),
    deadlineAt: paper.limitSeconds > 0 ? moment(now + paper.limitSeconds * 1000) : null,
  };
  await keepPaper({ paper: running, userId, serverNow: now, deviceNow: Date.now() });
  const sinceDownloadMs = Math.max(0, Math.round(now - Date.parse(paper.downloadedAt ?? paper.now)));
  const exam = { id: paper.id, userId, sitting: 'exam' as const };
  await changeWork(paper.id, (work) =>
    startWork(work ?? mergeServerRecord(undefined, exam, paper.questions, now), {
      key: crypto.randomUUID(),
      sinceDownloadMs,
    }),
  );
}
