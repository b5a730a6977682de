import { scoreOf, tenThousandths } from '@atalaya/core/exams/score';
import { optionKeys } from '@atalaya/core/psychometrics/items/item';
import type { Db } from '../platform/db';
import { selectFinished } from './battery.queries';

/** The latest batteries with their scores in ten-thousandths. */
export async function finishedBatteries(db: Db, userId: string, limit: number) {
  const rows = await selectFinished(db, userId, limit);
  return rows.flatMap(({ id, number, hits, errors, blanks, finishedAt }) => {
    if (hits === null || errors === null || blanks === null || !finishedAt) return [];
    const total = hits + errors + blanks;
    const score = tenThousandths(scoreOf({ hits, errors, total, alternatives: optionKeys.length }));
    return [{ id, title: `Psicotécnicos, batería ${number}`, score, hits, errors, blanks, finishedAt }];
  });
}
