import { exportQuestions, exportTopics } from '@atalaya/core/syllabus/integration.contract';
import type { FastifyInstance } from 'fastify';
import { serve } from '../platform/serve';
import { selectQuestionsAfter, selectTopicsAfter } from './integration.queries';

/** Asks for one row more than the page, to know whether another page follows. */
function pageOf<T extends { updatedAt: Date }>(rows: readonly T[], limit: number, keyOf: (row: T) => string) {
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  return {
    items: shown.map((row) => ({ ...row, updatedAt: row.updatedAt.toISOString() })),
    next: rows.length > limit && last ? keyOf(last) : null,
  };
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
