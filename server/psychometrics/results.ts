import type { SessionUser } from '@atalaya/core/auth/user';
import { isOver } from '@atalaya/core/exams/clock';
import { formatScore, scoreOf, tenThousandths } from '@atalaya/core/exams/score';
import { estimateOf, familyScore } from '@atalaya/core/psychometrics/ability';
import { TIER_OF_PSYCHOMETRICS } from '@atalaya/core/psychometrics/allowance';
import { PERCENTILE_USERS, percentileOf, secondsOf } from '@atalaya/core/psychometrics/battery';
import { families, itemTypes, optionKeys } from '@atalaya/core/psychometrics/items/item';
import { AppError } from '../platform/app-error';
import type { Kit } from '../platform/kit';
import { abilitiesOf } from './abilities';
import { mustItem } from './battery';
import {
  type BatteryRow,
  countPeople,
  selectBattery,
  selectFinished,
  selectItems,
  selectResults,
  selectRunning,
  standingOf,
} from './battery.queries';
import { closeOverdue, markShown } from './hand-in';
import { itemsLeft } from './practice';
import { selectPracticeByType, selectTypes } from './psychometrics.queries';

const HISTORY = 12;

function scoreOfBattery({ hits, errors, blanks }: BatteryRow): { score: string; scoreValue: number } {
  const [right, wrong, empty] = [hits ?? 0, errors ?? 0, blanks ?? 0];
  const score = scoreOf({
    hits: right,
    errors: wrong,
    total: right + wrong + empty,
    alternatives: optionKeys.length,
  });
  return { score: formatScore(tenThousandths(score)), scoreValue: score.numerator / score.denominator };
}

export async function readOverview(kit: Kit, student: Pick<SessionUser, 'id' | 'tier'>) {
  const { db, clock } = kit;
  const now = clock.now();
  const running = await selectRunning(db, student.id);
  const isOverdue = running !== undefined && isOver(running.deadlineAt, now);
  if (running && isOverdue) await db.transaction((tx) => closeOverdue(tx, running, now));
  const [settings, done, abilities, left, finished] = await Promise.all([
    selectTypes(db),
    selectPracticeByType(db, student.id),
    abilitiesOf(db, student.id),
    itemsLeft(kit, db, student),
    selectFinished(db, student.id, HISTORY),
  ]);
  const isOn = (type: string) => settings.find((one) => one.type === type)?.isOn ?? true;
  return {
    types: itemTypes.filter(isOn).map((type) => {
      const own = done.find((one) => one.type === type);
      return { type, done: own?.done ?? 0, hits: own?.hits ?? 0 };
    }),
    families: abilities.map(({ family, ability, answers }) => ({
      family,
      answers,
      ...familyScore(estimateOf(ability)),
    })),
    locked: left === null ? null : TIER_OF_PSYCHOMETRICS,
    itemsLeftToday: left,
    runningId: running && !isOverdue ? running.id : null,
    batteries: finished.map((row) => ({
      id: row.id,
      number: row.number,
      form: row.form,
      finishedAt: row.finishedAt ?? row.deadlineAt,
      ...scoreOfBattery(row),
    })),
  };
}

export async function readResult({ db, clock }: Kit, userId: string, id: string) {
  const now = clock.now();
  const found = await selectBattery(db, userId, id);
  if (!found) throw new AppError('request.not-found');
  const battery =
    found.state === 'running' && isOver(found.deadlineAt, now)
      ? await db.transaction((tx) => closeOverdue(tx, found, now))
      : found;
  if (battery.state !== 'finished') throw new AppError('psychometrics.not-finished');
  if (battery.shownAt === null) await db.transaction((tx) => markShown(tx, battery, now));
  const [rows, results, people, finished] = await Promise.all([
    selectItems(db, id),
    selectResults(db, id),
    countPeople(db, battery.form),
    selectFinished(db, userId, HISTORY),
  ]);
  const percentiles = await Promise.all(
    results.map(async ({ family, ability }) => {
      if (people < PERCENTILE_USERS) return null;
      const { below, equal, others } = await standingOf(db, { userId, form: battery.form, family, ability });
      return percentileOf(below, equal, others);
    }),
  );
  return {
    id,
    number: battery.number,
    form: battery.form,
    startedAt: battery.startedAt,
    finishedAt: battery.finishedAt ?? battery.deadlineAt,
    limitSeconds: secondsOf(battery.sections),
    hits: battery.hits ?? 0,
    errors: battery.errors ?? 0,
    blanks: battery.blanks ?? 0,
    score: scoreOfBattery(battery).score,
    people,
    families: families.flatMap((family) => {
      const index = results.findIndex((one) => one.family === family);
      const own = results[index];
      if (!own) return [];
      const { hits, errors, blanks, ability, margin } = own;
      const score = familyScore({ value: ability, margin });
      return [{ family, hits, errors, blanks, ...score, percentile: percentiles[index] ?? null }];
    }),
    history: finished
      .filter(({ form }) => form === battery.form)
      .map((row) => ({ id: row.id, number: row.number, ...scoreOfBattery(row) }))
      .reverse(),
    questions: rows.map((row) => {
      const { key, explanation, ...item } = mustItem(row);
      return {
        position: row.position,
        type: row.type,
        item,
        choice: row.choice,
        spentMs: row.spentMs,
        key,
        explanation: [...explanation],
      };
    }),
  };
}
