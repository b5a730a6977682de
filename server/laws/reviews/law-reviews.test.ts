import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { stringify } from 'yaml';
import { makeUser } from '../../auth/auth.factory';
import { loadContent } from '../../content/load-content';
import type { ContentFolder } from '../../syllabus/content/content-folder.factory';
import { makeQuestion } from '../../syllabus/syllabus.factory';
import { topicSection } from '../../syllabus/topic.tables';
import { putCurrent } from '../../testing/put-current';
import { type Caller, openTestServer, type TestServer } from '../../testing/test-server';
import { boeXml, uploadLaw } from '../import/boe-xml.factory';
import { lawFile, makeLawFolder } from '../laws.factory';
import { protocolBasis } from '../laws.tables';

const OLD = { from: '19781229', text: 'Antes.' };
const NEW = { from: '20270101', norm: 'BOE-A-2026-99', text: 'Ahora.' };

describe('what rests on an article that changes', () => {
  let server: TestServer;
  let folder: ContentFolder;
  let admin: Caller;

  beforeAll(async () => {
    server = await openTestServer();
    folder = await makeLawFolder();
    await loadContent(server.kit, folder.root);
    admin = await server.signedIn((await makeUser(server.db, { isAdmin: true })).id);
    const reference = { law: 'constitucion', article: '17' };
    await makeQuestion(server.db, { id: 't03-q701', topic: 3, section: 'explicada', reference });
    const section = (id: string, position: number, body: string) => ({ topic: 3, id, position, body });
    await server.db.insert(topicSection).values([
      { ...section('explicada', 90, 'La explica.'), title: 'La detención', epigraphs: [] },
      { ...section('citada', 91, 'Según el art. 17.2 CE.'), title: 'Citada', epigraphs: [] },
      { ...section('ajena', 92, 'Según el art. 18.2 CE y el 17.2 LECrim.'), title: 'Ajena', epigraphs: [] },
    ]);
    const now = server.clock.now();
    const step = {
      protocol: 'detencion',
      protocolTitle: 'Detención',
      step: 'derechos',
      stepTitle: 'Lee los derechos',
    };
    await server.db.insert(protocolBasis).values([
      { id: 'detencion/derechos/0', ...step, ...reference, createdAt: now, updatedAt: now },
      {
        id: 'detencion/luego/0',
        ...step,
        ...reference,
        step: 'luego',
        validOn: '2027-02-01',
        createdAt: now,
        updatedAt: now,
      },
    ]);
  });
  afterAll(async () => {
    await folder.remove();
    await server.close();
  });

  const waiting = async (): Promise<string[]> =>
    (await server.visitor().get('/api/law-reviews'))
      .json()
      .map(({ kind, id, law, article }: Record<string, string>) => `${kind} ${id} ${article} ${law}`);
  const send = (xml: string) => uploadLaw(admin, xml);

  it('is marked with the import: our sentence, sections, steps and tools, unless checked later', async () => {
    await send(boeXml({ 17: [OLD], 18: [OLD] }));
    expect(await waiting()).toEqual([]);
    expect((await send(boeXml({ 17: [OLD, NEW], 18: [OLD] }))).json().marked).toMatchObject({ others: 4 });
    expect(await waiting()).toEqual([
      'article constitucion-17 17 CE',
      'section 3/citada 17 CE',
      'section 3/explicada 17 CE',
      'step detencion/derechos 17 CE',
    ]);
    expect((await server.visitor().get('/api/laws/ce/articles/17')).json()).toMatchObject({
      mayHaveChanged: true,
    });
    const [change] = (await admin.get('/api/admin/law-changes')).json();
    expect(change.items).toContainEqual(
      expect.objectContaining({ kind: 'step', text: 'Detención: Lee los derechos' }),
    );
  });

  it('is released by an editor, once', async () => {
    const release = (kind: string, id: string) =>
      admin.send('POST', '/api/admin/law-changes/release', { kind, id });
    for (const [kind, id] of [
      ['section', '3/citada'],
      ['section', '3/explicada'],
      ['step', 'detencion/derechos'],
    ])
      expect((await release(kind ?? '', id ?? '')).json()).toEqual({ released: true });
    expect((await release('section', '3/citada')).json()).toEqual({ released: false });
    expect(await waiting()).toEqual(['article constitucion-17 17 CE']);
  });

  it('no longer waits when an admin writes our sentence again against the new text', async () => {
    const url = '/api/admin/law-articles/constitucion-17';
    const listed = (await admin.get('/api/admin/law-articles?law=constitucion&q=libertad')).json();
    expect(listed.items).toMatchObject([{ id: 'constitucion-17', name: '17 CE', isFromFile: true }]);
    const draft = { heading: 'Libertad', statement: 'Ahora dura menos.', figures: ['48 horas: máximo'] };
    expect((await admin.send('PUT', url, { ...draft, validOn: '2027-01-01' })).statusCode).toBe(400);
    expect((await putCurrent(admin, url, { ...draft, validOn: '2027-01-01' })).statusCode).toBe(200);
    expect(await waiting()).toEqual([]);
    const read = async () => (await server.visitor().get('/api/laws/ce/articles/17')).json();
    expect(await read()).toMatchObject({ ...draft, validOn: '2027-01-01', mayHaveChanged: false });
    // The edit stays while the file is the same, and goes when the file changes (decision 12).
    await loadContent(server.kit, folder.root);
    expect((await read()).statement).toBe('Ahora dura menos.');
    const { articles, ...file } = lawFile();
    const edited = articles.map((one) => (one.number === '17' ? { ...one, statement: 'Del archivo.' } : one));
    await folder.write('laws/articles/constitucion.yaml', stringify({ ...file, articles: edited }));
    await loadContent(server.kit, folder.root);
    expect((await read()).statement).toBe('Del archivo.');
    const log = (await admin.get('/api/admin/audit?subject=law-article')).json();
    expect(log.items.length).toBeGreaterThan(0);
  });
});
