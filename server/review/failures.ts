import type { Tier } from '@atalaya/core/auth/user';
import { SHEET_QUESTIONS } from '@atalaya/core/review/failures';
import { keysetPage } from '../platform/keyset';
import type { Kit } from '../platform/kit';
import { currentTexts, questionBank } from '../syllabus/question-bank';
import { cardsOf } from './cards';
import { catalogueFor } from './catalogue';
import { type FailureFilter, type FailureKey, selectFailureCounts, selectFailures } from './failures.queries';
import { memoryOf } from './record';

type Asked = FailureFilter & { after?: string | undefined; limit: number };

/** Written by `keyOf`; the contract checks its form. */
function keyIn(after: string): FailureKey {
  const [at = '', itemId = ''] = after.split(' ');
  return { at: new Date(at), itemId };
}

export async function failuresOf(kit: Kit, userId: string, { after, limit, ...filter }: Asked) {
  const rows = await selectFailures(kit.db, userId, filter, {
    after: after ? keyIn(after) : undefined,
    limit: limit + 1,
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
      lastFailedAt: (lastFailedAt ?? new Date(0)).toISOString(),
      lastOutcome,
      dueOn,
    })),
  };
}

export async function failureCounts(kit: Kit, userId: string) {
  const [counts, { topics }] = await Promise.all([selectFailureCounts(kit.db, userId), questionBank(kit)]);
  const titles = new Map(topics.map(({ number, shortTitle }) => [number, shortTitle]));
  return counts.map(({ topic, ...counted }) => ({
    number: topic,
    shortTitle: titles.get(topic) ?? `Tema ${topic}`,
    ...counted,
  }));
}

export async function failureSheet(kit: Kit, user: { id: string; tier: Tier }, filter: FailureFilter) {
  const [rows, catalogue] = await Promise.all([
    selectFailures(kit.db, user.id, filter, { limit: SHEET_QUESTIONS }),
    catalogueFor(kit, user),
  ]);
  return cardsOf(
    kit.db,
    rows.map((row) => ({ ...row, memory: memoryOf(row) })),
    catalogue,
  );
}
