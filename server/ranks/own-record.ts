import { dayInSpain } from '@atalaya/core/platform/madrid-time';
import { type NameForm, recordNumber } from '@atalaya/core/ranks/ranks';
import { findAccount } from '../auth/accounts';
import { finishedExams } from '../exams/finished-mocks';
import { AppError } from '../platform/app-error';
import type { Db } from '../platform/db';
import type { Kit } from '../platform/kit';
import { finishedBatteries } from '../psychometrics/finished-batteries';
import { studiedDays } from '../review/history';
import { readDefinitions, refreshAwards } from './awards';
import { obtainRecord, type RecordRow, selectAwards, updateRecord } from './ranks.queries';
import { recordOf } from './record';
import { shareOf } from './share';

/** What a record is made of, after awarding whatever has been reached. */
export async function wholeRecord(kit: Kit, userId: string, row: RecordRow) {
  const { db, clock } = kit;
  const now = clock.now();
  const account = await findAccount(db, userId, now);
  if (!account) throw new AppError('request.not-found');
  const definitions = await readDefinitions(kit);
  const measured = await refreshAwards(kit, userId, definitions);
  const [awards, days, scores] = await Promise.all([
    selectAwards(db, userId),
    studiedDays(db, userId),
    latestScores(db, userId),
  ]);
  return recordOf({
    definitions,
    awards,
    measured,
    days,
    scores,
    owner: {
      name: account.displayName || account.username,
      opposition: account.oppositionType,
      memberSince: dayInSpain(account.createdAt),
      number: recordNumber(row.serial),
    },
    form: row.form,
    today: dayInSpain(now),
  });
}

export async function ownRecord(kit: Kit, userId: string) {
  const row = await obtainRecord(kit.db, userId, kit.clock.now());
  return { ...(await wholeRecord(kit, userId, row)), form: row.form, share: shareOf(row) };
}

export async function saveForm({ db, clock }: Kit, userId: string, form: NameForm): Promise<void> {
  await obtainRecord(db, userId, clock.now());
  await updateRecord(db, userId, { form });
}

const SHOWN = 6;

/** The latest mocks and psychotechnical batteries with their scores. */
async function latestScores(db: Db, userId: string) {
  const [exams, batteries] = await Promise.all([
    finishedExams(db, userId),
    finishedBatteries(db, userId, SHOWN),
  ]);
  return [...exams.filter(({ kind }) => kind === 'mock').slice(0, SHOWN), ...batteries]
    .sort((a, b) => b.finishedAt.getTime() - a.finishedAt.getTime())
    .slice(0, SHOWN)
    .map(({ id, title, score, hits, errors, blanks, finishedAt }) => ({
      id,
      title,
      score,
      hits,
      errors,
      blanks,
      day: dayInSpain(finishedAt),
    }));
}
