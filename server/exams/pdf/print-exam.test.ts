import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { saveQuestions } from '../../syllabus/question-store';
import { choiceDraftRow, makeTopic } from '../../syllabus/syllabus.factory';
import { textOfPdf } from '../../testing/pdf-text';
import { openTestServer, type TestServer } from '../../testing/test-server';
import { makeStudent, testOf, type Visit } from '../exam-request.factory';

const COUNT = 30;

describe('an exam as PDF', () => {
  let server: TestServer;
  let student: Visit;

  beforeAll(async () => {
    server = await openTestServer();
    await makeTopic(server.db, { number: 1 });
    const drafts = Array.from({ length: COUNT }, (_, index) => ({
      ...choiceDraftRow({ topic: 1 }),
      stem: `¿Qué órgano sanciona la señal número ${index + 1}, según «la norma» (CO₂ ≥ 5 €)?`,
      options: { A: 'El Rey', B: 'El Ministro, también el año próximo', C: 'El Defensor del Pueblo' },
    }));
    await saveQuestions(server.db, drafts, {
      now: new Date('2026-11-01T09:00:00Z'),
      by: null,
      reason: null,
      hooks: server.kit.hooks,
    });
    student = await makeStudent(server);
  });
  afterAll(() => server.close());

  const pdf = (id: string, part: string, visit = student) =>
    visit.caller.get(`/api/exams/${id}/pdf?part=${part}`);
  /** Without the line breaks of the columns. */
  const words = (file: Buffer) => textOfPdf(file).replaceAll(/\s+/g, ' ');

  it('holds every question with its accents and a numbered answer sheet, without the key', async () => {
    const paper = await student.begin(testOf({ count: COUNT, topics: [1] }));
    const answer = await pdf(paper.id, 'paper');
    expect(answer.headers['content-type']).toBe('application/pdf');
    expect(answer.headers['content-disposition']).toBe('attachment; filename="examen.pdf"');
    const text = words(answer.rawPayload);
    for (let number = 1; number <= COUNT; number += 1) expect(text).toContain(`señal número ${number},`);
    expect(text).toContain('¿Qué órgano sanciona la señal');
    expect(text).toContain('según «la norma» (CO2 >= 5 €)?');
    expect(text).toContain('B) El Ministro, también el año próximo');
    expect(text).toContain('Cada error resta medio acierto');
    const [, sheet = ''] = text.split('Hoja de respuestas');
    for (let number = 1; number <= COUNT; number += 1) expect(sheet).toContain(` ${number} A B C`);
    expect(sheet).not.toContain(` ${COUNT + 1} A B C`);
    expect(text).not.toContain('Soluciones');
    expect((await pdf(paper.id, 'key')).json().code).toBe('exams.not-finished');
    await student.handIn(paper, { elapsedMs: 1000 });
    const key = words((await pdf(paper.id, 'key')).rawPayload);
    expect(key).toContain('Soluciones');
    expect(key).toContain('1. A (');
    expect(key).toContain(`${COUNT}. A (`);
  });

  it('has its key at once in study mode, and belongs to its student alone', async () => {
    const paper = await student.begin(testOf({ mode: 'study', count: 1, topics: [1] }));
    expect(words((await pdf(paper.id, 'key')).rawPayload)).toContain('1. A');
    const other = await makeStudent(server);
    expect((await pdf(paper.id, 'paper', other)).statusCode).toBe(404);
    const { id } = (await student.build(testOf({ count: 1, topics: [1] }))).json();
    expect((await pdf(id, 'paper')).json().code).toBe('exams.not-started');
  });
});
