import type { Tier } from '@atalaya/core/auth/user';
import { SHEET_QUESTIONS } from '@atalaya/core/review/failures';
import { keysetPage } from '../platform/keyset';
import type { Kit } from '../platform/kit';
import { currentTexts, questionBank } from '../syllabus/question-bank';
import { cardsOf } from './cards';
import { catalogueFor } from './catalogue';
import { reviewerOf } from './due';
import { type FailureFilter, type FailureKey, selectFailureCounts, selectFailures } from './failures.queries';
import { readableItems, withoutMock } from './open-items';
import { memoryOf } from './record';

type User = { id: string; tier: Tier };
type Asked = FailureFilter & { after?: string | undefined; limit: number };

/** Written by `keyOf`; the contract checks its form. */
function keyIn(after: string): FailureKey {
  const [at = '', itemId = ''] = after.split(' ');
  return { at: new Date(at), itemId };
}

const readableBy = async (kit: Kit, user: User) =>
  readableItems(kit.db, await reviewerOf(kit, user), ['question', 'true-false']);

export async function failuresOf(kit: Kit, user: User, { after, limit, ...filter }: Asked) {
  const rows = await selectFailures(kit.db, user.id, filter, {
    after: after ? keyIn(after) : undefined,
    limit: limit + 1,
    readable: await readableBy(kit, user),
  });
  const page = keysetPage(
    rows,
    limit,
    ({ lastFailedAt, itemId }) => `${(lastFailedAt ?? new Date(0)).toISOString()} ${itemId}`,
  );
  const ids = page.items.map(({ itemId }) => itemId);
  const texts = new Map(
    (ids.length > 0 ? await currentTexts(kit.db, ids) : []).map(({ id, stem }) => [id, stem]),
  );
  return {
    next: page.next,
    items: page.items.map(({ kind, itemId, topic, failures, lastFailedAt, lastOutcome, dueOn }) => ({
      kind,
      id: itemId,
      topic,
      text: texts.get(itemId) ?? 'Pregunta retirada',
      failures,
      lastFailedAt: lastFailedAt ?? new Date(0),
      lastOutcome,
      dueOn,
    })),
  };
}

export async function failureCounts(kit: Kit, user: User) {
  const [counts, { topics }] = await Promise.all([
    selectFailureCounts(kit.db, user.id, await readableBy(kit, user)),
    questionBank(kit),
  ]);
  const titles = new Map(topics.map(({ number, shortTitle }) => [number, shortTitle]));
  return counts.map(({ topic, ...counted }) => ({
    number: topic,
    shortTitle: titles.get(topic) ?? `Tema ${topic}`,
    ...counted,
  }));
}

export async function failureSheet(kit: Kit, user: User, filter: FailureFilter) {
  const readable = await readableBy(kit, user);
  const [rows, catalogue] = await Promise.all([
    selectFailures(kit.db, user.id, filter, { limit: SHEET_QUESTIONS, readable }),
    catalogueFor(kit, user),
  ]);
  return cardsOf(
    kit,
    (await withoutMock(kit, user.id, rows)).map((row) => ({ ...row, memory: memoryOf(row) })),
    catalogue,
  );
}
