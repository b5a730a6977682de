import type { WorkCounts } from '@atalaya/core/exams/device-work';
import type { Paper, PaperQuestion } from '@atalaya/core/exams/exams.contract';
import { useNavigate } from 'react-router';
import { ReportDialog } from '../../syllabus/report-dialog';
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog';
import type { Opened } from './exam-screen';
import { HandInDialog } from './hand-in-dialog';
import { MapSheet } from './map-sheet';
import type { MapEntry } from './question-map';

type DialogsProps = {
  opened: Opened;
  paper: Paper;
  question: PaperQuestion;
  entries: readonly MapEntry[];
  current: number;
  counts: WorkCounts;
  isOffline: boolean;
  onClose: () => void;
  onGo: (position: number) => void;
  onHandIn: () => void;
};

/** Loaded with the exam: without a network nothing more can be loaded. */
export function ExamDialogs(props: DialogsProps) {
  const { opened, paper, question, entries, current, counts, onClose } = props;
  const navigate = useNavigate();
  const close = (open: boolean) => open || onClose();
  const isStudy = paper.mode === 'study';
  const home = paper.kind === 'mock' ? '/campus-estudio/simulacros' : '/test';
  if (opened === 'map')
    return (
      <MapSheet
        entries={entries}
        current={current}
        counts={counts}
        isStudy={isStudy}
        onGo={props.onGo}
        onClose={onClose}
      />
    );
  if (opened === 'hand-in')
    return (
      <HandInDialog
        entries={entries}
        counts={counts}
        isStudy={isStudy}
        isOffline={props.isOffline}
        onGo={props.onGo}
        onHandIn={props.onHandIn}
        onClose={onClose}
      />
    );
  if (opened === 'report')
    return <ReportDialog questionId={question.questionId} version={question.version} onClose={onClose} />;
  return (
    <ConfirmDialog
      open={opened === 'leave'}
      onOpenChange={close}
      title={isStudy ? '¿Salir del test?' : '¿Salir del examen?'}
      description={
        paper.limitSeconds > 0
          ? 'Tus respuestas quedan guardadas y el reloj sigue corriendo. Puedes volver antes de que acabe el tiempo.'
          : 'Tus respuestas quedan guardadas y puedes seguir cuando quieras.'
      }
      confirmLabel="Salir"
      cancelLabel="Seguir aquí"
      onConfirm={() => navigate(home)}
    />
  );
}
