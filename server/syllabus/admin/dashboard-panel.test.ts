import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { makeUser } from '../../auth/auth.factory';
import { loadContent } from '../../content/load-content';
import { type Caller, openTestServer, type TestServer } from '../../testing/test-server';
import { type ContentFolder, makeContentFolder } from '../content/content-folder.factory';
import { question, questionStat } from '../question.tables';
import { makeQuestion, makeStatement, makeTopic } from '../syllabus.factory';
import { law } from '../topic.tables';

describe('how the content is, on the dashboard', () => {
  let server: TestServer;
  let admin: Caller;
  let folder: ContentFolder;

  beforeEach(async () => {
    server = await openTestServer();
    folder = await makeContentFolder();
    admin = await server.signedIn((await makeUser(server.db, { isAdmin: true })).id);
  });
  afterEach(async () => {
    await folder.remove();
    await server.close();
  });

  const health = async () => {
    const { panels } = (await admin.get('/api/admin/dashboard')).json();
    return panels.find(({ name }: { name: string }) => name === 'content').content;
  };
  const counts = ({ figures }: { figures: Record<string, string>[] }) =>
    figures.map(({ label, value, path }) => [label, value, path]);

  it('says that there is none, then what waits for someone, each with its way there', async () => {
    expect((await health()).note).toBe('Aún no hay ningún contenido cargado.');
    const now = server.clock.now();
    await server.db.insert(law).values({
      id: 'constitucion',
      name: 'Constitución Española',
      shortName: 'CE',
      boe: 'BOE-A-1978-31229',
      consolidated: '2026-03-01',
      createdAt: now,
      updatedAt: now,
    });
    const sound = await makeQuestion(server.db);
    expect((await health()).note).toBe('Nada pendiente.');

    for (const validOn of ['2026-02-27', '2026-02-28']) await makeQuestion(server.db, { validOn });
    const [hard, few, gone] = [
      await makeQuestion(server.db),
      await makeQuestion(server.db),
      await makeQuestion(server.db, { validOn: '2026-01-01' }),
    ];
    await server.db.insert(questionStat).values([
      { questionId: hard.id, answers: 40, errors: 36 },
      { questionId: few.id, answers: 5, errors: 5 },
      { questionId: gone.id, answers: 50, errors: 50 },
    ]);
    const lost = await makeStatement(server.db);
    for (const { id } of [gone, lost])
      await server.db.update(question).set({ deletedAt: now }).where(eq(question.id, id));
    for (const number of [40, 41, 42]) await makeTopic(server.db, { number, status: 'outline' });
    for (const _ of [1, 2, 3, 4]) {
      const student = await server.signedIn((await makeUser(server.db)).id);
      await student.send('POST', `/api/questions/${sound.id}/reports`, { reason: 'typo', text: 'Falta.' });
    }

    const content = await health();
    expect(content.note).toBe('7 asuntos pendientes');
    expect(counts(content)).toEqual([
      ['con avisos', '1', '/admin/corrector-test'],
      ['la norma ha cambiado', '2', '/admin/corrector-test?cola=law-changed'],
      ['falladas por casi todos', '1', '/admin/corrector-test?cola=failed'],
      ['temas solo en esquema', '3', '/admin/temario?status=outline'],
      ['preguntas retiradas', '1', '/admin/preguntas-test?deleted=true'],
      ['afirmaciones retiradas', '1', '/admin/verdadero-falso?deleted=true'],
    ]);
  });

  it('tells when files were last loaded, and which of them could not be read', async () => {
    await loadContent(server.kit, folder.root);
    const [first] = (await health()).rows;
    expect(first).toMatchObject({ at: server.clock.now().toISOString(), path: '/admin/temario' });
    expect(first.text).toMatch(/^\d+ piezas? leídas?$/);

    const loadedAt = server.clock.now().toISOString();
    server.clock.advance(60_000);
    await loadContent(server.kit, folder.root);
    expect((await health()).rows[0]).toEqual({ ...first, at: loadedAt });

    await folder.write('syllabus/03-constitucion-organos/questions.yaml', '- id: nada\n');
    await loadContent(server.kit, folder.root);
    expect((await health()).rows[0].text).toContain('con faltas: syllabus/03-constitucion-organos');
  });
});
