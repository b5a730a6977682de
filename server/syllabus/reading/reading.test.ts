import type { Tier } from '@atalaya/core/auth/user';
import { soundTopic } from '@atalaya/core/syllabus/content/content.factory';
import type { TopicContent } from '@atalaya/core/syllabus/content/content-library';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeUser } from '../../auth/auth.factory';
import { contentChanged } from '../../content/content-changed';
import { loadContent } from '../../content/load-content';
import { type Caller, openTestServer, type TestServer } from '../../testing/test-server';
import { type ContentFolder, makeContentFolder } from '../content/content-folder.factory';
import { term } from '../material.tables';
import { question } from '../question.tables';

/** The valid topic under another number and ids. */
function topicNumber(number: number, slug: string): TopicContent {
  const text = JSON.stringify(soundTopic()).replaceAll('t03-', `t${String(number).padStart(2, '0')}-`);
  const topic: TopicContent = JSON.parse(text);
  const name = `${String(number).padStart(2, '0')}-${slug}`;
  return {
    ...topic,
    folder: `content/syllabus/${name}`,
    head: { ...topic.head, value: { ...topic.head.value, number } },
  };
}

describe('reading the syllabus', () => {
  let server: TestServer;
  let folder: ContentFolder;
  let callers: Record<Tier, Caller>;

  beforeAll(async () => {
    server = await openTestServer();
    folder = await makeContentFolder();
    await folder.writeTopic(topicNumber(6, 'funcionarios'));
    await folder.writeTopic(topicNumber(20, 'informaticos'));
    await loadContent(server.kit, folder.root);
    const caller = async (planTier: Tier | null) =>
      server.signedIn((await makeUser(server.db, { planTier, trialEndsAt: null })).id);
    callers = {
      demo: await caller(null),
      basico: await caller('basico'),
      plus: await caller('plus'),
      elite: await caller('elite'),
    };
  });
  afterAll(async () => {
    await folder.remove();
    await server.close();
  });

  it('lists the topics with their block, state and what they hold, for anybody [9.cache-36]', async () => {
    const answer = await server.visitor().get('/api/syllabus/topics');
    expect(answer.statusCode).toBe(200);
    const list = answer.json();
    expect(list.map(({ number }: { number: number }) => number)).toEqual([3, 6, 20]);
    expect(list[0]).toMatchObject({
      shortTitle: 'La Constitución Española (II)',
      block: 'A',
      status: 'written',
      isFree: true,
      pastQuestions: 23,
      counts: {
        sections: 3,
        questions: 30,
        trueFalse: 20,
        flashcards: 25,
        terms: 15,
        voiceNotes: 1,
        schemes: 1,
      },
    });
    expect((await server.visitor().get('/api/topics')).json()).toEqual(list);
  });

  it('explains the words of a topic to users who may read it', async () => {
    const terms = (await callers.demo.get('/api/topics/3/terms')).json();
    expect(terms).toHaveLength(15);
    expect(Object.keys(terms[0]).sort()).toEqual(['definition', 'id', 'section', 'word']);
    const closed = await callers.demo.get('/api/topics/20/terms');
    expect(closed.json()).toMatchObject({ code: 'request.tier', details: { needed: 'basico' } });
    expect((await callers.basico.get('/api/topics/20/terms')).statusCode).toBe(200);
    expect((await callers.basico.get('/api/topics/999/terms')).statusCode).toBe(404);
  });

  it('lists the words of a topic as a Spanish dictionary does', async () => {
    const words = ['zona', 'Ávila', 'ñandú', 'banda', 'nube', 'ocaso'];
    const ids = words.map((_, place) => `t03-w00${place + 1}`);
    for (const [place, id] of ids.entries())
      await server.db
        .update(term)
        .set({ word: words[place] ?? '' })
        .where(eq(term.id, id));
    const read: { id: string; word: string }[] = (await callers.demo.get('/api/topics/3/terms')).json();
    const ours = read.filter(({ id }) => ids.includes(id)).map(({ word }) => word);
    expect(ours).toEqual(['Ávila', 'banda', 'nube', 'ñandú', 'ocaso', 'zona']);
  });

  it('opens topics 1 to 3 whole to a free account, and the outline of the rest', async () => {
    const free = (await callers.demo.get('/api/topics/3/content')).json();
    expect(free).toMatchObject({
      locked: null,
      laws: [{ id: 'constitucion', shortName: 'CE', consolidated: '2024-02-17' }],
    });
    expect(free.sections[0]).toMatchObject({ id: 'corona', title: 'La Corona', epigraphs: ['corona'] });
    expect(free.sections[0].body).toContain('refrenda');
    const closed = (await callers.demo.get('/api/topics/20/content')).json();
    expect(closed).toMatchObject({ locked: 'basico', epigraphs: [{ id: 'corona' }, { id: 'cortes' }] });
    expect(closed.sections.map(({ title, body }: { title: string; body: null }) => [title, body])).toEqual([
      ['La Corona', null],
      ['Las Cortes', null],
      ['Resumen en cinco líneas', null],
    ]);
    expect((await callers.basico.get('/api/topics/20/content')).json().locked).toBeNull();
    expect((await server.visitor().get('/api/topics/3/content')).json()).toMatchObject({ locked: 'demo' });
  });

  it('sends the text parsed to the pages, and nothing of it when it is locked', async () => {
    const path = (topic: number) => `/api/topics/${topic}/content?format=blocks`;
    const [first] = (await callers.demo.get(path(3))).json().sections;
    expect(first).toMatchObject({ id: 'corona', body: null, blocks: [{ kind: expect.any(String) }] });
    expect(JSON.stringify(first.blocks)).toContain('refrenda');
    const [closed] = (await callers.demo.get(path(20))).json().sections;
    expect(closed).toMatchObject({ body: null, blocks: [] });
    expect((await callers.demo.get('/api/topics/3/content?format=html')).statusCode).toBe(400);
  });

  it.each([
    ['true-false-questions', 'basico'],
    ['flashcards', 'plus'],
    ['voice-notes', 'plus'],
    ['plus-content', 'plus'],
    ['schema', 'plus'],
    ['vip-content', 'elite'],
  ] as const)('gives %s from the %s plan on, and names it to the others', async (part, needed) => {
    const tiers = ['demo', 'basico', 'plus', 'elite'] as const;
    for (const tier of tiers) {
      const answer = await callers[tier].get(`/api/topics/20/${part}`);
      if (tiers.indexOf(tier) >= tiers.indexOf(needed))
        expect([part, tier, answer.statusCode]).toEqual([part, tier, 200]);
      else expect(answer.json()).toMatchObject({ code: 'request.tier', details: { needed } });
    }
    expect((await server.visitor().get(`/api/topics/20/${part}`)).statusCode).toBe(401);
  });

  it('shows the scheme of topic 6 to anybody', async () => {
    const answer = await server.visitor().get('/api/topics/6/schema');
    expect(answer.json()).toMatchObject({ topic: 6, title: 'La Corona' });
    expect(answer.json().nodes[0]).toEqual({ label: 'Rama 0' });
  });

  it('never lets the answer or the explanation of a question out', async () => {
    const answers = await Promise.all(
      ['true-false-questions', 'bundle', 'content', 'plus-content', 'vip-content'].map((part) =>
        callers.elite.get(`/api/topics/20/${part}`),
      ),
    );
    for (const { body } of answers) {
      expect(body).not.toContain('"answer"');
      expect(body).not.toContain('explanation');
      expect(body).not.toContain('Así lo fija la regla');
    }
    expect(answers[0]?.json()).toHaveLength(20);
    expect(answers[0]?.json()[0]).toEqual({
      id: 't20-v001',
      version: 1,
      section: 'corona',
      statement: 'La regla 0 pide 0 votos.',
      difficulty: 1,
    });
  });

  it('gives a whole topic in one bundle, each part as far as the plan goes [9.cache-17]', async () => {
    const rich = (await callers.elite.get('/api/topics/20/bundle')).json();
    expect(rich.topic.locked).toBeNull();
    expect(rich.flashcards.content).toHaveLength(25);
    expect(rich.scheme.content.nodes).toHaveLength(15);
    expect(rich.plusContent.content).toEqual([
      { id: 't20-p001', topic: 20, title: expect.stringContaining('Repaso'), tier: 'plus' },
    ]);
    const poor = (await callers.demo.get('/api/topics/20/bundle')).json();
    expect(poor).toMatchObject({
      topic: { locked: 'basico' },
      trueFalse: { locked: 'basico', content: null },
      flashcards: { locked: 'plus', content: null },
      vipContent: { locked: 'elite', content: null },
    });
    expect((await server.visitor().get('/api/topics/20/bundle')).statusCode).toBe(401);
  });

  it('counts the voice notes for anybody and estimates how long they last [9.cache-19]', async () => {
    expect((await server.visitor().get('/api/topics/20/voice-notes/count')).json()).toEqual({ count: 1 });
    const [note] = (await callers.plus.get('/api/topics/20/voice-notes')).json();
    expect(note).toMatchObject({ id: 't20-l001', title: 'La Corona', voice: 'es-ES' });
    expect(note.seconds).toBeGreaterThan(90);
  });

  it('opens a piece of plus content by its id', async () => {
    const answer = await callers.plus.get('/api/plus/content/t20-p001');
    expect(answer.json()).toMatchObject({
      topic: 20,
      tier: 'plus',
      body: expect.stringContaining('cinco líneas'),
    });
    expect((await callers.plus.get('/api/plus/content/nada')).statusCode).toBe(404);
    expect((await callers.basico.get('/api/plus/content/t20-p001')).statusCode).toBe(403);
  });

  it('explains the short names of the laws [9.cache-12]', async () => {
    expect((await server.visitor().get('/api/keyword-rules')).json()).toEqual([
      { id: 'law-constitucion', keyword: 'CE', kind: 'law', meaning: 'Constitución Española', topic: null },
    ]);
  });

  it('answers 404 for a topic that is none and 400 for a number that is none', async () => {
    for (const part of ['content', 'flashcards', 'voice-notes', 'voice-notes/count', 'bundle'])
      expect([part, (await callers.elite.get(`/api/topics/46/${part}`)).statusCode]).toEqual([part, 404]);
    expect((await callers.elite.get('/api/topics/abc/content')).statusCode).toBe(400);
  });

  it('counts the questions of the bank, and counts again when they change [3.store-10] [7-35]', async () => {
    const read = async () => (await server.visitor().get('/api/stats/quiz-count')).json();
    expect(await read()).toEqual({ totalQuestions: 150 });
    await server.db.update(question).set({ state: 'draft' }).where(eq(question.id, 't20-q001'));
    expect(await read()).toEqual({ totalQuestions: 150 });
    contentChanged(server.kit);
    expect(await read()).toEqual({ totalQuestions: 149 });
    await server.db
      .update(question)
      .set({ deletedAt: server.clock.now() })
      .where(eq(question.id, 't20-q002'));
    server.clock.advance(61_000);
    expect(await read()).toEqual({ totalQuestions: 148 });
  });
});
