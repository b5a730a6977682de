import { z } from 'zod';
import { endpoint } from '../platform/endpoint';
import { page, pageQuery } from '../platform/paging.contract';

const count = z.number().int();
const day = z.iso.date();

export const readStatistics = endpoint({
  method: 'GET',
  path: '/api/admin/statistics',
  access: 'admin',
  summary:
    'Use by day and week, and who is still studying of those who joined each week. From what was rolled up.',
  response: z.object({
    rolledAt: z.iso.datetime().nullable(),
    /** The last thirty days, the oldest first, also those without anyone. */
    days: z.array(
      z.object({
        day,
        students: count,
        answers: count,
        right: count,
        minutes: count,
        exams: count,
        newUsers: count,
      }),
    ),
    /** The last twelve weeks. */
    weeks: z.array(
      z.object({
        monday: day,
        students: count,
        answers: count,
        minutes: count,
        exams: count,
        newUsers: count,
      }),
    ),
    /** The last twelve cohorts; `kept[n]` studied n weeks after joining, null where that week is still to come. */
    cohorts: z.array(z.object({ joined: day, size: count, kept: z.array(count.nullable()) })),
  }),
});

export const hardSorts = ['share', 'discrimination', 'answers'] as const;

export const listHardQuestions = endpoint({
  method: 'GET',
  path: '/api/admin/statistics/questions',
  access: 'admin',
  summary: 'Questions by how few answer them right, or by how little they tell who knows from who does not.',
  query: pageQuery.extend({ sort: z.enum(hardSorts).default('share') }),
  response: page(
    z.object({
      id: z.string(),
      topic: count,
      text: z.string(),
      answers: count,
      /** 0 to 1. */
      share: z.number(),
      /** Correlation with the level of who answers, −1 to 1; null with too few. */
      discrimination: z.number().nullable(),
    }),
  ),
});

export const refreshStatistics = endpoint({
  method: 'POST',
  path: '/api/admin/statistics/refresh',
  access: 'admin',
  summary: 'Rolls everything up now instead of at the next quarter of an hour.',
  response: z.object({ rolledAt: z.iso.datetime() }),
});

export const exportParts = ['dias', 'semanas', 'cohortes', 'preguntas'] as const;

export const exportStatistics = endpoint({
  method: 'GET',
  path: '/api/admin/statistics/export',
  access: 'admin',
  summary: 'One table of the statistics as a CSV file.',
  query: z.object({ part: z.enum(exportParts) }),
  response: z.string(),
});
