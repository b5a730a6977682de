import type { AnswerKey } from '../syllabus/questions/question-text.ts';
import type { HandInRecord } from './hand-in-record.ts';

/** An answer as the device shows it, including changes the server has not received. */
export type LocalAnswer = { choice: AnswerKey | null; sequence: number; flagged: boolean };

export type AnswerStep = {
  type: 'answer';
  key: string;
  position: number;
  choice: AnswerKey | null;
  base: number;
  elapsedMs: number;
  spentMs: number;
};
export type FlagStep = { type: 'flag'; key: string; position: number; flagged: boolean };
export type HandInStep = { type: 'hand-in'; key: string; because: 'student' | 'time'; elapsedMs: number };
/** Closes a part with its own clock before time does. Exams have no parts, psychotechnical batteries do. */
export type CloseStep = { type: 'close'; key: string; part: number; elapsedMs: number };
/** The start of a downloaded exam on a device without network. */
export type StartStep = { type: 'start'; key: string; sinceDownloadMs: number };
export type Step = StartStep | AnswerStep | FlagStep | CloseStep | HandInStep;

/** What is being answered, which decides where its steps are sent. */
export type Sitting = 'exam' | 'battery';

/**
 * The local state of an exam. Each step is stored in the outbox before it is sent and removed once acknowledged, so it
 * survives a closed page, a lost connection or an expired session.
 */
export type DeviceWork = {
  examId: string;
  /** An exam unless it says otherwise. */
  sitting?: Sitting;
  /** Steps are only sent in a session of this user. */
  userId: string;
  answers: Record<number, LocalAnswer>;
  outbox: readonly Step[];
  /** Position of the question on screen. */
  place: number;
  seen: readonly number[];
  /** When each part was closed on this device, in milliseconds from the start. */
  closed?: Readonly<Record<number, number>>;
  /** Server time of the newest known record or saved answer; older ones (from a cached page) are ignored. */
  knownAt: number;
};

type ServerAnswer = LocalAnswer & { position: number };

export const isHandedIn = ({ outbox }: DeviceWork): boolean => outbox.some(({ type }) => type === 'hand-in');

const positionOf = (step: Step): number | null => ('position' in step ? step.position : null);
const isAbout = (position: number) => (step: Step) => positionOf(step) === position;

/** Takes the server's answers, except for questions with queued steps. */
export function mergeServerRecord(
  work: DeviceWork | undefined,
  exam: { id: string; userId: string; sitting?: Sitting },
  record: readonly ServerAnswer[],
  at: number,
): DeviceWork {
  const known = work?.examId === exam.id && work.userId === exam.userId ? work : undefined;
  if (known && known.knownAt >= at) return known;
  const answers: Record<number, LocalAnswer> = {};
  for (const { position, choice, sequence, flagged } of record) {
    const held = known?.outbox.some(isAbout(position)) ? known.answers[position] : undefined;
    answers[position] = held ?? { choice, sequence, flagged };
  }
  return {
    examId: exam.id,
    userId: exam.userId,
    ...(exam.sitting && { sitting: exam.sitting }),
    ...(known?.closed && { closed: known.closed }),
    answers,
    outbox: known?.outbox ?? [],
    place: known?.place ?? resumePosition(record),
    seen: known?.seen ?? [],
    knownAt: at,
  };
}

/** The question after the last answered one. */
function resumePosition(record: readonly ServerAnswer[]): number {
  const last = record.reduce((latest, { position, choice }) => (choice === null ? latest : position), 0);
  return Math.max(1, Math.min(last + 1, record.length));
}

/** A downloaded exam is started once; the step goes before all others. */
export const startWork = (work: DeviceWork, step: Omit<StartStep, 'type'>): DeviceWork =>
  work.outbox.some(({ type }) => type === 'start')
    ? work
    : { ...work, outbox: [{ type: 'start', ...step }, ...work.outbox] };

export function answer(
  work: DeviceWork,
  given: Pick<AnswerStep, 'key' | 'position' | 'choice' | 'elapsedMs' | 'spentMs'>,
): DeviceWork {
  const before = work.answers[given.position];
  if (!before || before.choice === given.choice || isHandedIn(work)) return work;
  return {
    ...work,
    answers: {
      ...work.answers,
      [given.position]: { ...before, choice: given.choice, sequence: before.sequence + 1 },
    },
    outbox: [...work.outbox, { type: 'answer', ...given, base: before.sequence }],
  };
}

export function flag(work: DeviceWork, key: string, position: number, flagged: boolean): DeviceWork {
  const before = work.answers[position];
  if (!before || before.flagged === flagged) return work;
  return {
    ...work,
    answers: { ...work.answers, [position]: { ...before, flagged } },
    outbox: [...work.outbox, { type: 'flag', key, position, flagged }],
  };
}

export function goTo(work: DeviceWork, position: number): DeviceWork {
  if (!work.answers[position]) return work;
  const seen = work.seen.includes(position) ? work.seen : [...work.seen, position];
  return { ...work, place: position, seen };
}

export function closePart(work: DeviceWork, step: Omit<CloseStep, 'type'>): DeviceWork {
  if (work.closed?.[step.part] !== undefined || isHandedIn(work)) return work;
  return {
    ...work,
    closed: { ...work.closed, [step.part]: step.elapsedMs },
    outbox: [...work.outbox, { type: 'close', ...step }],
  };
}

export const handInWork = (work: DeviceWork, step: Omit<HandInStep, 'type'>): DeviceWork =>
  isHandedIn(work) ? work : { ...work, outbox: [...work.outbox, { type: 'hand-in', ...step }] };

export function acknowledge(
  work: DeviceWork,
  key: string,
  saved?: { sequence: number; at: number },
): DeviceWork {
  const step = work.outbox.find((one) => one.key === key);
  const outbox = work.outbox.filter((one) => one.key !== key);
  const position = step && positionOf(step);
  const held = position ? work.answers[position] : undefined;
  const isLast = position ? !outbox.some((one) => one.type === 'answer' && one.position === position) : false;
  const knownAt = Math.max(work.knownAt, saved?.at ?? 0);
  if (!position || !held || !saved || !isLast) return { ...work, outbox, knownAt };
  const { sequence } = saved;
  return { ...work, outbox, knownAt, answers: { ...work.answers, [position]: { ...held, sequence } } };
}

/** The steps of `after` that `before` does not have. */
export function newSteps(before: DeviceWork, after: DeviceWork): readonly Step[] {
  const known = new Set(before.outbox.map(({ key }) => key));
  return after.outbox.filter(({ key }) => !known.has(key));
}

/** Steps that may be in the work already: repeating one changes nothing. */
export const repeatSteps = (work: DeviceWork, steps: readonly Step[]): DeviceWork =>
  steps.reduce(repeat, work);

function repeat(work: DeviceWork, step: Step): DeviceWork {
  switch (step.type) {
    case 'answer':
      // Another sequence means that it is in the work already or that the question was answered again since.
      return work.answers[step.position]?.sequence === step.base ? answer(work, step) : work;
    case 'flag':
      return flag(work, step.key, step.position, step.flagged);
    case 'close':
      return closePart(work, step);
    case 'hand-in':
      return handInWork(work, step);
    case 'start':
      return startWork(work, step);
  }
}

/** On a conflict: drops the queued answers to the question and shows the server's. */
export function acceptServerAnswer(
  work: DeviceWork,
  position: number,
  record: { choice: AnswerKey | null; sequence: number } | undefined,
): DeviceWork {
  const held = work.answers[position];
  const outbox = work.outbox.filter((step) => step.type !== 'answer' || step.position !== position);
  if (!held || !record) return { ...work, outbox };
  return { ...work, outbox, answers: { ...work.answers, [position]: { ...held, ...record } } };
}

/** The device's clock was wrong, and the exam continues. */
export const cancelHandIn = (work: DeviceWork): DeviceWork => ({
  ...work,
  outbox: work.outbox.filter(({ type }) => type !== 'hand-in'),
});

/** For a device whose clock ran ahead. */
export const clampTimes = (work: DeviceWork, latestMs: number): DeviceWork => ({
  ...work,
  outbox: work.outbox.map((step) =>
    'elapsedMs' in step ? { ...step, elapsedMs: Math.min(step.elapsedMs, latestMs) } : step,
  ),
});

/** All unacknowledged steps; undefined until the exam is handed in. */
export function handInRecordOf(work: DeviceWork): HandInRecord | undefined {
  const end = work.outbox.find((step) => step.type === 'hand-in');
  if (!end) return undefined;
  return {
    because: end.because,
    elapsedMs: end.elapsedMs,
    changes: work.outbox.flatMap((step) => {
      if (step.type !== 'answer') return [];
      const { position, choice, base, key, elapsedMs, spentMs } = step;
      return [{ position, choice, base, key, elapsedMs, spentMs }];
    }),
    flags: work.outbox.flatMap((step) =>
      step.type === 'flag' ? [{ position: step.position, flagged: step.flagged }] : [],
    ),
    seen: work.seen,
  };
}

export type WorkCounts = { answered: number; blank: number; flagged: number; firstBlank: number | null };

export function countWork({ answers }: DeviceWork): WorkCounts {
  const all = Object.entries(answers).map(([position, held]) => ({ position: Number(position), ...held }));
  const blanks = all.filter(({ choice }) => choice === null).map(({ position }) => position);
  return {
    answered: all.length - blanks.length,
    blank: blanks.length,
    flagged: all.filter(({ flagged }) => flagged).length,
    firstBlank: blanks.length > 0 ? Math.min(...blanks) : null,
  };
}
