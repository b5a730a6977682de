import { dayInSpain } from '@atalaya/core/platform/madrid-time';
import { formatNumber } from '@atalaya/core/platform/number-format';
import { isNearlyEveryone } from '@atalaya/core/syllabus/questions/corrector';
import { reportReasonNames } from '@atalaya/core/syllabus/questions/reports';
import { Copy, Flag, Landmark, Target, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { inShort, toTheSecond } from '../../admin/moments';
import { useAction } from '../../platform/action/use-action';
import { call } from '../../platform/api';
import { Button } from '../../ui/button';
import { Note } from '../../ui/note';
import { toast } from '../../ui/overlays/toast-store';
import type { Suspect } from './corrector-page';
import { ReportAnswer } from './report-answer';

type EvidenceProps = { suspect: Suspect; onChanged: () => void };

const today = () => dayInSpain(new Date());

export function Evidence({ suspect, onChanged }: EvidenceProps) {
  const { reports, twins, answers, changedLaw, reference, source } = suspect;
  const settle = useAction((act: () => Promise<unknown>) => act(), {
    stale: [],
    done: () => {
      toast({ title: 'Resuelto' });
      onChanged();
    },
    failed: 'No se ha cambiado',
  });
  const isHard = answers !== null && isNearlyEveryone(answers);
  const settleButton = (label: string, act: () => Promise<unknown>) => (
    <Button variant="outline" size="sm" busy={settle.isBusy} onClick={() => settle.run(act)}>
      {label}
    </Button>
  );
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      {reports.map((report) => (
        <Item key={report.id} icon={<Flag />}>
          <p className="font-semibold">{reportReasonNames[report.reason]}</p>
          {report.text && <p className="mt-1 wrap-anywhere">«{report.text}»</p>}
          <p className="mt-1 text-muted">
            {toTheSecond(report.createdAt)}, sobre la versión {report.version}
          </p>
          <ReportAnswer id={report.id} onAnswered={onChanged} />
        </Item>
      ))}
      {twins.map((twin) => (
        <Item key={twin.id} icon={<Copy />}>
          <p className="font-semibold">Se parece mucho a otra</p>
          <p className="my-2 wrap-anywhere">{twin.stem}</p>
          {settleButton('No son la misma', () =>
            call('POST /api/admin/corrector/twins/dismiss', { body: { first: suspect.id, second: twin.id } }),
          )}
        </Item>
      ))}
      {changedLaw && (
        <Item icon={<Landmark />}>
          <p className="font-semibold">{changedLaw.shortName} ha cambiado</p>
          <p className="my-2">
            Texto del {inShort(changedLaw.consolidated)}; la pregunta se comprobó con el del{' '}
            {inShort(suspect.validOn)}.
          </p>
          {settleButton('Sigue siendo correcta', () =>
            call('POST /api/admin/questions/:id/corrections', {
              params: { id: suspect.id },
              body: { reason: `Comprobada con ${changedLaw.shortName} vigente.`, validOn: today() },
            }),
          )}
        </Item>
      )}
      {answers && isHard && (
        <Item icon={<Target />}>
          <p className="my-1 font-semibold">
            La han fallado {formatNumber(answers.errors)} de {formatNumber(answers.total)}
          </p>
          {settleButton('Es difícil, pero correcta', () =>
            call('POST /api/admin/corrector/:id/hard', { params: { id: suspect.id } }),
          )}
        </Item>
      )}
      {!reference && !source && (
        <Item icon={<TriangleAlert />}>
          <p className="font-semibold">No cita norma ni fuente</p>
          <p>Corrígela para añadir una.</p>
        </Item>
      )}
    </div>
  );
}

const Item = ({ icon, children }: { icon: ReactNode; children: ReactNode }) => (
  <Note tone="warning" icon={icon}>
    {children}
  </Note>
);
