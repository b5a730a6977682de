import type { Answer } from '@atalaya/core/api';
import { MOCK_QUESTIONS } from '@atalaya/core/exams/exam';
import { useRevalidator } from 'react-router';
import { inFull } from '../admin/moments';
import { DownloadButton } from '../platform/offline/download-button';
import { Button, ButtonLink } from '../ui/button';
import { Figures } from '../ui/figures';
import { LockedLine } from '../ui/note';
import { useBegin } from './build/use-begin';
import { prepareMock } from './download-mock';
import { mockDownloadId } from './sitting/device-store';
import { Refusal } from './sitting/refusal';

export type MockOffer = Answer<'GET /api/exams/options'>['mock'];

export function MockPanel({ mock }: { mock: MockOffer }) {
  const begin = useBegin();
  const { revalidate } = useRevalidator();
  const isFull = mock.questions === MOCK_QUESTIONS;
  return (
    <section aria-labelledby="oficial" className="rounded-lg bg-panel p-6 text-on-panel md:p-9">
      <div className="grid gap-x-12 gap-y-7 lg:grid-cols-[1fr_auto] lg:items-end">
        <div>
          <h2 id="oficial" className="text-h2">
            {isFull ? 'Simulacro oficial' : 'Simulacro corto'}
          </h2>
          <p className="mt-3 max-w-[52ch] text-on-panel-muted">
            {isFull
              ? 'Las preguntas se reparten por temas como en los seis últimos exámenes oficiales. Cada error resta medio acierto y dejarla en blanco no resta.'
              : 'Una cuarta parte del oficial, al mismo ritmo y con el mismo reparto por temas. Uno a la semana.'}
          </p>
          <Figures
            onPanel
            figures={[
              [mock.questions, 'preguntas'],
              [isFull ? '50' : '12,5', 'minutos'],
              ['3', 'alternativas'],
            ]}
            valueClass="text-[3rem] text-panel-gold"
            className="mt-6 flex flex-wrap gap-x-10 gap-y-4"
          />
        </div>
        <div className="grid gap-3 lg:justify-items-end">
          {mock.runningId ? (
            <ButtonLink size="lg" variant="panel-gold" to={`/test/${mock.runningId}`}>
              Seguir con el que empezaste
            </ButtonLink>
          ) : (
            <Button
              size="lg"
              variant="panel-gold"
              disabled={mock.nextAt !== null}
              busy={begin.isBusy || begin.answer !== undefined}
              busyLabel="Preparando…"
              onClick={() => begin.run({ kind: 'mock', call: null })}
            >
              Hacer un simulacro
            </Button>
          )}
          {!mock.runningId && mock.downloadedId && (
            <ButtonLink variant="on-panel" to={`/test/${mock.downloadedId}`}>
              Hacer el que descargaste
            </ButtonLink>
          )}
          {!mock.runningId && !mock.nextAt && (
            <DownloadButton
              id={mockDownloadId(mock.downloadedId ?? '')}
              variant="on-panel"
              stored={null}
              prepare={prepareMock}
              onStored={() => void revalidate()}
            >
              Descargarlo para hacerlo sin conexión
            </DownloadButton>
          )}
          {mock.nextAt && !mock.runningId && (
            <p className="text-small text-on-panel-muted">El próximo, a partir del {inFull(mock.nextAt)}.</p>
          )}
        </div>
      </div>
      {mock.fullLocked && (
        <div className="mt-6">
          <LockedLine to="/planes" linkLabel="Ver planes">
            El simulacro completo, de 100 preguntas y sin espera, es del plan Plus.
          </LockedLine>
        </div>
      )}
      {begin.error && (
        <div className="mt-6">
          <Refusal error={begin.error} />
        </div>
      )}
    </section>
  );
}
