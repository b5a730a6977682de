import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { makeUser } from '../../auth/auth.factory';
import { flashcard } from '../../syllabus/material.tables';
import { makeQuestion, makeTopic } from '../../syllabus/syllabus.factory';
import { putCurrent } from '../../testing/put-current';
import { type Caller, openTestServer, type TestServer } from '../../testing/test-server';

const path = '/api/admin/flashcards';
const card = (id: string) => ({ id, topic: 3, section: null, front: `¿Qué es ${id}?`, back: 'Eso.' });

describe('several selected records', () => {
  let server: TestServer;
  let admin: Caller;

  beforeAll(async () => {
    server = await openTestServer();
    admin = await server.signedIn((await makeUser(server.db, { isAdmin: true })).id);
    await makeTopic(server.db, { number: 3 });
    await makeTopic(server.db, { number: 4 });
  });
  beforeEach(async () => {
    await server.db.delete(flashcard);
    for (const id of ['uno', 'dos', 'tres']) await admin.send('POST', path, card(id));
  });
  afterAll(() => server.close());

  const bulk = (body: object) => admin.send('POST', `${path}/bulk`, body);
  const undo = (id: string) => admin.send('POST', `/api/admin/batches/${id}/undo`);
  const ids = async (query = '') =>
    (await admin.get(`${path}?sort=id&${query}`)).json().items.map(({ id }: { id: string }) => id);

  it.each([
    ['withdraw', 'state=draft', {}],
    ['delete', 'deleted=true', {}],
    ['move', 'topic=4', { to: '4' }],
  ])('are changed together by %s, and undo restores them', async (action, query, more) => {
    const answer = await bulk({ ids: ['uno', 'tres', 'nada'], action, ...more });
    expect(answer.json()).toMatchObject({ done: 2 });
    expect(await ids(query)).toEqual(['tres', 'uno']);
    const log = (await admin.get('/api/admin/audit?subjectId=uno')).json();
    expect(log.items.length).toBeGreaterThan(1);
    expect((await undo(answer.json().batchId)).json()).toEqual({ undone: 2, kept: 0 });
    expect(await ids(query)).toEqual([]);
    expect(await ids('topic=3')).toEqual(['dos', 'tres', 'uno']);
    expect((await undo(answer.json().batchId)).json().code).toBe('admin.already-undone');
  });

  it('without a state are neither published nor withdrawn', async () => {
    const author = { name: 'Ana Ruiz', role: 'Inspectora', bio: 'Enseña.' };
    const { id } = (await admin.send('POST', '/api/admin/blog-authors', author)).json();
    const refused = await admin.send('POST', '/api/admin/blog-authors/bulk', {
      ids: [id],
      action: 'publish',
    });
    expect(refused.statusCode).toBe(400);
    const deleted = await admin.send('POST', '/api/admin/blog-authors/bulk', { ids: [id], action: 'delete' });
    expect(deleted.json()).toMatchObject({ done: 1 });
  });

  it('are published again, and those that are published already are left alone', async () => {
    await bulk({ ids: ['dos'], action: 'withdraw' });
    const published = (await bulk({ ids: ['uno', 'dos'], action: 'publish' })).json();
    expect(published.done).toBe(1);
    await undo(published.batchId);
    expect(await ids('state=draft')).toEqual(['dos']);
  });

  it('are undone step by step, also questions that were moved before they were deleted', async () => {
    const { id } = await makeQuestion(server.db, {
      topic: 3,
      section: null,
      reference: null,
      source: 'RAE',
    });
    const change = async (body: object) => {
      const answer = await admin.send('POST', '/api/admin/questions/bulk', { ids: [id], ...body });
      expect(answer.json()).toMatchObject({ done: 1 });
      return answer.json().batchId;
    };
    const moved = await change({ action: 'move', to: '4' });
    const deleted = await change({ action: 'delete' });
    expect((await undo(deleted)).json()).toEqual({ undone: 1, kept: 0 });
    const read = async () => (await admin.get(`/api/admin/questions/${id}`)).json();
    expect(await read()).toMatchObject({ topic: 4, deletedAt: null });
    expect((await undo(moved)).json()).toEqual({ undone: 1, kept: 0 });
    expect((await read()).topic).toBe(3);
  });

  it('come back from the trash', async () => {
    await bulk({ ids: ['uno', 'dos'], action: 'delete' });
    const restored = (await bulk({ ids: ['uno', 'dos'], action: 'restore' })).json();
    expect(await ids()).toEqual(['dos', 'tres', 'uno']);
    await undo(restored.batchId);
    expect(await ids('deleted=true')).toEqual(['dos', 'uno']);
  });

  it('are not undone if one of them has changed since, and the others stay as they are', async () => {
    const { batchId } = (await bulk({ ids: ['uno', 'dos'], action: 'withdraw' })).json();
    await putCurrent(admin, `${path}/uno`, { ...card('uno'), back: 'Otra cosa.', state: 'draft' });
    const refused = await undo(batchId);
    expect([refused.statusCode, refused.json()]).toMatchObject([
      409,
      {
        message: 'No se puede deshacer: algo de esto ha cambiado después. No se ha tocado nada.',
        details: { ids: ['uno'] },
      },
    ]);
    expect(await ids('state=draft')).toEqual(['dos', 'uno']);
  });

  it('are refused a place that does not exist, and a fixed set is not deleted', async () => {
    const refused = await bulk({ ids: ['uno'], action: 'move', to: '99' });
    expect(refused.json().details.fields).toEqual({ to: 'El tema 99 no existe.' });
    expect((await bulk({ ids: ['uno'], action: 'move', to: 'x' })).statusCode).toBe(400);
    const topics = await admin.send('POST', '/api/admin/topics/bulk', { ids: ['3'], action: 'delete' });
    expect(topics.statusCode).toBe(400);
  });

  it('are exported alone', async () => {
    const exported = (await admin.get(`${path}/export?format=json&ids=uno,tres`)).json();
    expect(exported.map(({ id }: { id: string }) => id)).toEqual(['tres', 'uno']);
  });
});
