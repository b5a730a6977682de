import { randomUUID } from 'node:crypto';
import { type WordType, wordTypes } from '@atalaya/core/psychometrics/items/item';
import type { BatteryPaper } from '@atalaya/core/psychometrics/psychometrics.contract';
import { makeUser } from '../auth/auth.factory';
import type { Db } from '../platform/db';
import type { Caller, TestServer } from '../testing/test-server';
import type { HandIn } from './hand-in';
import { psychometricEntry } from './psychometrics.tables';

const NOW = new Date('2026-11-01T09:00:00.000Z');

/** Entries of every verbal type; the right word is always «acierto». */
export async function makeEntries(db: Db, each = 12): Promise<void> {
  const row = (type: WordType, index: number) => ({
    id: `${type}-${index}`,
    type,
    level: ([1, 2, 3, 4, 5] as const)[index % 5] ?? 3,
    word: `palabra ${index}`,
    answer: 'acierto',
    wrong: ['error', 'fallo', 'desliz'],
    note: 'Porque sí.',
    createdAt: NOW,
    updatedAt: NOW,
  });
  await db
    .insert(psychometricEntry)
    .values(wordTypes.flatMap((type) => Array.from({ length: each }, (_, index) => row(type, index))));
}

export const changeOf = (position: number, choice: 'A' | 'B' | 'C' | null, elapsedMs: number, base = 0) => ({
  position,
  choice,
  base,
  key: randomUUID(),
  elapsedMs,
  spentMs: 1_000,
});

/** A student with a plan and a client. */
export async function makeStudent(server: TestServer, given: Parameters<typeof makeUser>[1] = {}) {
  const { id: userId } = await makeUser(server.db, { planTier: 'plus', ...given });
  return visit(await server.signedIn(userId), userId);
}

export type Visit = ReturnType<typeof visit>;

function visit(caller: Caller, userId: string) {
  const path = '/api/psychometrics';
  return {
    userId,
    caller,
    overview: async () => (await caller.get(path)).json(),
    draw: (type: string) => caller.send('POST', `${path}/practice`, { type }),
    answer: (id: string, body: object) =>
      caller.send('PUT', `${path}/practice/${id}/answer`, { spentMs: 900, ...body }),
    report: (body: object) => caller.send('POST', `${path}/reports`, body),
    start: (form = 'short') => caller.send('POST', `${path}/batteries`, { form }),
    async begin(form = 'short'): Promise<BatteryPaper> {
      const { id } = (await caller.send('POST', `${path}/batteries`, { form })).json();
      return (await caller.get(`${path}/batteries/${id}`)).json();
    },
    read: (id: string) => caller.get(`${path}/batteries/${id}`),
    save: (id: string, { position, ...body }: ReturnType<typeof changeOf>) =>
      caller.send('PUT', `${path}/batteries/${id}/answers/${position}`, body),
    flag: (id: string, position: number, flagged = true) =>
      caller.send('PUT', `${path}/batteries/${id}/flags/${position}`, { flagged }),
    close: (id: string, section: number, elapsedMs: number) =>
      caller.send('PUT', `${path}/batteries/${id}/sections`, { section, elapsedMs }),
    handIn: (id: string, given: Partial<HandIn> = {}) =>
      caller.send('POST', `${path}/batteries/${id}/hand-in`, {
        elapsedMs: 0,
        because: 'student',
        changes: [],
        flags: [],
        closings: [],
        ...given,
      }),
    result: (id: string) => caller.get(`${path}/batteries/${id}/result`),
  };
}
