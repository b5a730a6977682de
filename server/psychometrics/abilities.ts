import { type Ability, afterAnswer, difficultyOf, newAbility } from '@atalaya/core/psychometrics/ability';
import {
  type Family,
  families,
  type ItemType,
  type Level,
  typeFacts,
} from '@atalaya/core/psychometrics/items/item';
import type { Db } from '../platform/db';
import { selectAbilities, upsertAbility } from './psychometrics.queries';

export type Known = { family: Family; ability: Ability; answers: number };

/** What is known of a user in each family. */
export async function abilitiesOf(db: Db, userId: string): Promise<Known[]> {
  const rows = await selectAbilities(db, userId);
  return families.map((family) => {
    const row = rows.find((one) => one.family === family);
    return { family, ability: row?.posterior ?? newAbility, answers: row?.answers ?? 0 };
  });
}

type Graded = { type: ItemType; level: Level; isRight: boolean };

export const learn = (ability: Ability, answers: readonly Graded[]): Ability =>
  answers.reduce((known, { level, isRight }) => afterAnswer(known, difficultyOf(level), isRight), ability);

/** Takes answers into account and returns what is known then. The caller holds a lock of the user's rows. */
export async function recordAnswers(
  db: Db,
  userId: string,
  answers: readonly Graded[],
  now: Date,
): Promise<Known[]> {
  const known = await abilitiesOf(db, userId);
  const after = known.map((one) => {
    const own = answers.filter(({ type }) => typeFacts[type].family === one.family);
    return { ...one, ability: learn(one.ability, own), answers: one.answers + own.length };
  });
  for (const { family, ability, answers: total } of after)
    if (answers.some(({ type }) => typeFacts[type].family === family))
      await upsertAbility(db, { userId, family, posterior: ability, answers: total, updatedAt: now });
  return after;
}
