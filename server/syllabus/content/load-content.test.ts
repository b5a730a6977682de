import { question, soundTopic, statement } from '@atalaya/core/syllabus/content/content.factory';
import { asc, eq, isNotNull, isNull } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { contentSources } from '../../content/content-source';
import { loadContent } from '../../content/load-content';
import { openTestServer, type TestServer } from '../../testing/test-server';
import { flashcard, keywordRule, plusContent } from '../material.tables';
import {
  correction as correctionTable,
  question as questionTable,
  questionVersion,
} from '../question.tables';
import { topic, topicSection } from '../topic.tables';
import { type ContentFolder, makeContentFolder } from './content-folder.factory';

const QUESTIONS = 'syllabus/03-constitucion-organos/questions.yaml';

/** The valid topic with some questions changed. */
const topicWith = (change: (index: number) => Parameters<typeof question>[1], count = 30) =>
  soundTopic({
    questions: Array.from({ length: count }, (_, index) => ({
      value: question(index, change(index)),
      file: QUESTIONS,
      lines: {},
    })),
  });

describe('loading content files', () => {
  let server: TestServer;
  let folder: ContentFolder;

  beforeEach(async () => {
    server = await openTestServer();
    folder = await makeContentFolder();
    await loadContent(server.kit, folder.root);
  });
  afterEach(async () => {
    await folder.remove();
    await server.close();
  });

  const load = () => loadContent(server.kit, folder.root);
  const readQuestion = async (id: string) => {
    const [row] = await server.db.select().from(questionTable).where(eq(questionTable.id, id));
    return row;
  };
  const versionsOf = (id: string) =>
    server.db
      .select()
      .from(questionVersion)
      .where(eq(questionVersion.questionId, id))
      .orderBy(asc(questionVersion.version));

  it('brings a topic with everything in its folder', async () => {
    const [row] = await server.db.select().from(topic);
    expect(row).toMatchObject({ number: 3, slug: '03-constitucion-organos', block: 'A', status: 'written' });
    const sections = await server.db.select().from(topicSection).orderBy(asc(topicSection.position));
    expect(sections.map(({ id }) => id)).toEqual(['corona', 'cortes', 'resumen']);
    expect(sections[0]).toMatchObject({ title: 'La Corona', epigraphs: ['corona'] });
    expect(await server.db.$count(questionTable, eq(questionTable.kind, 'choice'))).toBe(30);
    expect(await server.db.$count(questionTable, eq(questionTable.kind, 'true-false'))).toBe(20);
    expect(await server.db.$count(questionVersion)).toBe(50);
    expect(await server.db.$count(flashcard)).toBe(25);
    expect(await server.db.select({ tier: plusContent.tier }).from(plusContent)).toEqual([{ tier: 'plus' }]);
    expect(await server.db.select().from(keywordRule)).toMatchObject([
      { keyword: 'CE', meaning: 'Constitución Española' },
    ]);
  });

  it('does nothing when no file changed, and duplicates nothing when all are written again', async () => {
    expect(await load()).toEqual({ units: 0, skipped: [] });
    await folder.writeTopic();
    expect((await load()).units).toBe(0);
    await folder.write(
      'syllabus/03-constitucion-organos/listen.md',
      '---\n{ title: A, voice: es-ES }\n---\nHola.\n',
    );
    expect((await load()).units).toBe(1);
    expect(await server.db.$count(questionVersion)).toBe(50);
  });

  it('makes a new version only of a question whose text changed', async () => {
    await folder.writeTopic(
      topicWith((index) => (index === 0 ? { stem: '¿Cuántos votos hacen falta?' } : {})),
    );
    await load();
    expect(await readQuestion('t03-q001')).toMatchObject({ version: 2, stem: '¿Cuántos votos hacen falta?' });
    expect((await versionsOf('t03-q001')).map(({ version, createdBy }) => [version, createdBy])).toEqual([
      [1, null],
      [2, null],
    ]);
    expect(await server.db.$count(questionVersion)).toBe(51);
    expect(await server.db.$count(correctionTable)).toBe(0);
  });

  it('keeps a version when only the section changed', async () => {
    await folder.writeTopic(topicWith((index) => (index === 0 ? { section: 'cortes' } : {})));
    await load();
    expect(await readQuestion('t03-q001')).toMatchObject({ version: 1, section: 'cortes' });
  });

  it('writes a changed key into the corrections, never with the explanation as its reason', async () => {
    await folder.writeTopic(topicWith((index) => (index === 0 ? { answer: 'B' } : {})));
    await load();
    expect(await server.db.select().from(correctionTable)).toMatchObject([
      {
        questionId: 't03-q001',
        oldKey: 'A',
        newKey: 'B',
        fromVersion: 1,
        toVersion: 2,
        reason: 'La respuesta que dábamos por correcta no lo era: la hemos corregido al revisar el temario.',
      },
    ]);
  });

  it('publishes the reason for readers that the file gives with a changed key', async () => {
    const correction = 'La reforma de 2026 cambió la mayoría exigida.';
    await folder.writeTopic(topicWith((index) => (index === 0 ? { answer: 'B', correction } : {})));
    await load();
    expect(await server.db.select().from(correctionTable)).toMatchObject([
      { questionId: 't03-q001', oldKey: 'A', newKey: 'B', reason: correction },
    ]);
    expect((await versionsOf('t03-q001')).map(({ reason }) => reason)).toEqual([null, correction]);
  });

  it('archives what a file dropped and brings it back when the file does', async () => {
    await folder.writeTopic(topicWith(() => ({}), 29));
    await load();
    expect((await readQuestion('t03-q030'))?.deletedAt).not.toBeNull();
    expect(await server.db.$count(questionTable, isNotNull(questionTable.deletedAt))).toBe(1);
    await folder.writeTopic();
    await load();
    expect(await readQuestion('t03-q030')).toMatchObject({ deletedAt: null, version: 1 });
  });

  it("lets an admin's edit stand until the file changes again", async () => {
    await server.db.update(questionTable).set({ stem: 'Del admin' }).where(eq(questionTable.id, 't03-q001'));
    await folder.writeTopic(topicWith((index) => (index === 1 ? { stem: 'De otra cosa' } : {})));
    await load();
    expect((await readQuestion('t03-q001'))?.stem).toBe('Del admin');
    await folder.writeTopic(topicWith((index) => (index === 0 ? { stem: 'Del fichero' } : {})));
    await load();
    expect((await readQuestion('t03-q001'))?.stem).toBe('Del fichero');
  });

  it('leaves a topic alone while it does not validate, says so in one line, and takes it up later', async () => {
    await folder.write(QUESTIONS, '- id: t03-q001\n  stem: a medias\n');
    const { units, skipped } = await load();
    expect([units, skipped.length]).toEqual([1, 1]);
    expect(skipped[0]).toMatchObject({ unit: 'syllabus/03-constitucion-organos' });
    expect(skipped[0]?.faults[0]).toMatchObject({ file: `content/${QUESTIONS}` });
    expect(await server.db.$count(questionTable, isNull(questionTable.deletedAt))).toBe(50);
    await folder.writeTopic(topicWith(() => ({}), 29));
    expect(await load()).toEqual({ units: 1, skipped: [] });
    expect(await server.db.$count(questionTable, isNull(questionTable.deletedAt))).toBe(49);
  });

  it('skips a topic whose ids are of another one or stand twice', async () => {
    await folder.writeTopic(
      soundTopic({
        trueFalse: [0, 0].map(() => ({ value: statement(0), file: 'x', lines: {} })),
      }),
    );
    expect((await load()).skipped[0]?.faults[0]?.reason).toBe('«t03-v001» stands twice');
  });

  it('lists a topic that is being written for the first time as an outline', async () => {
    const head = soundTopic().head;
    await folder.writeTopic({
      ...soundTopic(),
      folder: 'content/syllabus/04-union-europea',
      head: { ...head, value: { ...head.value, number: 4 } },
    });
    expect((await load()).skipped).toHaveLength(1);
    const [row] = await server.db.select().from(topic).where(eq(topic.number, 4));
    expect(row).toMatchObject({ status: 'outline' });
    expect(await server.db.$count(questionTable, eq(questionTable.topic, 4))).toBe(0);
  });

  it('archives a folder that is gone, and follows one that was renamed', async () => {
    await folder.remove('syllabus/03-constitucion-organos');
    await load();
    expect(await server.db.$count(questionTable, isNull(questionTable.deletedAt))).toBe(0);
    expect(await server.db.$count(topic, isNull(topic.deletedAt))).toBe(0);
    await folder.writeTopic({ ...soundTopic(), folder: 'content/syllabus/03-otro-nombre' });
    await load();
    const [row] = await server.db.select().from(topic);
    expect(row).toMatchObject({ slug: '03-otro-nombre', deletedAt: null });
    expect(await server.db.$count(questionTable, isNull(questionTable.deletedAt))).toBe(50);
    expect(await server.db.$count(questionVersion)).toBe(50);
  });

  it('leaves files alone that no feature loads, and loads them once a feature does', async () => {
    await folder.write('later/one.yaml', 'first: 1');
    expect(await load()).toEqual({ units: 0, skipped: [] });
    const loaded: string[] = [];
    server.kit.hooks.add(contentSources, 'later', {
      unitOf: (path) => (path.startsWith('later/') ? path : undefined),
      async load(_db, { changed }) {
        loaded.push(...changed);
        return [];
      },
    });
    await load();
    expect(loaded).toEqual(['later/one.yaml']);
  });

  it('archives nothing when the whole folder is missing, as in a faulty copy', async () => {
    await folder.remove();
    expect(await load()).toEqual({ units: 0, skipped: [] });
    expect(await server.db.$count(questionTable, isNull(questionTable.deletedAt))).toBe(50);
  });
});
