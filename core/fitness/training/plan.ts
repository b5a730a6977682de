import { daysBetween, weekdayOf } from '../../profile/study-plan';
import { plusDays } from '../../review/days';
import { type Injury, isActive, type PartKind, partKinds, removedOn } from './injuries';
import { isDeload, type Phase, phasesOf } from './phases';
import { deloaded, tapered, type Volume, volumeAt } from './volumes';

export type Part = { kind: PartKind; quantity: number };
export type SessionState = 'planned' | 'done' | 'missed';

export type Session = {
  /** The day for which it was first planned; it stays when the session moves. */
  key: string;
  day: string;
  state: SessionState;
  isHard: boolean;
  /** Measures the three exercises at their maximum. */
  isTest: boolean;
  /** Nothing of it can be trained: a walk and mobility instead. */
  isCare: boolean;
  parts: Part[];
};

export type PlanWeek = {
  number: number;
  from: string;
  to: string;
  phase: Phase;
  isDeload: boolean;
  volume: Volume;
  sessions: Session[];
};

export type PlanInput = {
  startedOn: string;
  examDate: string;
  /** 0 is Monday. */
  trainingDays: readonly number[];
  injuries: readonly Injury[];
  /** Days with anything in the log. */
  trainedDays: ReadonlySet<string>;
  /** Sessions that the log completes. */
  doneKeys: ReadonlySet<string>;
};

const WEEK = 7;
const NO_TEST_DAYS = 10;
const TEST_EVERY = 3;
/** Days of a week that make it a week without training. */
const INJURED_DAYS = 4;
const hardDays: Record<Phase, number> = { base: 0, build: 2, specific: 2, taper: 2 };

/**
 * The weeks end on the eve of the tests, so that the taper is whole. Nothing is stored: the same inputs give the same
 * plan, and what was missed or hurts changes it.
 */
export function planWeeks(input: PlanInput, today: string): PlanWeek[] {
  const { startedOn, examDate } = input;
  const count = Math.ceil(daysBetween(startedOn, examDate) / WEEK);
  if (count < 1) return [];
  const first = plusDays(examDate, -count * WEEK);
  const weeks: PlanWeek[] = [];
  let level = 0;
  let missedInARow = 0;
  let reference = volumeAt('specific', 0);
  let lastHard = '';
  for (const [index, phase] of phasesOf(count).entries()) {
    const from = plusDays(first, index * WEEK);
    const to = plusDays(from, WEEK - 1);
    const light = isDeload(index, phase);
    if (index > 0) {
      missedInARow = wasMissed(input, plusDays(from, -WEEK), today) ? missedInARow + 1 : 0;
      // After a missed week it is repeated, after two it goes back one.
      if (missedInARow >= 2) level = Math.max(0, level - 1);
      else if (missedInARow === 0 && !light && phase !== 'taper') level += 1;
    }
    if (phase !== 'taper') reference = volumeAt(phase, level);
    const volume =
      phase === 'taper' ? tapered(reference, index === count - 1) : light ? deloaded(reference) : reference;
    const days = trainingDaysOf(input, from);
    const hard = spacedDays(days, light ? Math.min(1, hardDays[phase]) : hardDays[phase], lastHard);
    lastHard = hard.at(-1) ?? lastHard;
    const testDay =
      index % TEST_EVERY === TEST_EVERY - 1 && !light && (phase === 'build' || phase === 'specific')
        ? hard.findLast((day) => daysBetween(day, examDate) > NO_TEST_DAYS)
        : undefined;
    const sessions = shareOut(volume, days, hard)
      .filter(({ day }) => day >= startedOn)
      .map(({ day, parts }) => sessionOn(day, parts, hard.includes(day), day === testDay, input));
    weeks.push({ number: index + 1, from, to, phase, isDeload: light, volume, sessions });
  }
  return moveMissed(weeks, input, today);
}

/** Every training weekday of the week, except the eve of the tests. */
const trainingDaysOf = ({ trainingDays, examDate }: PlanInput, from: string): string[] =>
  Array.from({ length: WEEK }, (_, offset) => plusDays(from, offset)).filter(
    (day) => trainingDays.includes(weekdayOf(day)) && daysBetween(day, examDate) > 1,
  );

/** As many as asked for, never two in a row, not even with the last of the week before. */
function spacedDays(days: readonly string[], count: number, before: string): string[] {
  const chosen: string[] = [];
  let last = before;
  for (const day of days)
    if (chosen.length < count && (last === '' || daysBetween(last, day) > 1)) {
      chosen.push(day);
      last = day;
    }
  return chosen;
}

/** A week without training, or hurt for more than half of it. */
function wasMissed({ trainedDays, injuries, startedOn }: PlanInput, from: string, today: string): boolean {
  if (plusDays(from, WEEK) > today) return false;
  const days = Array.from({ length: WEEK }, (_, offset) => plusDays(from, offset)).filter(
    (day) => day >= startedOn,
  );
  const hurt = days.filter((day) => injuries.some((injury) => isActive(injury, day))).length;
  return hurt >= INJURED_DAYS || !days.some((day) => trainedDays.has(day));
}

/** Runs on the first three days, the bar on the last three, the circuit where one is fresh. */
function shareOut(volume: Volume, days: readonly string[], hard: readonly string[]) {
  const circuitDays = hard.length >= 2 || days.length < 2 ? hard : days.slice(0, 2);
  const shares = {
    run: split(volume.run, days.slice(0, 3), (day) => (hard.includes(day) ? 1 : 2)),
    bar: split(volume.bar, days.slice(-3), () => 1),
    circuit: split(volume.circuit, circuitDays.length > 0 ? circuitDays : days, () => 1),
  };
  return days.map((day) => ({
    day,
    parts: partKinds.flatMap((kind): Part[] => {
      const quantity = shares[kind].get(day) ?? 0;
      return quantity > 0 ? [{ kind, quantity }] : [];
    }),
  }));
}

/** Whole numbers that add up to the total. */
function split(
  total: number,
  days: readonly string[],
  weightOf: (day: string) => number,
): Map<string, number> {
  const shares = new Map<string, number>();
  let weights = days.reduce((sum, day) => sum + weightOf(day), 0);
  let left = total;
  for (const day of days) {
    const share = Math.round((left * weightOf(day)) / weights);
    shares.set(day, share);
    left -= share;
    weights -= weightOf(day);
  }
  return shares;
}

const testParts: readonly Part[] = [
  { kind: 'circuit', quantity: 1 },
  { kind: 'run', quantity: 10 },
  { kind: 'bar', quantity: 1 },
];

function sessionOn(
  day: string,
  planned: readonly Part[],
  isHard: boolean,
  isTest: boolean,
  { injuries, doneKeys }: PlanInput,
): Session {
  const removed = removedOn(injuries, day);
  const canTest = isTest && removed.size === 0;
  const parts = (canTest ? testParts : planned).filter(({ kind }) => !removed.has(kind));
  const isCare = parts.length === 0;
  return {
    key: day,
    day,
    state: doneKeys.has(day) ? 'done' : 'planned',
    isHard: isHard && !isCare,
    isTest: canTest,
    isCare,
    parts,
  };
}

/**
 * Past sessions without a log entry are missed. In the current week the last of them moves to the next free day, if it
 * stands beside no other hard day; the others are let go, because work that piles up is not made up for.
 */
function moveMissed(planned: readonly PlanWeek[], input: PlanInput, today: string): PlanWeek[] {
  const weeks = planned.map((week) => ({
    ...week,
    sessions: week.sessions.map((session): Session => {
      if (session.state === 'done' || session.day >= today) return session;
      return { ...session, state: input.trainedDays.has(session.day) ? 'done' : 'missed' };
    }),
  }));
  const current = weeks.find(({ from, to }) => from <= today && today <= to);
  const missed = current?.sessions.findLast(({ state, isCare }) => state === 'missed' && !isCare);
  const day = current && missed && freeDayFor(missed, weeks, current, input, today);
  if (!day) return weeks;
  const removed = removedOn(input.injuries, day);
  const parts = missed.parts.filter(({ kind }) => !removed.has(kind));
  if (parts.length < missed.parts.length) return weeks;
  const moved: Session = { ...missed, day, state: 'planned' };
  return weeks.map((week) => ({
    ...week,
    sessions: week.sessions
      .map((session) => (session === missed ? moved : session))
      .sort((one, other) => (one.day < other.day ? -1 : 1)),
  }));
}

function freeDayFor(
  session: Session,
  weeks: readonly PlanWeek[],
  { to, sessions }: PlanWeek,
  { examDate }: PlanInput,
  today: string,
): string | undefined {
  const others = weeks.flatMap((week) => week.sessions).filter((other) => other !== session);
  const hard = new Set(
    others.filter((other) => other.isHard && other.state !== 'missed').map(({ day }) => day),
  );
  const taken = new Set(others.filter(({ state }) => state !== 'missed').map(({ day }) => day));
  // One day of the week stays free.
  if (sessions.filter(({ state }) => state !== 'missed').length >= WEEK - 1) return undefined;
  for (let day = today; day <= to && daysBetween(day, examDate) > 1; day = plusDays(day, 1)) {
    const isBesideHard = hard.has(plusDays(day, -1)) || hard.has(plusDays(day, 1));
    const isTooLate = session.isTest && daysBetween(day, examDate) <= NO_TEST_DAYS;
    if (!taken.has(day) && !isTooLate && !(session.isHard && isBesideHard)) return day;
  }
  return undefined;
}
