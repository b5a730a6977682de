import { randomUUID } from 'node:crypto';
import {
  category,
  choice,
  gap,
  lesson,
  placementItem,
  unit,
  word,
} from '@atalaya/core/english/english.factory';
import { recordOf } from '@atalaya/core/english/exercise-record';
import { makeUser } from '../auth/auth.factory';
import type { Db } from '../platform/db';
import type { Caller, TestServer } from '../testing/test-server';
import {
  englishCategory,
  englishExample,
  englishExercise,
  englishLesson,
  englishPlacementItem,
  englishUnit,
  englishWord,
} from './english.tables';

const NOW = new Date('2026-11-01T09:00:00.000Z');
const dates = { createdAt: NOW, updatedAt: NOW };

/** Two lessons (of eight and of two exercises), two categories of words, and placement items of every level. */
export async function makeCourse(db: Db): Promise<void> {
  const { exercises, examples, ...first } = lesson();
  const others = [gap({ id: 'l02-e01' }), choice({ id: 'l02-e02' })];
  await db.insert(englishLesson).values([
    { ...first, position: 1, ...dates },
    { ...first, id: 'l02', title: 'The shift', level: 'B1', position: 2, ...dates },
  ]);
  await db.insert(englishUnit).values({ ...unit(), position: 1, ...dates });
  await db
    .insert(englishExample)
    .values(
      examples.map((one, index) => ({ ...one, id: `x${index}`, lessonId: 'l01', position: 1, ...dates })),
    );
  await db.insert(englishExercise).values([
    ...exercises.map((exercise, index) => ({
      id: exercise.id,
      lessonId: 'l01',
      position: index + 1,
      ...recordOf(exercise),
      ...dates,
    })),
    ...others.map((exercise, index) => ({
      id: exercise.id,
      lessonId: 'l02',
      position: index + 1,
      ...recordOf(exercise),
      ...dates,
    })),
  ]);
  const { words: _, ...patrol } = category();
  await db.insert(englishCategory).values([
    { ...patrol, position: 1, ...dates },
    { ...patrol, id: 'family', name: 'La familia', isPolice: false, position: 2, ...dates },
  ]);
  await db.insert(englishWord).values(
    ['beat', 'police officer', 'siren', 'arrest'].map((text, index) => ({
      ...word({ id: `patrol-${index + 1}`, word: text, es: [`traducción ${index + 1}`] }),
      categoryId: 'patrol',
      position: index + 1,
      ...dates,
    })),
  );
  await db.insert(englishPlacementItem).values(
    (['A1', 'A2', 'B1', 'B2'] as const).flatMap((level) =>
      Array.from({ length: 15 }, (_unused, index) => ({
        ...placementItem({ id: `placement-${level.toLowerCase()}-${index + 10}`, level }),
        ...dates,
      })),
    ),
  );
}

/** A student with a plan and a client. */
export async function makeLearner(server: TestServer, given: Parameters<typeof makeUser>[1] = {}) {
  const { id: userId } = await makeUser(server.db, { planTier: 'plus', ...given });
  return learner(await server.signedIn(userId), userId);
}

export type Learner = ReturnType<typeof learner>;

type Answer = { exerciseId: string; response: object; round?: number; attempt?: number; answerId?: string };

function learner(caller: Caller, userId: string) {
  const path = '/api/english';
  return {
    userId,
    caller,
    overview: async () => (await caller.get(path)).json(),
    lesson: (id: string) => caller.get(`${path}/lessons/${id}`),
    answer: (id: string, { answerId = randomUUID(), round = 1, attempt = 1, ...answer }: Answer) =>
      caller.send('PUT', `${path}/lessons/${id}/answers/${answerId}`, {
        round,
        attempt,
        at: NOW,
        ...answer,
      }),
    startPlacement: () => caller.send('POST', `${path}/placement`, {}),
    answerPlacement: (id: string, itemId: string, option: string | null) =>
      caller.send('PUT', `${path}/placement/${id}/answers/${itemId}`, { option }),
    vocabulary: async () => (await caller.get(`${path}/vocabulary`)).json(),
    category: (id: string) => caller.get(`${path}/vocabulary/${id}`),
    addWords: (id: string, count: number) =>
      caller.send('POST', `${path}/vocabulary/${id}/review`, { count }),
    review: (id: string, inReview: boolean) => caller.send('PUT', `${path}/words/${id}`, { inReview }),
    session: async (query = '') => (await caller.get(`/api/study/session${query}`)).json(),
    grade: (itemId: string, grade: string, at: Date) =>
      caller.send('POST', '/api/study/answers', {
        answers: [
          {
            id: randomUUID(),
            kind: 'word',
            itemId,
            choice: null,
            grade,
            at,
            durationMs: 3_000,
          },
        ],
      }),
  };
}
