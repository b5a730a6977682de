import { exportQuestions, exportTopics } from '@atalaya/core/syllabus/integration.contract';
import type { FastifyInstance } from 'fastify';
import { keysetPage } from '../platform/keyset';
import { serve } from '../platform/serve';
import { selectQuestionsAfter, selectTopicsAfter } from './integration.queries';

function pageOf<T extends { updatedAt: Date }>(rows: readonly T[], limit: number, keyOf: (row: T) => string) {
  const { items, next } = keysetPage(rows, limit, keyOf);
  return { items, next };
}

/** Content export by API key. */
export function syllabusIntegrationRoutes(app: FastifyInstance): void {
  serve(app, exportTopics, async ({ query: { after, limit } }, { db }) =>
    pageOf(await selectTopicsAfter(db, after, limit + 1), limit, ({ number }) => String(number)),
  );
  serve(app, exportQuestions, async ({ query }, { db }) =>
    pageOf(await selectQuestionsAfter(db, { ...query, limit: query.limit + 1 }), query.limit, ({ id }) => id),
  );
}
