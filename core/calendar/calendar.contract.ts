import { z } from 'zod';
import { endpoint } from '../platform/endpoint';
import { moment } from '../platform/moment.contract';
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
  /** The topic's short title; null for reviews and mocks. */
  title: z.string().nullable(),
  minutes: count,
  /** 1 for the first study of the topic, 2 for the second. */
  round: count,
  moved: z.boolean(),
  doneOn: day.nullable(),
  /** Number of answers that complete it. */
  answersNeeded: count,
});

export const readCalendar = endpoint.get('/api/calendar', 'basico', {
  summary: 'The study plan between two days, rebuilt when days were missed. Null without a future exam date.',
  query: z.object({ from: day, to: day }),
  response: z.object({
    today: day,
    examDate: day.nullable(),
    plan: z
      .object({
        entries: z.array(entry),
        /** Scheduled mocks that are open in this range; they cannot be moved. */
        official: z.array(
          z.object({
            id: z.string(),
            title: z.string(),
            opensAt: moment,
            closesAt: moment,
            /** The submitted exam, if any. */
            examId: z.string().nullable(),
          }),
        ),
        /** Every day of the range with its available and studied minutes. */
        days: z.array(
          z.object({ day, minutes: count, isFree: z.boolean(), studiedMinutes: count, answers: count }),
        ),
        /** From today to the exam. */
        ahead: z.object({ minutes: count, study: count, mocks: count, topics: count, daysToExam: count }),
        done: z.object({ study: count, mocks: count }),
        /** Entries of missed days that were moved today. */
        replaced: count,
        /** Last planned day; the exam may be later. */
        until: day,
        /** No day is long enough for a mock and its review (`mockMinutes`). */
        lacksMocks: z.boolean(),
        mockMinutes: count,
        feedPath: z.string(),
      })
      .nullable(),
  }),
});

export const moveEntry = endpoint.put('/api/calendar/entries/:key', 'basico', {
  summary: 'Moves a block or a mock to another day. Replanning leaves it there.',
  params: key,
  body: z.object({ day }),
  response: z.object({ key: z.string(), day }),
});

export const releaseEntry = endpoint.delete('/api/calendar/entries/:key', 'basico', {
  summary: 'Undoes a move: the plan chooses the day again.',
  params: key,
  response: z.object({ key: z.string(), day: day.nullable() }),
});

export const replan = endpoint.post('/api/calendar/replan', 'basico', {
  summary: 'Rebuilds the plan from today on; entries moved by hand stay.',
  response: z.object({ entries: count }),
});

export const setFreeDay = endpoint.put('/api/calendar/days/:day', 'basico', {
  summary: 'Marks a day as free or as a study day, and moves its entries.',
  params: z.object({ day }),
  body: z.object({ isFree: z.boolean() }),
  response: z.object({ day, isFree: z.boolean() }),
});

export const renewFeed = endpoint.post('/api/calendar/feed', 'basico', {
  summary: 'Creates a new secret feed URL; the old one stops working.',
  response: z.object({ feedPath: z.string() }),
});

export const readFeed = endpoint.get('/api/calendar/feed/:token', 'everyone', {
  summary: 'The plan as an iCalendar feed (text/calendar). The URL is the credential.',
  params: z.object({ token: z.string().max(200) }),
});
