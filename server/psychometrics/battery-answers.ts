import { acceptsLate, isImpossible } from '@atalaya/core/exams/clock';
import { closeSection, endOf, judgeBatteryAnswer, type Section } from '@atalaya/core/psychometrics/battery';
import type { OptionKey } from '@atalaya/core/psychometrics/items/item';
import { AppError } from '../platform/app-error';
import type { Kit } from '../platform/kit';
import {
  type BatteryItemRow,
  type BatteryRow,
  lockBattery,
  selectItemAt,
  updateBattery,
  updateItem,
} from './battery.queries';

export type Change = {
  position: number;
  choice: OptionKey | null;
  base: number;
  key: string;
  elapsedMs: number;
  spentMs: number;
};

export const judged = (battery: BatteryRow, row: BatteryItemRow | undefined, change: Change, now: Date) =>
  judgeBatteryAnswer(
    {
      isOpen: battery.state === 'running' || acceptsLate(battery),
      sections: battery.sections,
      elapsedMs: now.getTime() - battery.startedAt.getTime(),
    },
    row,
    change,
  );

export const changed = (row: BatteryItemRow, { choice, key, spentMs }: Change): BatteryItemRow => ({
  ...row,
  choice,
  sequence: row.sequence + 1,
  changeKey: key,
  spentMs: row.spentMs + spentMs,
});

/** Saves one answer: locks the battery and lets `judgeBatteryAnswer` decide. */
export async function saveAnswer({ db, clock }: Kit, userId: string, id: string, change: Change) {
  const now = clock.now();
  const { battery, row } = await db.transaction(async (tx) => {
    const battery = await lockBattery(tx, userId, id);
    if (!battery) throw new AppError('request.not-found');
    const row = await selectItemAt(tx, userId, id, change.position);
    if (!row) throw new AppError('psychometrics.not-in-battery');
    // After the deadline only a hand-in brings answers, so that they are graded at once.
    const verdict = acceptsLate(battery) ? 'psychometrics.finished' : judged(battery, row, change, now);
    if (verdict === 'repeat') return { battery, row };
    if (verdict !== 'save') throw new AppError(verdict, { choice: row.choice, sequence: row.sequence });
    const after = changed(row, change);
    await updateItem(tx, after);
    return { battery, row: after };
  });
  return {
    choice: row.choice,
    sequence: row.sequence,
    // After it is stored, as with the answers of an exam.
    now: clock.now(),
    deadlineAt: battery.deadlineAt,
  };
}

export async function flagItem({ db }: Kit, userId: string, id: string, position: number, flagged: boolean) {
  return db.transaction(async (tx) => {
    const battery = await lockBattery(tx, userId, id);
    if (!battery) throw new AppError('request.not-found');
    if (battery.state === 'finished') throw new AppError('psychometrics.finished');
    const row = await selectItemAt(tx, userId, id, position);
    if (!row) throw new AppError('psychometrics.not-in-battery');
    await updateItem(tx, { ...row, flagged });
    return { flagged };
  });
}

/** Closes the running section. Sending it again changes nothing. */
export async function closeOne(
  { db, clock }: Kit,
  userId: string,
  id: string,
  { section, elapsedMs }: { section: number; elapsedMs: number },
) {
  const now = clock.now();
  return db.transaction(async (tx) => {
    const battery = await lockBattery(tx, userId, id);
    if (!battery) throw new AppError('request.not-found');
    if (battery.state === 'finished') throw new AppError('psychometrics.finished');
    if (isFromFuture(battery, elapsedMs, now)) throw new AppError('psychometrics.forged-clock');
    const sections = closeSection(battery.sections, section, elapsedMs);
    await updateBattery(tx, id, withSections(battery, sections));
    return { sections, now };
  });
}

/** Closing a section early brings the end of the battery forward. */
export const withSections = ({ startedAt }: BatteryRow, sections: Section[]) => ({
  sections,
  deadlineAt: new Date(startedAt.getTime() + endOf(sections)),
});

export const isFromFuture = ({ startedAt }: BatteryRow, elapsedMs: number, now: Date): boolean =>
  isImpossible(elapsedMs, now.getTime() - startedAt.getTime());
