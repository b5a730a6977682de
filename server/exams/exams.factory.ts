import { createHmac, randomUUID } from 'node:crypto';
import type { Paper } from '@atalaya/core/exams/exams.contract';
import { type HandInRecord, handInMessage } from '@atalaya/core/exams/hand-in-record';
import type { Db } from '../platform/db';
import { makeHooks } from '../platform/hooks';
import { saveQuestions } from '../syllabus/question-store';
import { choiceDraftRow, makeTopic } from '../syllabus/syllabus.factory';

const NOW = new Date('2026-11-01T09:00:00.000Z');

/** A question bank over some topics; the key is always A. */
export async function makeBank(db: Db, topics: readonly number[], each: number): Promise<void> {
  for (const number of topics) await makeTopic(db, { number });
  const drafts = topics.flatMap((topic) => Array.from({ length: each }, () => choiceDraftRow({ topic })));
  await saveQuestions(db, drafts, { now: NOW, by: null, reason: null, hooks: makeHooks() });
}

export const changeOf = (position: number, choice: 'A' | 'B' | 'C' | null, base = 0) => ({
  position,
  choice,
  base,
  key: randomUUID(),
});

/** A hand-in as a device sends it. */
export function signedHandIn(paper: Pick<Paper, 'id' | 'startRecord'>, given: Partial<HandInRecord> = {}) {
  const record: HandInRecord = {
    because: 'student',
    elapsedMs: 0,
    changes: [],
    flags: [],
    seen: [],
    ...given,
  };
  const signature = createHmac('sha256', paper.startRecord ?? '')
    .update(handInMessage(paper.id, record))
    .digest('base64url');
  return { record, signature };
}
