import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { makeUser } from '../auth/auth.factory';
import { loadContent } from '../content/load-content';
import { type Caller, openHouse, type TestHouse } from '../testing/test-server';
import { type ContentFolder, makeContentFolder } from './content-folder.factory';
import { question, questionStat } from './question.tables';
import { makeQuestion, makeStatement, makeTopic } from './syllabus.factory';
import { law } from './topic.tables';

describe('how the content is, on the dashboard', () => {
  let house: TestHouse;
  let admin: Caller;
  let folder: ContentFolder;

  beforeEach(async () => {
    house = await openHouse();
    folder = await makeContentFolder();
    admin = await house.signedIn((await makeUser(house.db, { isAdmin: true })).id);
  });
  afterEach(async () => {
    await folder.remove();
    await house.close();
  });

  const health = async () => {
    const { panels } = (await admin.get('/api/admin/dashboard')).json();
    return panels.find(({ name }: { name: string }) => name === 'content').content;
  };
  const counts = ({ figures }: { figures: Record<string, string>[] }) =>
    figures.map(({ label, value, path }) => [label, value, path]);

  it('says that there is none, then what waits for someone, each with its way there', async () => {
    expect((await health()).note).toBe('Aún no hay ningún contenido cargado.');
    const now = house.clock.now();
    await house.db.insert(law).values({
      id: 'constitucion',
      name: 'Constitución Española',
      shortName: 'CE',
      boe: 'BOE-A-1978-31229',
      consolidated: '2026-03-01',
      createdAt: now,
      updatedAt: now,
    });
    const sound = await makeQuestion(house.db);
    expect((await health()).note).toBe('Nada pendiente.');

    for (const validOn of ['2026-02-27', '2026-02-28']) await makeQuestion(house.db, { validOn });
    const [hard, few, gone] = [
      await makeQuestion(house.db),
      await makeQuestion(house.db),
      await makeQuestion(house.db, { validOn: '2026-01-01' }),
    ];
    await house.db.insert(questionStat).values([
      { questionId: hard.id, answers: 40, errors: 36 },
      { questionId: few.id, answers: 5, errors: 5 },
      { questionId: gone.id, answers: 50, errors: 50 },
    ]);
    const lost = await makeStatement(house.db);
    for (const { id } of [gone, lost])
      await house.db.update(question).set({ deletedAt: now }).where(eq(question.id, id));
    for (const number of [40, 41, 42]) await makeTopic(house.db, { number, status: 'outline' });
    for (const _ of [1, 2, 3, 4]) {
      const student = await house.signedIn((await makeUser(house.db)).id);
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
    await loadContent(house.kit, folder.root);
    const [first] = (await health()).rows;
    expect(first).toMatchObject({ at: house.clock.now().toISOString(), path: '/admin/temario' });
    expect(first.text).toMatch(/^\d+ piezas? leídas?$/);

    const loadedAt = house.clock.now().toISOString();
    house.clock.advance(60_000);
    await loadContent(house.kit, folder.root);
    expect((await health()).rows[0]).toEqual({ ...first, at: loadedAt });

    await folder.write('syllabus/03-constitucion-organos/questions.yaml', '- id: nada\n');
    await loadContent(house.kit, folder.root);
    expect((await health()).rows[0].text).toContain('con faltas: syllabus/03-constitucion-organos');
  });
});
