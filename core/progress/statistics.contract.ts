import { z } from 'zod';
import { endpoint } from '../platform/endpoint';
import { moment } from '../platform/moment.contract';
import { page, pageQuery } from '../platform/paging.contract';

const count = z.number().int();
const day = z.iso.date();

export const readStatistics = endpoint.get('/api/admin/statistics', 'may:edit-content', {
  summary: 'Usage by day and week, and weekly retention by cohort. From aggregated tables.',
  response: z.object({
    rolledAt: moment.nullable(),
    /** The last thirty days, oldest first, including empty ones. */
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
    /** The last twelve cohorts; `kept[n]` users studied n weeks after joining, null for future weeks. */
    cohorts: z.array(z.object({ joined: day, size: count, kept: z.array(count.nullable()) })),
  }),
});

export const hardSorts = ['share', 'discrimination', 'answers'] as const;

export const listHardQuestions = endpoint.get('/api/admin/statistics/questions', 'may:edit-content', {
  summary: 'Questions by share of right answers or by discrimination, lowest first.',
  query: pageQuery.extend({ sort: z.enum(hardSorts).default('share') }),
  response: page(
    z.object({
      id: z.string(),
      topic: count,
      text: z.string(),
      answers: count,
      /** 0 to 1. */
      share: z.number(),
      /** Correlation with the level of the users, −1 to 1; null with too few answers. */
      discrimination: z.number().nullable(),
    }),
  ),
});

export const refreshStatistics = endpoint.post('/api/admin/statistics/refresh', 'may:edit-content', {
  summary: 'Updates the aggregated statistics now instead of at the next quarter of an hour.',
  response: z.object({ rolledAt: moment }),
});

export const exportParts = ['dias', 'semanas', 'cohortes', 'preguntas'] as const;

export const exportStatistics = endpoint.get('/api/admin/statistics/export', 'may:edit-content', {
  summary: 'One table of the statistics as a CSV file.',
  query: z.object({ part: z.enum(exportParts) }),
  response: z.string(),
});
