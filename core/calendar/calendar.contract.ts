import { z } from 'zod';
import { endpoint } from '../platform/endpoint';
import { entryKinds } from './plan';

const count = z.number().int();
const day = z.iso.date('Escribe una fecha válida.');
const key = z.object({
  key: z
    .string()
    .regex(/^[a-z]+(-\d+)+$/)
    .max(40),
});

const entry = z.object({
  key: z.string(),
  day,
  kind: z.enum(entryKinds),
  topic: count.nullable(),
  /** The topic's short title; null of reviews and mocks. */
  title: z.string().nullable(),
  minutes: count,
  /** Which time round the topic it is. */
  round: count,
  moved: z.boolean(),
  doneOn: day.nullable(),
  /** Answers that make it done. */
  answersNeeded: count,
});

export const readCalendar = endpoint({
  method: 'GET',
  path: '/api/calendar',
  access: 'basico',
  summary:
    'The study plan between two days, made anew when days were missed. Null without an exam date to come.',
  query: z.object({ from: day, to: day }),
  response: z.object({
    today: day,
    examDate: day.nullable(),
    plan: z
      .object({
        entries: z.array(entry),
        /** Official mocks that are open in the span: everyone's, so that they do not move. */
        official: z.array(
          z.object({
            id: z.string(),
            title: z.string(),
            opensAt: z.iso.datetime(),
            closesAt: z.iso.datetime(),
            /** The exam that was handed in; null while it was not. */
            examId: z.string().nullable(),
          }),
        ),
        /** Every day of the span: what it has room for, and what was studied. */
        days: z.array(
          z.object({ day, minutes: count, isFree: z.boolean(), studiedMinutes: count, answers: count }),
        ),
        /** From today to the exam. */
        ahead: z.object({ minutes: count, study: count, mocks: count, topics: count, daysToExam: count }),
        done: z.object({ study: count, mocks: count }),
        /** Pieces of missed days that found another place today. */
        replaced: count,
        /** Where the plan ends when the exam is further away than is planned. */
        until: day,
        /** No day is long enough for a mock, which with its review takes so many minutes. */
        lacksMocks: z.boolean(),
        mockMinutes: count,
        feedPath: z.string(),
      })
      .nullable(),
  }),
});

export const moveEntry = endpoint({
  method: 'PUT',
  path: '/api/calendar/entries/:key',
  access: 'basico',
  summary: 'Moves a block or a mock to another day, where it stays when the plan is made anew.',
  params: key,
  body: z.object({ day }),
  response: z.object({ key: z.string(), day }),
});

export const releaseEntry = endpoint({
  method: 'DELETE',
  path: '/api/calendar/entries/:key',
  access: 'basico',
  summary: 'Gives a moved block back to the plan, which finds a day for it.',
  params: key,
  response: z.object({ key: z.string(), day: day.nullable() }),
});

export const replan = endpoint({
  method: 'POST',
  path: '/api/calendar/replan',
  access: 'basico',
  summary: 'Shares the work out again from today on; what was moved by hand stays.',
  response: z.object({ entries: count }),
});

export const setFreeDay = endpoint({
  method: 'PUT',
  path: '/api/calendar/days/:day',
  access: 'basico',
  summary: 'Frees a day, or takes it back; what it had finds other days.',
  params: z.object({ day }),
  body: z.object({ isFree: z.boolean() }),
  response: z.object({ day, isFree: z.boolean() }),
});

export const renewFeed = endpoint({
  method: 'POST',
  path: '/api/calendar/feed',
  access: 'basico',
  summary: 'A new secret address for the feed; the old one stops working.',
  response: z.object({ feedPath: z.string() }),
});

export const readFeed = endpoint({
  method: 'GET',
  path: '/api/calendar/feed/:token',
  access: 'everyone',
  summary: 'The plan as an iCalendar feed (text/calendar). Whoever holds the address may read it.',
  params: z.object({ token: z.string().max(200) }),
});
