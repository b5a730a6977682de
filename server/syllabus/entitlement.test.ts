import { randomUUID } from 'node:crypto';
import { isAtLeastTier, type Tier, tiers } from '@atalaya/core/auth/user';
import { HOUR_MS } from '@atalaya/core/platform/durations';
import type { Endpoint } from '@atalaya/core/platform/endpoint';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeUser } from '../auth/auth.factory';
import { grantAccess, refreshExpiredTiers } from '../auth/grants';
import { makeCourse } from '../english/english.factory';
import { englishLesson } from '../english/english.tables';
import { recordAnswers } from '../review/record';
import { studyAnswer } from '../review/review.factory';
import { type Caller, openTestServer, type TestServer } from '../testing/test-server';
import { plusContent, scheme, voiceNote } from './material.tables';
import {
  makeFlashcard,
  makeQuestion,
  makeSections,
  makeStatement,
  makeTerm,
  makeTopic,
} from './syllabus.factory';

const TOPIC = 20;
const question = 't20-q001';
const statement = 't20-v001';
const card = 't20-f001';
const term = 't20-w001';
const extra = 't20-x001';
const vip = 't20-x002';
const section = 'detencion';
const lesson = 'l02';

/** A word that stands in the closed part of each kind of content alone, and the plan that opens it. */
const secrets: Record<string, Tier> = {
  seccionsecreta: 'basico',
  preguntasecreta: 'basico',
  afirmacionsecreta: 'basico',
  terminosecreto: 'basico',
  tarjetasecreta: 'plus',
  esquemasecreto: 'plus',
  vozsecreta: 'plus',
  extrasecreto: 'plus',
  vipsecreto: 'elite',
  leccionsecreta: 'plus',
};

const items = [question, statement, card, term];
const kinds = ['question', 'true-false', 'flashcard', 'term'];

/** What `:id` is tried with, by the first part of the path; elsewhere with the id of nobody and with one of ours. */
const idsIn: Record<string, readonly string[]> = {
  topics: [String(TOPIC)],
  questions: [question, statement],
  study: items,
  plus: [extra, vip],
  english: [lesson],
};
const others = [randomUUID(), question];

const valuesOf = (path: string, name: string): readonly string[] =>
  ({ id: idsIn[path.split('/')[2] ?? ''] ?? others, kind: kinds, section: [section] })[name] ?? [
    randomUUID(),
  ];

function addressesOf({ path, query }: Endpoint): string[] {
  let paths = [path as string];
  for (const [whole, name = ''] of path.matchAll(/:(\w+)/g))
    paths = paths.flatMap((one) => valuesOf(path, name).map((value) => one.replace(whole, value)));
  const asked = { q: 'secreta', topic: String(TOPIC), state: 'all', only: 'cram', minutes: '240' };
  const known = Object.entries(asked).filter(([name]) => query && name in query.shape);
  const text = new URLSearchParams(known).toString();
  return known.length > 0 ? paths.flatMap((one) => [one, `${one}?${text}`]) : paths;
}

const answers = () => {
  const at = new Date('2026-11-15T10:00:00Z').toISOString();
  const one = (kind: string, itemId: string, more: object) => ({
    id: randomUUID(),
    kind,
    itemId,
    at,
    durationMs: 1000,
    choice: null,
    ...more,
  });
  return [
    one('question', question, {}),
    one('true-false', statement, {}),
    one('flashcard', card, { grade: 'again' }),
    one('term', term, { grade: 'again' }),
  ];
};

/** Every call that takes items by their id, with what somebody would try. */
const attempts: readonly [method: 'POST' | 'PUT', path: string, bodies: () => readonly object[]][] = [
  ['POST', '/api/study/answers', () => answers().map((one) => ({ answers: [one] }))],
  ...[question, statement].flatMap(
    (id) =>
      [
        ['PUT', `/api/questions/${id}/flag`, () => [{ flagged: true }]],
        ['PUT', `/api/questions/${id}/note`, () => [{ note: 'Una nota secreta.' }]],
        ['POST', `/api/questions/${id}/comments`, () => [{ body: 'Un comentario.' }]],
        ['POST', `/api/questions/${id}/reports`, () => [{ reason: 'other', text: 'Un aviso de prueba.' }]],
        ['POST', '/api/question-lists', () => [{ name: `Lista ${id}`, questionIds: [id] }]],
      ] satisfies (typeof attempts)[number][],
  ),
  ['POST', '/api/assistant/review', () => [{ questionIds: [question, statement] }]],
  ...items.flatMap((id) =>
    kinds.map(
      (kind) =>
        [
          'PUT',
          `/api/study/items/${kind}/${id}`,
          () => [{ suspended: true }],
        ] satisfies (typeof attempts)[number],
    ),
  ),
  ...['crossword', 'flashcards', 'hangman', 'placing'].map(
    (game) =>
      [
        'POST',
        '/api/games/plays',
        () => [{ game, topics: [TOPIC], difficulty: 1, items: [term, card] }],
      ] satisfies (typeof attempts)[number],
  ),
  ['PUT', `/api/topics/${TOPIC}/reading/sections/${section}`, () => [{ read: true }]],
  [
    'PUT',
    `/api/english/lessons/${lesson}/answers/${randomUUID()}`,
    () => [{ exerciseId: 'l02-e01', response: 'x' }],
  ],
];

describe('closed content', () => {
  let server: TestServer;

  beforeAll(async () => {
    server = await openTestServer();
    const { db } = server;
    const now = server.clock.now();
    const dates = { createdAt: now, updatedAt: now };
    await makeTopic(db, { number: 1 });
    await makeTopic(db, { number: TOPIC });
    await makeSections(db, TOPIC, [{ id: section, title: 'La detención', body: 'Texto seccionsecreta.' }]);
    const explanation = { A: 'Por la preguntasecreta.', B: 'No.', C: 'Tampoco.' };
    await makeQuestion(db, { id: question, topic: TOPIC, explanation });
    await makeStatement(db, { id: statement, topic: TOPIC, explanation: 'Por la afirmacionsecreta.' });
    await makeFlashcard(db, { id: card, topic: TOPIC, section, back: 'La tarjetasecreta.' });
    await makeTerm(db, { id: term, topic: TOPIC, section, definition: 'Un terminosecreto.' });
    await db
      .insert(scheme)
      .values({ topic: TOPIC, title: 'Esquema', nodes: [{ label: 'esquemasecreto' }], ...dates });
    await db.insert(voiceNote).values({
      id: 't20-n1',
      topic: TOPIC,
      title: 'Nota',
      voice: 'es-ES',
      body: 'Una vozsecreta.',
      ...dates,
    });
    await db.insert(plusContent).values([
      { id: extra, topic: TOPIC, tier: 'plus', title: 'Extra', body: 'Un extrasecreto.', ...dates },
      { id: vip, topic: TOPIC, tier: 'elite', title: 'Vip', body: 'Un vipsecreto.', ...dates },
    ]);
    await makeCourse(db);
    await db
      .update(englishLesson)
      .set({ explanation: 'Una leccionsecreta.' })
      .where(eq(englishLesson.id, lesson));
  });
  afterAll(() => server.close());

  /** Everything that this visitor can read after having tried to write. */
  async function everything(caller: Caller): Promise<string> {
    for (const [method, path, bodies] of attempts)
      for (const body of bodies()) {
        const answer = await caller.send(method, path, body);
        expect([path, answer.statusCode < 500]).toEqual([path, true]);
        texts.push(answer.body);
      }
    for (const endpoint of server.app.endpoints) {
      if (endpoint.method !== 'GET' || endpoint.access.startsWith('may:') || endpoint.access === 'key')
        continue;
      for (const address of addressesOf(endpoint)) {
        const answer = await caller.get(address);
        expect([address, answer.statusCode < 500 && answer.statusCode !== 429]).toEqual([address, true]);
        texts.push(answer.body);
      }
    }
    return texts.splice(0).join('\n');
  }
  const texts: string[] = [];
  const openIn = (text: string) => Object.keys(secrets).filter((secret) => text.includes(secret));
  const openedBy = (tier: Tier) =>
    Object.keys(secrets).filter((secret) => isAtLeastTier(tier, secrets[secret] ?? 'elite'));

  // A new call must be tried below, or take only what a play, a test or a list of one's own already has.
  it('is written to by its id in these calls alone', async () => {
    const { paths } = (await server.visitor().get('/api/docs/openapi.json')).json();
    const named = server.app.endpoints
      .filter(({ method, access }) => method !== 'GET' && !access.startsWith('may:') && access !== 'key')
      .filter(({ path }) => !path.startsWith('/api/games/shop/'))
      .filter(({ method, path }) => {
        const { parameters, requestBody } =
          paths[path.replace(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()] ?? {};
        const isOfBank = /^\/api\/(questions|topics|study|plus)\//.test(path);
        return (
          isOfBank ||
          /"(itemId|questionIds?|cardId|termId|exerciseId)":|"name":"questionId"/.test(
            JSON.stringify([parameters, requestBody]),
          )
        );
      });
    expect(named.map(({ method, path }) => `${method} ${path}`).sort()).toEqual([
      'DELETE /api/topics/:id/notes/:note',
      'POST /api/assistant/review',
      'POST /api/games/plays/:id/reports',
      'POST /api/level-test/:id/answers',
      'POST /api/question-lists',
      'POST /api/questions/:id/comments',
      'POST /api/questions/:id/reports',
      'POST /api/study/answers',
      'POST /api/study/answers/:id/undo',
      'POST /api/study/items/:kind/:id/reset',
      'PUT /api/english/lessons/:id/answers/:answerId',
      'PUT /api/question-lists/:id/questions/:questionId',
      'PUT /api/questions/:id/flag',
      'PUT /api/questions/:id/note',
      'PUT /api/study/items/:kind/:id',
      'PUT /api/topics/:id/notes/:note',
      'PUT /api/topics/:id/reading/place',
      'PUT /api/topics/:id/reading/sections/:section',
    ]);
  });

  it('is read by no guest', async () => {
    expect(openIn(await everything(server.visitor()))).toEqual([]);
  });

  it.each(tiers)('is read by the plan %s exactly as far as it goes, whatever ids it sends', async (tier) => {
    const { id } = await makeUser(server.db, tier === 'demo' ? {} : { planTier: tier });
    expect(openIn(await everything(await server.signedIn(id)))).toEqual(openedBy(tier));
  });

  it('closes again with the plan, for what was studied too', async () => {
    const { id } = await makeUser(server.db);
    await server.db.transaction((tx) =>
      recordAnswers(
        tx,
        id,
        answers().map(({ kind, itemId }) =>
          studyAnswer({ kind: kind as never, itemId, topic: TOPIC, outcome: 'wrong', source: 'review' }),
        ),
      ),
    );
    expect(openIn(await everything(await server.signedIn(id)))).toEqual([]);
  });

  it('takes an answer that was given while the plan ran and arrives after it', async () => {
    const { id } = await makeUser(server.db);
    const now = server.clock.now();
    const expiresAt = new Date(now.getTime() + HOUR_MS);
    await grantAccess(server.db, id, 'order:1', [{ kind: 'tier', subject: 'plus', expiresAt }], now);
    server.clock.advance(2 * HOUR_MS);
    await refreshExpiredTiers(server.db, server.clock.now());
    const caller = await server.signedIn(id);

    const [, , one, late] = answers();
    await caller.send('POST', '/api/study/answers', { answers: [one] });
    await caller.send('POST', '/api/study/answers', {
      answers: [{ ...late, at: server.clock.now().toISOString() }],
    });
    const rows = await server.db.execute(sql`select id from review_log where user_id = ${id}`);
    expect(rows.map((row) => row.id)).toEqual([one?.id]);
    server.clock.advance(-2 * HOUR_MS);
  });

  it('stays readable where an exam has asked it', async () => {
    const caller = await server.signedIn((await makeUser(server.db)).id);
    const order = { kind: 'test', mode: 'study', count: 10, topics: [TOPIC] };
    const { id } = (await caller.send('POST', '/api/exams', order)).json();
    const paper = (await caller.send('POST', `/api/exams/${id}/start`)).json();
    const change = { key: randomUUID(), base: 0, choice: 'B', spentMs: 900, elapsedMs: 1000 };
    await caller.send('PUT', `/api/exams/${id}/answers/${paper.questions[0].position}`, change);
    expect(openIn(await everything(caller))).toEqual(['preguntasecreta']);
  });
});
