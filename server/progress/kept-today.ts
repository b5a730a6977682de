import { createHash } from 'node:crypto';
import { dayInSpain } from '@atalaya/core/platform/madrid-time';
import { readToday } from '@atalaya/core/progress/progress.contract';
import { schemaOf } from '../platform/docs/openapi';
import type { Kit } from '../platform/kit';
import { Written, writeAnswer } from '../platform/serve';
import type { Identity } from '../platform/sessions';
import { catalogueStamp } from '../review/catalogue';
import { isRemembering, remembered } from '../review/pending';
import { todayOf } from './today';
import { keepToday, selectKeptToday, selectMadeFrom } from './today.queries';

const hash = (text: string): string => createHash('sha256').update(text).digest('base64url').slice(0, 16);

/** An answer of another shape, kept by another release, is none. */
const shape = hash(JSON.stringify(schemaOf(readToday.response, 'output')));

const momentOf = async (kit: Kit) => {
  const now = kit.clock.now();
  return { now, day: dayInSpain(now), stamp: `${shape} ${await catalogueStamp(kit)}` };
};

/** What the home said before, if it would say the same now. */
export async function keptTodayOf(kit: Kit, tokenHash: string): Promise<Written | undefined> {
  const kept = await selectKeptToday(kit.db.$client, tokenHash, await momentOf(kit));
  return kept && !isRemembering(kit, kept.userId) ? new Written(kept.answer) : undefined;
}

/** Plans and predicts, and keeps what came of it: a page that is opened ten times a day is thought out when something changed. */
export async function freshTodayOf(kit: Kit, identity: Identity): Promise<Written> {
  const sql = kit.db.$client;
  const userId = identity.user.id;
  await remembered(kit, userId);
  const moment = await momentOf(kit);
  const madeFrom = await selectMadeFrom(sql, userId, moment.now);
  const answer = writeAnswer(readToday, await todayOf(kit, identity));
  if (madeFrom !== undefined) await keepToday(sql, { ...moment, userId, madeFrom, answer });
  return new Written(answer);
}
