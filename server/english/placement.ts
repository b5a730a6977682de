import {
  firstLesson,
  nextPlacementItem,
  PLACEMENT_LENGTH,
  type PlacementAnswer,
  placementOf,
} from '@atalaya/core/english/placement';
import { shownPlacementItem } from '@atalaya/core/english/shown';
import { AppError } from '../platform/app-error';
import type { Db } from '../platform/db';
import { newId } from '../platform/ids';
import type { Kit } from '../platform/kit';
import {
  insertPlacement,
  lockEnglish,
  type PlacementRow,
  selectLastPlacement,
  selectLessons,
  selectOpenPlacement,
  selectPlacement,
  selectPlacementItems,
  updatePlacement,
} from './english.queries';

type Steps = PlacementRow['steps'];

const answersIn = (steps: Steps): PlacementAnswer[] =>
  steps.flatMap(({ itemId, level, choice, answer }) =>
    choice === null ? [] : [{ itemId, level, isRight: choice === answer }],
  );

export async function resultOf(db: Db, row: PlacementRow | undefined) {
  if (!row?.finishedAt || !row.level) return null;
  const { level, certainty, finishedAt } = row;
  return {
    level,
    certainty: certainty ?? 0,
    finishedAt,
    lessonId: firstLesson(await selectLessons(db), level)?.id ?? null,
  };
}

/** Does not say which answers were right, so that a test can be repeated. */
async function stateOf(db: Db, row: PlacementRow) {
  const open = row.steps.find(({ choice }) => choice === null);
  return {
    id: row.id,
    answered: answersIn(row.steps).length,
    total: PLACEMENT_LENGTH,
    item: open ? { id: open.itemId, question: open.question, options: open.options } : null,
    result: await resultOf(db, row),
  };
}

/** The steps with the next question; the same ones when the test is over. */
async function withNext(db: Db, steps: Steps): Promise<Steps> {
  const item = nextPlacementItem(await selectPlacementItems(db), answersIn(steps), Math.random);
  if (!item) return steps;
  const { options } = shownPlacementItem(item, Math.random);
  const { id, level, question, answer } = item;
  return [...steps, { itemId: id, level, question, options, answer, choice: null }];
}

export async function readPlacement({ db }: Kit, userId: string) {
  const row = (await selectOpenPlacement(db, userId)) ?? (await selectLastPlacement(db, userId));
  return row ? stateOf(db, row) : null;
}

export async function startPlacement({ db, clock }: Kit, userId: string) {
  const now = clock.now();
  return db.transaction(async (tx) => {
    await lockEnglish(tx, userId);
    const open = await selectOpenPlacement(tx, userId);
    if (open) return stateOf(tx, open);
    const steps = await withNext(tx, []);
    if (steps.length === 0) throw new AppError('request.not-found');
    const row = {
      id: newId(now),
      userId,
      startedAt: now,
      finishedAt: null,
      level: null,
      certainty: null,
      steps,
    };
    await insertPlacement(tx, row);
    return stateOf(tx, row);
  });
}

export async function answerPlacement(
  { db, clock }: Kit,
  userId: string,
  given: { id: string; itemId: string; option: string | null },
) {
  const now = clock.now();
  return db.transaction(async (tx) => {
    await lockEnglish(tx, userId);
    const row = await selectPlacement(tx, userId, given.id);
    if (!row) throw new AppError('request.not-found');
    const step = row.steps.find(({ itemId }) => itemId === given.itemId);
    if (!step) throw new AppError('english.other-item');
    const choice = given.option ?? '';
    if (step.choice !== null) {
      if (step.choice !== choice) throw new AppError('english.already-answered');
      return stateOf(tx, row);
    }
    if (given.option !== null && !step.options.includes(given.option))
      throw new AppError('english.not-an-answer');
    const answered = row.steps.map((one) => (one === step ? { ...one, choice } : one));
    const steps = await withNext(tx, answered);
    const isOver = steps === answered;
    const changes = {
      steps,
      ...(isOver ? { finishedAt: now, ...placementOf(answersIn(steps)) } : {}),
    };
    await updatePlacement(tx, row.id, changes);
    return stateOf(tx, { ...row, ...changes });
  });
}
