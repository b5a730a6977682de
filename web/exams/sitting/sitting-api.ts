import type {
  AnswerStep,
  CloseStep,
  DeviceWork,
  FlagStep,
  Sitting,
  StartStep,
} from '@atalaya/core/exams/device-work';
import type { ExamMode } from '@atalaya/core/exams/exam';
import type { Paper } from '@atalaya/core/exams/exams.contract';
import type { HandInRecord } from '@atalaya/core/exams/hand-in-record';
import type { AnswerKey } from '@atalaya/core/syllabus/questions/question-text';
import type { CallOptions } from '../../platform/api';

/** What the session and the outbox need to know of an exam or a battery. */
export type SittingPaper = {
  id: string;
  mode: ExamMode;
  /** Server time. */
  now: string;
  startedAt: string | null;
  deadlineAt: string | null;
  startRecord: string | null;
  questions: readonly { position: number; choice: AnswerKey | null; sequence: number; flagged: boolean }[];
};

export const isExam = (paper: SittingPaper): paper is Paper => 'questionKind' in paper;

type Times = { now: string; deadlineAt: string | null };

/** The endpoints that the outbox sends its steps to. */
export type SittingApi = {
  sitting: Sitting;
  /** The feature in its error codes: `exams.finished`. */
  codes: 'exams' | 'psychometrics';
  read(id: string): Promise<SittingPaper>;
  start(id: string, step: StartStep, options: CallOptions): Promise<SittingPaper>;
  saveAnswer(id: string, step: AnswerStep, options: CallOptions): Promise<Times & { sequence: number }>;
  saveFlag(id: string, step: FlagStep, options: CallOptions): Promise<unknown>;
  closePart(id: string, step: CloseStep, options: CallOptions): Promise<unknown>;
  /** Undefined if there is nothing to hand in any more. */
  handIn(
    work: DeviceWork,
    record: HandInRecord,
    paper: () => Promise<SittingPaper>,
    options: CallOptions,
  ): Promise<(Times & { state: string }) | undefined>;
};
