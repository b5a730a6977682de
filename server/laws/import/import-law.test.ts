import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeUser } from '../../auth/auth.factory';
import { loadContent } from '../../content/load-content';
import type { ContentFolder } from '../../syllabus/content/content-folder.factory';
import { makeFlashcard, makeQuestion } from '../../syllabus/syllabus.factory';
import { type Caller, openTestServer, type TestServer } from '../../testing/test-server';
import { makeLawFolder } from '../laws.factory';
import { lawArticleText, lawUpdate } from '../laws.tables';
import { boeXml, uploadLaw } from './boe-xml.factory';

const OLD = { from: '19781229', text: 'La detención dura setenta y dos horas.' };
const NEW = { from: '20270101', norm: 'BOE-A-2026-99', text: 'La detención dura cuarenta y ocho horas.' };
const reference = { law: 'constitucion', article: '17' };

describe('importing the official text of a law', () => {
  let server: TestServer;
  let folder: ContentFolder;
  let admin: Caller;
  let student: Caller;

  beforeAll(async () => {
    server = await openTestServer();
    folder = await makeLawFolder();
    await loadContent(server.kit, folder.root);
    await makeQuestion(server.db, { id: 't03-q801', topic: 3, reference });
    await makeQuestion(server.db, { id: 't03-q802', topic: 3, reference, validOn: '2027-02-01' });
    await makeFlashcard(server.db, { id: 't03-f801', topic: 3, reference });
    admin = await server.signedIn((await makeUser(server.db, { isAdmin: true })).id);
    student = await server.signedIn((await makeUser(server.db, { planTier: 'plus' })).id);
  });
  afterAll(async () => {
    await folder.remove();
    await server.close();
  });

  const send = (xml: string, caller = admin) => uploadLaw(caller, xml);
  const stored = () => server.db.$count(lawArticleText);

  it.each([
    ['a broken file', '<response><data>', 'laws.not-xml'],
    ['a file with entities', `<!DOCTYPE x [<!ENTITY a "aaaa">]><response>&a;</response>`, 'laws.unsafe-xml'],
    ['an unknown entity', '<response>&xxe;</response>', 'laws.not-xml'],
    ['another document', '<response><data>Nada</data></response>', 'laws.not-boe'],
    ['a law that is not of the syllabus', boeXml({ 1: [OLD] }, 'BOE-A-1900-1'), 'laws.unknown-law'],
  ])('refuses %s in one line, with nothing stored', async (_, xml, code) => {
    expect((await send(xml)).json()).toMatchObject({ code });
    expect(await stored()).toBe(0);
  });

  it('is for admins', async () => expect((await send(boeXml({ 17: [OLD] }), student)).statusCode).toBe(403));

  it('stores every version and marks nothing while nothing changed', async () => {
    const outcome = (await send(boeXml({ 17: [OLD], '18 bis': [OLD] }))).json();
    expect(outcome).toMatchObject({
      law: { shortName: 'CE' },
      articles: 2,
      changed: [],
      marked: { questions: 0 },
    });
    const [row] = await server.db.select().from(lawArticleText).where(eq(lawArticleText.number, '17'));
    expect(row).toMatchObject({ validFrom: '1978-12-29', validTo: null, body: OLD.text });
  });

  it('marks nothing for a wording that was published before we checked the text', async () => {
    const later = { from: '20261201', published: '20200101', text: 'La jefatura, desde diciembre.' };
    const outcome = (await send(boeXml({ 17: [OLD], '18 bis': [OLD], 56: [OLD, later] }))).json();
    expect(outcome).toMatchObject({ changed: [], marked: { questions: 0, others: 0 } });
  });

  it('marks what points to a changed article, warns students and lists it with both wordings', async () => {
    const outcome = (await send(boeXml({ 17: [OLD, NEW], 56: [OLD] }))).json();
    // Article 18 bis is no longer in the law; the second question was checked after the change.
    expect(outcome).toMatchObject({
      changed: ['17', '18 bis'],
      gone: ['18 bis'],
      marked: { questions: 1, flashcards: 1 },
    });
    const about = { law: 'constitucion', article: '17' };
    const { id } = (
      await student.send('POST', '/api/exams', { kind: 'test', mode: 'study', count: 5, about })
    ).json();
    const paper = (await student.send('POST', `/api/exams/${id}/start`)).json();
    const warned = paper.questions.filter((one: { mayHaveChanged: boolean }) => one.mayHaveChanged);
    expect(warned.map((one: { questionId: string }) => one.questionId)).toEqual(['t03-q801']);

    const changes = (await admin.get('/api/admin/law-changes')).json();
    expect(changes).toMatchObject([
      {
        article: '17',
        changedOn: '2027-01-01',
        before: OLD.text,
        after: NEW.text,
        items: [{ kind: 'article', id: 'constitucion-17' }, { id: 't03-q801' }, { id: 't03-f801' }],
      },
    ]);
    const drafts = await server.db.select().from(lawUpdate).where(eq(lawUpdate.state, 'draft'));
    expect(drafts).toMatchObject([
      { law: 'constitucion', articles: ['17', '18 bis'], inForce: '2027-01-01' },
    ]);
  });

  it('stops warning when a question is saved as checked against the new wording', async () => {
    await makeQuestion(server.db, {
      id: 't03-q801',
      topic: 3,
      reference,
      answer: 'B',
      validOn: '2027-01-01',
    });
    const [change] = (await admin.get('/api/admin/law-changes')).json();
    expect(change.items.map(({ id }: { id: string }) => id)).toEqual(['constitucion-17', 't03-f801']);
  });

  it('shows students a published change, and the draft to nobody', async () => {
    const titles = async () =>
      (await student.get('/api/my-laws/updates')).json().map(({ title }: { title: string }) => title);
    expect(await titles()).toEqual(['Cambia la entrada en el domicilio']);
    const { items } = (await admin.get('/api/admin/law-updates?state=draft')).json();
    const url = `/api/admin/law-updates/${items[0].id}`;
    const { etag } = (await admin.get(url)).json();
    const draft = {
      title: 'La detención, 48 horas',
      law: 'constitucion',
      summary: 'Baja el plazo.',
      norm: 'Reforma',
      boe: 'BOE-A-2026-99',
      inForce: '2027-01-01',
      topics: [3],
      articles: ['17'],
      state: 'published',
    };
    const saved = await admin.send('PUT', url, { ...draft, etag });
    expect(saved.statusCode).toBe(200);
    expect(await titles()).toEqual(['La detención, 48 horas', 'Cambia la entrada en el domicilio']);
    const unknown = await admin.send('POST', '/api/admin/law-updates', { ...draft, law: 'nada' });
    expect(unknown.json().details.fields).toEqual({ law: 'No hay ninguna norma con ese identificador.' });
  });

  it('stops warning when an editor releases an item', async () => {
    const release = (kind: string, id: string) =>
      admin.send('POST', '/api/admin/law-changes/release', { kind, id });
    expect((await release('flashcard', 't03-f801')).json()).toEqual({ released: true });
    expect((await release('flashcard', 't03-f801')).json()).toEqual({ released: false });
    expect((await release('article', 'constitucion-17')).json()).toEqual({ released: true });
    expect((await admin.get('/api/admin/law-changes')).json()).toEqual([]);
  });

  it('refuses an older version after a newer one', async () => {
    const before = await stored();
    expect((await send(boeXml({ 17: [OLD] }))).json()).toMatchObject({ code: 'laws.older-version' });
    expect(await stored()).toBe(before);
  });
});
