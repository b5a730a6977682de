import { countsOf } from '@atalaya/core/exams/breakdown';
import { acceptsLate, judgeHandIn } from '@atalaya/core/exams/clock';
import { estimateOf, newAbility } from '@atalaya/core/psychometrics/ability';
import { closeSection } from '@atalaya/core/psychometrics/battery';
import { typeFacts } from '@atalaya/core/psychometrics/items/item';
import { AppError } from '../platform/app-error';
import type { Db } from '../platform/db';
import type { Kit } from '../platform/kit';
import { learn, recordAnswers } from './abilities';
import {
  type BatteryItemRow,
  type BatteryRow,
  lockBattery,
  replaceResults,
  selectItems,
  updateBattery,
  updateItem,
} from './battery.queries';
import { type Change, changed, isFromFuture, judged, withSections } from './battery-answers';
import { lockPractice } from './psychometrics.queries';

export type HandIn = {
  elapsedMs: number;
  because: 'student' | 'time';
  changes: readonly Change[];
  flags: readonly { position: number; flagged: boolean }[];
  closings: readonly { section: number; elapsedMs: number }[];
};

/**
 * Hands in a battery with the steps that the server had not received. Nothing changes if any of it is invalid; answers
 * outside the time of their section are ignored.
 */
export async function handIn({ db, clock }: Kit, userId: string, id: string, record: HandIn) {
  const now = clock.now();
  const after = await db.transaction(async (tx) => {
    await lockPractice(tx, userId);
    const battery = await lockBattery(tx, userId, id);
    if (!battery) throw new AppError('request.not-found');
    const rows = await selectItems(tx, id);
    if (battery.state === 'finished' && !acceptsLate(battery)) {
      if (isKnown(rows, record)) return battery;
      throw new AppError('psychometrics.finished');
    }
    if (record.closings.some(({ elapsedMs }) => isFromFuture(battery, elapsedMs, now)))
      throw new AppError('psychometrics.forged-clock');
    const sections = record.closings.reduce(
      (all, { section, elapsedMs }) => closeSection(all, section, elapsedMs),
      battery.sections,
    );
    const current = { ...battery, ...withSections(battery, sections) };
    const { startedAt, deadlineAt } = current;
    const { elapsedMs, because } = record;
    const judgement = judgeHandIn({ startedAt, deadlineAt, now, elapsedMs, because });
    if (judgement.verdict === 'forged') throw new AppError('psychometrics.forged-clock');
    const graded = apply(current, rows, record, now);
    for (const row of graded.filter((one, index) => one !== rows[index])) await updateItem(tx, row);
    await updateBattery(tx, id, { sections, deadlineAt });
    if (judgement.verdict === 'goes-on') return current;
    return settle(tx, current, graded, { finishedAt: judgement.finishedAt, finishedBy: 'student' }, now);
  });
  return { state: after.state, now, deadlineAt: after.deadlineAt };
}

/** A repeated hand-in whose acknowledgement was lost. */
const isKnown = (rows: readonly BatteryItemRow[], { changes }: HandIn): boolean => {
  const last = new Map(changes.map((change) => [change.position, change]));
  return [...last.values()].every(({ position, key }) =>
    rows.some((row) => row.position === position && row.changeKey === key),
  );
};

function apply(
  battery: BatteryRow,
  rows: readonly BatteryItemRow[],
  record: HandIn,
  now: Date,
): BatteryItemRow[] {
  const after = new Map(rows.map((row) => [row.position, row]));
  for (const change of record.changes) {
    const row = after.get(change.position);
    const verdict = judged(battery, row, change, now);
    if (!row || verdict === 'psychometrics.not-in-battery')
      throw new AppError('psychometrics.not-in-battery');
    if (verdict === 'psychometrics.forged-clock') throw new AppError(verdict);
    if (verdict === 'save') after.set(change.position, changed(row, change));
  }
  for (const { position, flagged } of record.flags) {
    const row = after.get(position);
    if (!row) throw new AppError('psychometrics.not-in-battery');
    after.set(position, { ...row, flagged });
  }
  return [...after.values()];
}

const answersIn = (rows: readonly BatteryItemRow[]) =>
  rows.flatMap(({ type, level, choice, key }) =>
    choice === null ? [] : [{ type, level, isRight: choice === key }],
  );

/** Grades a battery whose row is locked. Its answers count for the ability once, however often it is graded. */
async function settle(
  db: Db,
  battery: BatteryRow,
  rows: readonly BatteryItemRow[],
  finish: { finishedAt: Date; finishedBy: 'student' | 'clock' },
  now: Date,
): Promise<BatteryRow> {
  const { id, userId, form } = battery;
  const counted = (own: readonly BatteryItemRow[]) => {
    const { hits, errors, blanks } = countsOf(own.map((row) => ({ ...row, topic: 0 })));
    return { hits, errors, blanks };
  };
  await replaceResults(
    db,
    id,
    battery.sections.map(({ family }) => {
      const own = rows.filter(({ type }) => typeFacts[type].family === family);
      const { value, margin } = estimateOf(learn(newAbility, answersIn(own)));
      return { batteryId: id, userId, form, family, ...counted(own), ability: value, margin };
    }),
  );
  if (finish.finishedBy === 'student') await recordAnswers(db, userId, answersIn(rows), now);
  const result = { ...finish, ...counted(rows), state: 'finished' as const };
  await updateBattery(db, id, result);
  return { ...battery, ...result };
}

/**
 * From the first look at the solutions a late hand-in cannot change anything. If time closed the battery, its answers
 * count for the ability from then on.
 */
export async function markShown(db: Db, { userId, id }: BatteryRow, now: Date): Promise<void> {
  await lockPractice(db, userId);
  const battery = await lockBattery(db, userId, id);
  if (!battery || battery.shownAt !== null) return;
  await updateBattery(db, id, { shownAt: now });
  if (battery.finishedBy === 'clock')
    await recordAnswers(db, userId, answersIn(await selectItems(db, id)), now);
}

/** Grades what was saved of a battery whose time is over. A hand-in that arrives later still counts. */
export async function closeOverdue(db: Db, { userId, id }: BatteryRow, now: Date): Promise<BatteryRow> {
  const battery = await lockBattery(db, userId, id);
  if (!battery) throw new AppError('request.not-found');
  if (battery.state === 'finished') return battery;
  const rows = await selectItems(db, id);
  return settle(db, battery, rows, { finishedAt: battery.deadlineAt, finishedBy: 'clock' }, now);
}
