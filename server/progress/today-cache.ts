import { createHash } from 'node:crypto';
import { dayInSpain } from '@atalaya/core/platform/madrid-time';
import { readToday } from '@atalaya/core/progress/progress.contract';
import { schemaOf } from '../platform/docs/openapi';
import type { Kit } from '../platform/kit';
import type { Identity } from '../platform/sessions';
import { catalogueStamp } from '../review/catalogue';
import { todayOf } from './today';
import { saveToday, selectToday } from './today-cache.queries';

/** Changes with the response schema. */
const schemaHash = createHash('sha256')
  .update(JSON.stringify(schemaOf(readToday.response, 'output')))
  .digest('base64url')
  .slice(0, 16);

/** Planning and predicting is slow, so the result is cached under a version of all its inputs. */
export async function cachedTodayOf(kit: Kit, identity: Identity) {
  const { db, clock } = kit;
  const { id, tier } = identity.user;
  const now = clock.now();
  const stamp = await catalogueStamp(kit);
  // Read first: a change in the meantime invalidates the new result, never the reverse.
  const { inputs, cached } = await selectToday(db, id, now);
  const version = [dayInSpain(now), schemaHash, stamp, tier, inputs].join('|');
  if (cached?.version === version) return cached.answer;
  const answer = await todayOf(kit, identity);
  await saveToday(db, { userId: id, version, answer });
  return answer;
}
