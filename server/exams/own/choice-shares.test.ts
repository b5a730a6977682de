import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeUser } from '../../auth/auth.factory';
import { recordAnswers } from '../../review/record';
import { studyAnswer } from '../../review/review.factory';
import { saveQuestions } from '../../syllabus/question-store';
import { choiceDraftRow, makeTopic } from '../../syllabus/syllabus.factory';
import { openTestServer, type TestServer } from '../../testing/test-server';
import { makeStudent, testOf } from '../exam-request.factory';
import { changeOf } from '../exams.factory';

describe('what others chose', () => {
  let server: TestServer;
  const id = 't01-shared';

  beforeAll(async () => {
    server = await openTestServer();
    await makeTopic(server.db, { number: 1 });
    const draft = choiceDraftRow({ id, topic: 1 });
    await saveQuestions(server.db, [draft], {
      now: server.clock.now(),
      by: null,
      reason: null,
      hooks: server.kit.hooks,
    });
    await server.db.execute(
      sql`insert into question_choice values (${id}, 1, 'A', 19), (${id}, 1, 'B', 8), (${id}, 2, 'B', 100)`,
    );
    for (const choice of ['A', 'B'] as const) {
      const user = await makeUser(server.db);
      const answer = { itemId: id, topic: 1, choice, version: 1 };
      // Only the first answer of a user counts.
      const later = { ...answer, choice: 'C' as const, at: new Date('2026-11-15T11:00:00Z') };
      await server.db.transaction((tx) =>
        recordAnswers(tx, user.id, [studyAnswer(answer), studyAnswer(later)]),
      );
    }
  });
  afterAll(() => server.close());

  const others = async (student: Awaited<ReturnType<typeof makeStudent>>) =>
    (await student.caller.get(`/api/questions/${id}/own`)).json().others;
  const answerIn = async (student: Awaited<ReturnType<typeof makeStudent>>, mode: string) => {
    const paper = await student.begin(testOf({ mode, count: 1 }));
    await student.save(paper.id, changeOf(1, 'C'));
    return paper;
  };

  it('is shown from thirty users on, once the user has answered and not while an exam runs', async () => {
    const student = await makeStudent(server);
    expect(await others(student)).toBeNull();
    const exam = await answerIn(student, 'exam');
    expect(await others(student)).toBeNull();
    await student.handIn(exam);
    const expected = {
      version: 1,
      answers: 30,
      shares: [
        { choice: 'A', percent: 67 },
        { choice: 'B', percent: 30 },
        { choice: 'C', percent: 3 },
      ],
    };
    expect(await others(student)).toEqual(expected);
    const again = await answerIn(student, 'exam');
    expect(await others(student)).toBeNull();
    await student.handIn(again);
    expect(await others(student)).toEqual(expected);
    expect(await others(await makeStudent(server))).toBeNull();
  });

  it('counts an answer in study mode at once, and not one that was undone', async () => {
    const student = await makeStudent(server);
    const answer = { id: randomUUID(), kind: 'question', itemId: id, choice: 'B', durationMs: 900 };
    const at = server.clock.now().toISOString();
    await student.caller.send('POST', '/api/study/answers', { answers: [{ ...answer, at }] });
    expect((await others(student)).answers).toBe(31);
    await student.caller.send('POST', `/api/study/answers/${answer.id}/undo`);
    await answerIn(student, 'study');
    expect(await others(student)).toMatchObject({
      answers: 31,
      shares: [{}, {}, { choice: 'C', percent: 6 }],
    });
  });
});
