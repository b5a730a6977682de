import { z } from 'zod';
import { entryKinds } from '../calendar/plan';
import { units } from '../patrols/patrols';
import { isCalendarDay } from '../platform/date-format';
import { endpoint } from '../platform/endpoint';
import { moment } from '../platform/moment.contract';

const day = z.iso.date();
const count = z.int();

/** A morning's page, as it was made. */
export const briefingContent = z.object({
  exam: z.object({ date: day, days: count }).nullable(),
  due: count,
  plan: z.array(
    z.object({
      kind: z.enum(entryKinds),
      topic: count.nullable(),
      title: z.string().nullable(),
      minutes: count,
    }),
  ),
  topic: z
    .object({
      number: count,
      title: z.string(),
      kind: z.enum(['study', 'review']),
      items: count,
      weight: z.number(),
      known: count,
      points: z.number(),
      why: z.string(),
    })
    .nullable(),
  laws: z.array(z.object({ id: z.string(), title: z.string(), inForce: day, topic: count })),
  question: z.object({ id: count, title: z.string(), topic: count, topicTitle: z.string() }).nullable(),
  patrol: z
    .object({ name: z.string(), unit: z.enum(units), total: count, goal: count, ahead: count })
    .nullable(),
});

export const readBriefing = endpoint.get('/api/briefing', 'user', {
  summary:
    "The user's page of a day: today's, made now if the morning's job has not, or one of the last 30 days.",
  query: z.object({ day: day.refine(isCalendarDay).optional() }),
  response: z.object({
    today: day,
    day,
    madeAt: moment,
    content: briefingContent,
    /** The days that are kept, newest first. */
    days: z.array(day),
    wants: z.object({ email: z.boolean(), push: z.boolean() }),
  }),
});
