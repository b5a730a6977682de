import { DAY_MS } from '@atalaya/core/platform/durations';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeUser } from '../auth/auth.factory';
import { makeStudent } from '../exams/exam-request.factory';
import { makeBank } from '../exams/exams.factory';
import { newId } from '../platform/ids';
import { recordAnswers } from '../review/record';
import { studyAnswer } from '../review/review.factory';
import { type Caller, openTestServer, type TestServer } from '../testing/test-server';
import { rollUp } from './statistics';

describe('who studies, on the dashboard', () => {
  let server: TestServer;
  let admin: Caller;

  beforeAll(async () => {
    server = await openTestServer();
    admin = await server.signedIn((await makeUser(server.db, { isAdmin: true })).id);
  });
  afterAll(() => server.close());

  const study = async () => {
    const { panels } = (await admin.get('/api/admin/dashboard')).json();
    return panels.find(({ name }: { name: string }) => name === 'study');
  };
  const figuresOf = ({ figures }: { figures: Record<string, string>[] }) =>
    Object.fromEntries(figures.map(({ label, value, change }) => [label, [value, change]]));
  const answer = (userId: string, day: string, hits: boolean[]) =>
    server.db.transaction((tx) =>
      recordAnswers(
        tx,
        userId,
        hits.map((hit) =>
          studyAnswer({
            id: newId(),
            itemId: newId(),
            outcome: hit ? 'right' : 'wrong',
            at: new Date(`${day}T09:00:00Z`),
            durationMs: 60_000,
          }),
        ),
      ),
    );

  it('says that nobody does, then how many and how much, beside the seven days before', async () => {
    const { content, ...head } = await study();
    expect(head).toMatchObject({ title: 'Estudio', path: '/admin/estadisticas' });
    expect(content).toEqual({ note: 'Nadie ha estudiado en los últimos 14 días.', figures: [], rows: [] });

    const [often, late, gone] = [
      await makeUser(server.db),
      await makeUser(server.db),
      await makeUser(server.db),
    ];
    // Today is the 15th: the week goes back to the 9th, the one before from the 8th to the 2nd.
    await answer(often.id, '2026-11-15', [true, true, false]);
    await answer(often.id, '2026-11-10', [true, true]);
    await answer(late.id, '2026-11-09', [false]);
    await answer(gone.id, '2026-11-08', [true, false]);
    await answer(gone.id, '2026-11-02', [true, false]);
    await answer(gone.id, '2026-11-01', [true]);
    await makeBank(server.db, [1, 2, 3], 60);
    const student = await makeStudent(server);
    const paper = await student.begin();
    await student.handIn(paper, { elapsedMs: 1000 });
    await rollUp(server.kit);

    const counted = (await study()).content;
    expect(counted.note).toMatch(/frente a los 7 anteriores/);
    expect(figuresOf(counted)).toEqual({
      'han estudiado hoy': ['1', undefined],
      'han estudiado en 7 días': ['2', '+100 %'],
      respuestas: ['6', '+50 %'],
      'exámenes entregados': ['1', 'antes, 0'],
      minutos: ['6', '+50 %'],
      'de acierto': ['67 %', 'antes, 50 %'],
    });
    expect(new Set(counted.figures.map(({ path }: { path: string }) => path))).toEqual(
      new Set(['/admin/estadisticas']),
    );
  });

  it('is recomputed by the first request of another day', async () => {
    server.clock.advance(DAY_MS);
    const figures = figuresOf((await study()).content);
    // The week is the 10th to the 16th now, the one before the 3rd to the 9th.
    expect(figures['han estudiado hoy']).toEqual(['0', undefined]);
    expect(figures['han estudiado en 7 días']).toEqual(['1', '−50 %']);
  });
});
