import { randomInt } from 'node:crypto';
import type { Kit } from '../platform/kit';
import { obtainRecord, type RecordRow, updateRecord } from './ranks.queries';

export type ShareParts = { rank: boolean; hours: boolean; scores: boolean };

/** Without the letters and digits that are taken for one another. */
const ALPHABET = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
const GROUPS = 4;
const GROUP = 4;

/** 30^16, about 78 bits: nobody finds one by trying. */
const newToken = (): string =>
  Array.from({ length: GROUPS }, () =>
    Array.from({ length: GROUP }, () => ALPHABET[randomInt(ALPHABET.length)]).join(''),
  ).join('-');

export const shareOf = ({ token, showsRank, showsHours, showsScores }: RecordRow) =>
  token === null ? null : { token, parts: { rank: showsRank, hours: showsHours, scores: showsScores } };

/** Makes the link if there is none, and says what it shows. */
export async function saveShareOf({ db, clock }: Kit, userId: string, parts: ShareParts) {
  return db.transaction(async (tx) => {
    const { token = null } = await obtainRecord(tx, userId, clock.now());
    const link = token ?? newToken();
    await updateRecord(tx, userId, {
      token: link,
      showsRank: parts.rank,
      showsHours: parts.hours,
      showsScores: parts.scores,
    });
    return { token: link, parts };
  });
}

export async function withdrawShareOf({ db }: Kit, userId: string): Promise<void> {
  await updateRecord(db, userId, { token: null });
}
