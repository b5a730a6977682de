import { isOver } from '@atalaya/core/exams/clock';
import {
  type BatteryForm,
  levelAt,
  secondsOf,
  sectionsOf,
  type TypeWeight,
  typesOf,
} from '@atalaya/core/psychometrics/battery';
import { itemTypes } from '@atalaya/core/psychometrics/items/item';
import { AppError } from '../platform/app-error';
import type { Db } from '../platform/db';
import { newId } from '../platform/ids';
import type { Kit } from '../platform/kit';
import {
  type BatteryItemRow,
  type BatteryRow,
  insertBattery,
  selectBattery,
  selectItems,
  selectLastNumber,
  selectRunning,
} from './battery.queries';
import { closeOverdue } from './hand-in';
import { lockPractice, selectEntries, selectTypes } from './psychometrics.queries';
import { isWordType, itemOf, newItem } from './recipes';

/** Builds a battery and starts it. One runs at a time; one whose time is over is graded first. */
export async function startBattery(kit: Kit, userId: string, form: BatteryForm) {
  const now = kit.clock.now();
  return kit.db.transaction(async (tx) => {
    await lockPractice(tx, userId);
    const running = await selectRunning(tx, userId);
    if (running && !isOver(running.deadlineAt, now))
      throw new AppError('psychometrics.already-running', { id: running.id });
    if (running) await closeOverdue(tx, running, now);
    const id = newId(now);
    const sections = sectionsOf(form);
    const items = await drawItems(tx, form);
    const deadlineAt = new Date(now.getTime() + secondsOf(sections) * 1000);
    const number = (await selectLastNumber(tx, userId)) + 1;
    await insertBattery(
      tx,
      { id, userId, number, form, state: 'running', sections, startedAt: now, deadlineAt },
      items.map((item, index) => ({ ...item, batteryId: id, userId, position: index + 1 })),
    );
    return { id };
  });
}

/** The types that are on, with their weights; without entries a verbal type has nothing to ask. */
async function drawItems(db: Db, form: BatteryForm) {
  const [settings, entries] = await Promise.all([selectTypes(db), selectEntries(db)]);
  const weights = itemTypes.flatMap((type): TypeWeight[] => {
    const setting = settings.find((one) => one.type === type);
    if (isWordType(type) && !entries.some((entry) => entry.type === type)) return [];
    return [{ type, weight: setting ? (setting.isOn ? setting.weight : 0) : 1 }];
  });
  const used = new Set<string>();
  return sectionsOf(form).flatMap(({ family, items }, section) =>
    typesOf(family, items, weights).map((type, place) => {
      const drawn = newItem(type, levelAt(place, items), entries, used);
      if (!drawn) throw new AppError('psychometrics.type-off');
      if (drawn.recipe.entry) used.add(drawn.recipe.entry.id);
      return { ...drawn.recipe, section, key: drawn.item.key };
    }),
  );
}

export async function readBattery(kit: Kit, userId: string, id: string) {
  const now = kit.clock.now();
  const battery = await selectBattery(kit.db, userId, id);
  if (!battery) throw new AppError('request.not-found');
  const current = await closedIfOver(kit, battery, now);
  return paperOf(current, await selectItems(kit.db, id), now);
}

async function closedIfOver(kit: Kit, battery: BatteryRow, now: Date): Promise<BatteryRow> {
  if (battery.state !== 'running' || !isOver(battery.deadlineAt, now)) return battery;
  return kit.db.transaction((tx) => closeOverdue(tx, battery, now));
}

function paperOf(battery: BatteryRow, rows: readonly BatteryItemRow[], now: Date) {
  return {
    id: battery.id,
    number: battery.number,
    form: battery.form,
    state: battery.state,
    mode: 'exam' as const,
    startedAt: battery.startedAt,
    deadlineAt: battery.deadlineAt,
    now,
    startRecord: null,
    sections: battery.sections,
    questions: rows.map((row) => ({ ...row, item: mustItem(row) })),
  };
}

/** The response schema drops key and explanation, which are not the student's before the hand-in. */
export function mustItem(row: BatteryItemRow) {
  const item = itemOf(row);
  if (!item) throw new AppError('server.failed');
  return item;
}
