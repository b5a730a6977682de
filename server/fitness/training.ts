import { type FitnessEvent, nextStep, stepsOf } from '@atalaya/core/fitness/events';
import { resultsOf } from '@atalaya/core/fitness/standing';
import { type HealthAnswers, healthVerdict } from '@atalaya/core/fitness/training/health';
import type { InjuryArea } from '@atalaya/core/fitness/training/injuries';
import { trainingAllowance } from '@atalaya/core/fitness/training/load';
import { planWeeks } from '@atalaya/core/fitness/training/plan';
import type { TrainingEntry } from '@atalaya/core/fitness/training/training.contract';
import { dayInSpain } from '@atalaya/core/platform/madrid-time';
import { pastDayFault } from '@atalaya/core/platform/text/past-day';
import { examDateFault } from '@atalaya/core/profile/study-plan';
import { plusDays } from '@atalaya/core/review/days';
import { findAccount } from '../auth/accounts';
import { requireRoom } from '../platform/allowance/allowance';
import { AppError } from '../platform/app-error';
import type { Db } from '../platform/db';
import type { Kit } from '../platform/kit';
import * as rows from './fitness.queries';

/** Weeks of a long plan that are shown at once, around today. */
const WEEKS_BEFORE = 8;
const WEEKS_AFTER = 20;

export async function readTraining({ db, clock }: Kit, userId: string) {
  const now = clock.now();
  const today = dayInSpain(now);
  const [settings, results, log, injuries, account] = await Promise.all([
    rows.selectSettings(db, userId),
    rows.selectResults(db, userId),
    rows.selectLog(db, userId),
    rows.selectInjuries(db, userId),
    findAccount(db, userId, now),
  ]);
  const examDate = settings?.examDate ?? account?.examDate ?? null;
  return {
    today,
    examDate,
    ownDate: settings?.examDate ?? null,
    hasConsent: Boolean(settings?.healthConsentAt),
    plan: settings ? planOf(settings, examDate, results, log, injuries, today) : null,
    log: log.map(({ importedStart, ...entry }) => ({ ...entry, isImported: importedStart !== null })),
    injuries,
  };
}

function planOf(
  { trainingDays, startedOn, checkedOn, officialTable }: rows.SettingsRow,
  examDate: string | null,
  results: readonly rows.ResultRow[],
  log: readonly rows.LogRow[],
  injuries: readonly rows.InjuryRow[],
  today: string,
) {
  if (!trainingDays || !startedOn || !checkedOn || !examDate) return null;
  const weeks = planWeeks(
    {
      startedOn,
      examDate,
      trainingDays,
      injuries,
      trainedDays: new Set(log.map(({ day }) => day)),
      doneKeys: new Set(log.flatMap(({ sessionKey }) => sessionKey ?? [])),
    },
    today,
  );
  const table = officialTable ?? 'women';
  const barEvent: FitnessEvent = table === 'men' ? 'pull-ups' : 'hang';
  const run = resultsOf(results, 'run').at(-1);
  const bar = resultsOf(results, barEvent).map(({ value }) => value);
  return {
    trainingDays,
    startedOn,
    checkedOn,
    totalWeeks: weeks.length,
    weeks: weeks.filter(
      ({ from }) => from >= plusDays(today, -7 * WEEKS_BEFORE) && from <= plusDays(today, 7 * WEEKS_AFTER),
    ),
    table,
    bar: { event: barEvent, best: bar.length > 0 ? Math.max(...bar) : null },
    runGoalMs: run ? (nextStep('run', table, run.value) ?? stepsOf('run', table).at(-1) ?? null) : null,
  };
}

export async function savePlan(
  { db, clock }: Kit,
  userId: string,
  given: { trainingDays: number[]; examDate: string | null; health: HealthAnswers },
): Promise<void> {
  const now = clock.now();
  const today = dayInSpain(now);
  if (healthVerdict(given.health) !== 'clear') throw new AppError('fitness.see-doctor');
  const own = given.examDate && examDateFault(given.examDate, today);
  if (own) throw new AppError('request.invalid', { fields: { examDate: own } });
  await db.transaction(async (tx) => {
    const [settings, account] = await Promise.all([
      rows.selectSettings(tx, userId),
      findAccount(tx, userId, now),
    ]);
    const examDate = given.examDate ?? account?.examDate;
    if (!examDate || examDate <= today) throw new AppError('fitness.no-date');
    // After its tests a plan is over: the next one begins at its first week.
    const ended = settings?.examDate ?? account?.examDate;
    const isOver = ended != null && ended <= today;
    await rows.upsertSettings(tx, userId, {
      trainingDays: [...new Set(given.trainingDays)].sort(),
      examDate: given.examDate,
      startedOn: isOver ? today : (settings?.startedOn ?? today),
      checkedOn: today,
    });
  });
}

export const deletePlan = ({ db }: Kit, userId: string) =>
  rows.upsertSettings(db, userId, { trainingDays: null, startedOn: null, checkedOn: null });

export async function setHealthConsent({ db, clock }: Kit, userId: string, granted: boolean): Promise<void> {
  await db.transaction(async (tx) => {
    await rows.upsertSettings(tx, userId, { healthConsentAt: granted ? clock.now() : null });
    if (!granted) await rows.eraseHealthData(tx, userId);
  });
}

async function requireConsent(db: Db, userId: string): Promise<void> {
  const settings = await rows.selectSettings(db, userId);
  if (!settings?.healthConsentAt) throw new AppError('fitness.no-consent');
}

export async function saveInjury(
  { db, clock }: Kit,
  userId: string,
  id: string,
  injury: { area: InjuryArea; fromDay: string; toDay: string | null },
): Promise<void> {
  const fromDay = pastDayFault(injury.fromDay, dayInSpain(clock.now()));
  const toDay = injury.toDay !== null && injury.toDay < injury.fromDay && 'Acaba antes de empezar.';
  if (fromDay || toDay)
    throw new AppError('request.invalid', {
      fields: { ...(fromDay && { fromDay }), ...(toDay && { toDay }) },
    });
  await db.transaction(async (tx) => {
    await requireConsent(tx, userId);
    const saved = await rows.upsertInjury(tx, { id, userId, ...injury });
    if (saved.length === 0) throw new AppError('request.not-found');
  });
}

export async function saveEntry(
  kit: Kit,
  userId: string,
  id: string,
  entry: Omit<TrainingEntry, 'id' | 'isImported'>,
): Promise<void> {
  const { db, clock } = kit;
  const day = pastDayFault(entry.day, dayInSpain(clock.now()));
  if (day) throw new AppError('request.invalid', { fields: { day } });
  await db.transaction(async (tx) => {
    if (entry.pain !== null || entry.sleepHalfHours !== null) await requireConsent(tx, userId);
    const others = () => rows.countOtherEntries(tx, userId, id);
    await requireRoom(kit, tx, trainingAllowance, { subject: userId }, others);
    const saved = await rows.upsertEntry(tx, { id, userId, ...entry, importedStart: null });
    if (saved.length === 0) throw new AppError('request.not-found');
  });
}
