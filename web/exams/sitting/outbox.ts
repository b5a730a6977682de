import {
  type AnswerStep,
  acceptServerAnswer,
  acknowledge,
  type CloseStep,
  cancelHandIn,
  clampTimes,
  type DeviceWork,
  type FlagStep,
  handInRecordOf,
  handInWork,
  type StartStep,
  type Step,
} from '@atalaya/core/exams/device-work';
import { type AnswerKey, answerKeys } from '@atalaya/core/syllabus/questions/question-text';
import { HttpError, isNoPlace } from '../../platform/http-error';
import { inTurn, maySendFor, sentBy } from '../../platform/offline/outbox';
import { verdictOf } from '../../platform/offline/verdict';
import { STALE_BUILD } from '../../platform/stale-build';
import { changeWork, forgetExam, keepPaper, readPaper, readWork, type StoredPaper } from './device-store';
import { examApi } from './exam-api';
import { refusedAnswers } from './refused-answers';
import type { SittingApi, SittingPaper } from './sitting-api';

/** The outcome of sending the outbox. */
export type Sent =
  | { end: 'empty' }
  /** No network, a busy server or an outdated page: retry, not before the server allows it. */
  | { end: 'later'; afterMs: number | null }
  | { end: 'signed-out' }
  /** The server has everything and the result exists. */
  | { end: 'finished' };

export type Listeners = {
  /** Called after every change of the stored work. */
  work(work: DeviceWork): void;
  /** The server's time and the deadline. */
  time(now: string, deadlineAt: string | null): void;
  /** A message for the user about a refused change. */
  notice(sentence: string): void;
};

/** Sends the steps in order until the outbox is empty or sending fails. A lock allows one tab at a time. */
export function drain(examId: string, listeners: Listeners, api: SittingApi = examApi): Promise<Sent> {
  return inTurn(`exam.${examId}`, () => drainAlone(examId, listeners, api));
}

async function drainAlone(examId: string, listeners: Listeners, api: SittingApi): Promise<Sent> {
  let stored = await readPaper(examId);
  for (;;) {
    const work = await inTime(examId, stored);
    const [first] = work?.outbox ?? [];
    if (!work || !first) return { end: 'empty' };
    // A hand-in carries all pending steps with it, under its signature; the server must know of the start before.
    const handedIn = work.outbox.find(({ type }) => type === 'hand-in');
    const step = first.type === 'start' ? first : (handedIn ?? first);
    if (!maySendFor(work.userId)) return { end: 'signed-out' };
    try {
      if (step.type === 'start') stored = await sendStart(work, step, listeners, api);
      else if (step.type === 'answer') await sendAnswer(work, step, listeners, api);
      else if (step.type === 'flag' || step.type === 'close') await sendOther(work, step, listeners, api);
      else if ((await sendHandIn(work, listeners, api)) === 'finished') return { end: 'finished' };
    } catch (error) {
      const verdict = await verdictOf(error);
      if (verdict.kind === 'later') return { end: 'later', afterMs: verdict.afterMs };
      // Closing another device helps; a sign-in would not.
      if (isNoPlace(error)) return { end: 'later', afterMs: null };
      if (verdict.kind === 'signed-out') return { end: 'signed-out' };
      if (verdict.kind === 'stale-build') {
        listeners.notice(STALE_BUILD);
        return { end: 'later', afterMs: null };
      }
      if (!(error instanceof HttpError)) throw error;
      if (step.type === 'start') {
        // Another mock is running, for example: nothing is dropped, and the next try may succeed.
        listeners.notice(error.sentence);
        return { end: 'later', afterMs: null };
      }
      if (error.code === `${api.codes}.finished`) {
        const paper = stored;
        if (step.type !== 'hand-in' && paper?.paper.deadlineAt) {
          // The server's clock may have ended it: a hand-in still carries what was answered in time.
          listeners.work(await changeWork(examId, (latest) => endInTime(held(latest), paper)));
          continue;
        }
        // Another device handed it in: the server's record counts.
        listeners.notice(error.sentence);
        await forgetExam(examId);
        return { end: 'finished' };
      }
      listeners.work(await refuse(work, step, error, listeners, api));
      // A forged clock makes it fetch the paper with the right time.
      stored = await readPaper(examId);
    }
  }
}

/** Steps left when the time ran out can only be sent with a hand-in, which says when they were made. */
async function inTime(examId: string, stored: StoredPaper | undefined): Promise<DeviceWork | undefined> {
  const work = await readWork(examId);
  const deadline = Date.parse(stored?.paper.deadlineAt ?? '');
  const now = stored ? stored.serverNow + Math.max(0, Date.now() - stored.deviceNow) : 0;
  if (!work || work.outbox.length === 0 || !stored || !(now > deadline)) return work;
  return changeWork(examId, (latest) => endInTime(held(latest), stored));
}

const endInTime = (work: DeviceWork, { paper }: StoredPaper): DeviceWork =>
  handInWork(work, {
    key: crypto.randomUUID(),
    because: 'time',
    elapsedMs: Math.max(0, Date.parse(paper.deadlineAt ?? '') - Date.parse(paper.startedAt ?? '')),
  });

async function sendStart(
  { examId, userId }: DeviceWork,
  step: StartStep,
  listeners: Listeners,
  api: SittingApi,
): Promise<StoredPaper> {
  const paper = await api.start(examId, step, sentBy(userId));
  const stored = await storePaper(paper, userId);
  listeners.time(paper.now, paper.deadlineAt);
  listeners.work(await changeWork(examId, (work) => acknowledge(held(work), step.key)));
  return stored;
}

async function sendAnswer(
  { examId, userId }: DeviceWork,
  step: AnswerStep,
  listeners: Listeners,
  api: SittingApi,
): Promise<void> {
  const saved = await api.saveAnswer(examId, step, sentBy(userId));
  listeners.time(saved.now, saved.deadlineAt);
  listeners.work(
    await changeWork(examId, (work) =>
      acknowledge(held(work), step.key, { sequence: saved.sequence, at: Date.parse(saved.now) }),
    ),
  );
}

async function sendOther(
  { examId, userId }: DeviceWork,
  step: FlagStep | CloseStep,
  listeners: Listeners,
  api: SittingApi,
): Promise<void> {
  if (step.type === 'flag') await api.saveFlag(examId, step, sentBy(userId));
  else await api.closePart(examId, step, sentBy(userId));
  listeners.work(await changeWork(examId, (work) => acknowledge(held(work), step.key)));
}

async function sendHandIn(
  work: DeviceWork,
  listeners: Listeners,
  api: SittingApi,
): Promise<'finished' | 'running'> {
  const { examId, userId } = work;
  const record = handInRecordOf(work);
  const stored = (await readPaper(examId))?.paper;
  const paper = async () => (stored?.startRecord ? stored : fetchPaper(examId, userId, listeners, api));
  if (!record) return 'running';
  const answer = await api.handIn(work, record, paper, sentBy(userId));
  if (!answer) {
    await forgetExam(examId);
    return 'finished';
  }
  listeners.time(answer.now, answer.deadlineAt);
  if (answer.state === 'finished') {
    await forgetExam(examId);
    return 'finished';
  }
  // This device's clock was ahead: the answers are saved and the exam continues.
  const steps = record.changes.map(({ key }) => key);
  listeners.work(
    await changeWork(examId, (now) => {
      const back = cancelHandIn(held(now));
      return {
        ...back,
        outbox: back.outbox.filter((one) => one.type === 'hand-in' || !steps.includes(one.key)),
      };
    }),
  );
  return 'running';
}

/** Removes a step that was refused for good, so that the next ones can be sent. */
async function refuse(
  { examId, userId }: DeviceWork,
  step: Step,
  error: HttpError,
  listeners: Listeners,
  api: SittingApi,
): Promise<DeviceWork> {
  const stored = await readPaper(examId);
  if (error.code === 'exams.time-over' && stored)
    return changeWork(examId, (work) => endInTime(held(work), stored));
  if (error.code === `${api.codes}.forged-clock` && stored) {
    const { startedAt, now } = await fetchPaper(examId, stored.userId, listeners, api);
    const latest = Math.max(0, Date.parse(now) - Date.parse(startedAt ?? now));
    return changeWork(examId, (work) => clampTimes(held(work), latest));
  }
  listeners.notice(error.sentence);
  if (step.type !== 'answer') return changeWork(examId, (work) => acknowledge(held(work), step.key));
  const record = recordIn(error);
  // Where the server tells what it has, that counts.
  if (!record) await refusedAnswers(api).refuse(userId, { id: step.key, examId, step }, error.sentence);
  return changeWork(examId, (work) => acceptServerAnswer(held(work), step.position, record));
}

async function fetchPaper(
  examId: string,
  userId: string,
  listeners: Listeners,
  api: SittingApi,
): Promise<SittingPaper> {
  const paper = await api.read(examId);
  listeners.time(paper.now, paper.deadlineAt);
  await storePaper(paper, userId);
  return paper;
}

async function storePaper(paper: SittingPaper, userId: string): Promise<StoredPaper> {
  const known = (await readPaper(paper.id))?.paper.startRecord ?? null;
  const stored = {
    paper: { ...paper, startRecord: paper.startRecord ?? known },
    userId,
    serverNow: Date.parse(paper.now),
    deviceNow: Date.now(),
  };
  await keepPaper(stored);
  return stored;
}

const isKey = (value: unknown): value is AnswerKey => answerKeys.some((key) => key === value);

/** The server's state of a question, from the details of its refusal. */
function recordIn({ details }: HttpError): { choice: AnswerKey | null; sequence: number } | undefined {
  const { choice, sequence } = details;
  return typeof sequence === 'number' ? { choice: isKey(choice) ? choice : null, sequence } : undefined;
}

function held(work: DeviceWork | undefined): DeviceWork {
  if (!work) throw new Error('this exam is not on this device any more');
  return work;
}
