import { randomInt } from 'node:crypto';
import { makePseudonym } from '@atalaya/core/exams/comparison';
import { AppError } from '../../platform/app-error';
import type { Db } from '../../platform/db';
import type { Kit } from '../../platform/kit';
import {
  insertProfile,
  isPseudonymTaken,
  selectProfile,
  selectPseudonyms,
  updateProfile,
} from './compare.queries';

const random = (): number => randomInt(2 ** 32) / 2 ** 32;
const TRIES = 5;

/** Made up on the first use, so that nobody is listed by name. */
export async function ensureProfile(db: Db, userId: string) {
  for (let tries = 0; tries < TRIES; tries += 1) {
    const known = await selectProfile(db, userId);
    if (known) return known;
    await insertProfile(db, userId, makePseudonym(random));
  }
  throw new Error('no free pseudonym was found');
}

/** By user, in one query; only those without a pseudonym are asked for one by one. */
export async function pseudonymsOf(db: Db, userIds: readonly string[]): Promise<Map<string, string>> {
  const wanted = [...new Set(userIds)];
  const known = wanted.length === 0 ? [] : await selectPseudonyms(db, wanted);
  const names = new Map(known.map(({ userId, pseudonym }) => [userId, pseudonym]));
  for (const userId of wanted)
    if (!names.has(userId)) names.set(userId, (await ensureProfile(db, userId)).pseudonym);
  return names;
}

type Change = { pseudonym?: string | undefined; isCompared?: boolean | undefined };

export const saveProfile = ({ db }: Kit, userId: string, { pseudonym, isCompared }: Change) =>
  db.transaction(async (tx) => {
    await ensureProfile(tx, userId);
    if (pseudonym !== undefined && (await isPseudonymTaken(tx, userId, pseudonym)))
      throw new AppError('exams.pseudonym-taken');
    if (pseudonym !== undefined || isCompared !== undefined)
      await updateProfile(tx, userId, {
        ...(pseudonym === undefined ? {} : { pseudonym }),
        ...(isCompared === undefined ? {} : { isCompared }),
      });
    return ensureProfile(tx, userId);
  });
