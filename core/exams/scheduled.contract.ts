import { z } from 'zod';
import { state } from '../admin/draft-fields.contract';
import { resourceEndpoints } from '../admin/resource.contract';
import { tiers } from '../auth/user';
import { endpoint } from '../platform/endpoint';
import { moment } from '../platform/moment.contract';
import { page, pageQuery } from '../platform/paging.contract';
import { TOPIC_COUNT } from '../syllabus/topic-weights';
import { MAX_TEST_QUESTIONS } from './exam';
import { scheduledMockResource, scheduledStages } from './scheduled';

const count = z.number().int();
const chosen = z.iso.datetime('Escribe el día y la hora.');
const topic = z.coerce
  .number('Escribe el número del tema.')
  .int('Escribe el número del tema.')
  .min(1, `Del 1 al ${TOPIC_COUNT}.`)
  .max(TOPIC_COUNT, `Del 1 al ${TOPIC_COUNT}.`);

export const scheduledMocks = resourceEndpoints(scheduledMockResource, {
  access: 'may:edit-content',
  what: 'scheduled mocks',
  draft: z.object({
    title: z.string().trim().min(1, 'Obligatorio').max(120),
    intro: z.string().trim().max(500).nullable().default(null),
    opensAt: chosen,
    closesAt: chosen,
    questions: z.int('Escribe un número.').min(10, 'Al menos 10.').max(MAX_TEST_QUESTIONS, 'Como mucho 100.'),
    topics: z.array(topic).max(TOPIC_COUNT).default([]),
    tier: z.enum(tiers, 'Elige quién entra.'),
    state,
  }),
  also: { participants: count },
});

export const listScheduled = endpoint.get('/api/scheduled-mocks', 'user', {
  summary: 'Scheduled mocks, upcoming first. Closed ones include the rank among all participants.',
  query: pageQuery,
  response: page(
    z.object({
      id: z.string(),
      title: z.string(),
      intro: z.string().nullable(),
      opensAt: moment,
      closesAt: moment,
      questions: count,
      seconds: count,
      topics: z.array(count),
      isWeekly: z.boolean(),
      stage: z.enum(scheduledStages),
      /** The required tier; null if the user has access. */
      locked: z.enum(tiers).nullable(),
      participants: count,
      attempt: z.object({ examId: z.string(), isFinished: z.boolean() }).nullable(),
      /** Null before the closing or if not finished. Scores in ten-thousandths. */
      result: z.object({ score: count, position: count, of: count, best: count, median: count }).nullable(),
    }),
  ),
});

export const enterScheduled = endpoint.post('/api/scheduled-mocks/:id/enter', 'user', {
  summary:
    'Starts a scheduled mock while it is open; a second call resumes it. The clock starts immediately.',
  params: z.object({ id: z.string().max(100) }),
  response: z.object({ examId: z.string() }),
});
