import { z } from 'zod';
import { tiers } from '../auth/user';
import { DAY_MS } from '../platform/durations';
import { endpoint } from '../platform/endpoint';
import { moment } from '../platform/moment.contract';
import { practiceAllowance } from './allowance';
import { batteryForms } from './battery';

import { families, itemTypes, MAX_SEED } from './items/item';
import { itemSchema, optionKey, solutionSchema } from './items/item.contract';

const count = z.number().int();
const id = z.object({ id: z.uuid() });
const place = z.object({ id: z.uuid(), position: z.coerce.number().int().min(1).max(1_000) });
const type = z.enum(itemTypes);
const level = z.int().min(1).max(5);
const seed = z.int().min(0).max(MAX_SEED);
const spentMs = z.int().min(0).max(DAY_MS);
/** Wide limits, so that a very wrong device clock gets a specific error. */
const elapsedMs = z.int().min(-1e12).max(1e12);

const scored = z.object({ score: count, low: count, high: count });

export const readOverview = endpoint.get('/api/psychometrics', 'user', {
  summary: 'The item types, the level of the user in each family, and the batteries done.',
  response: z.object({
    types: z.array(z.object({ type, done: count, hits: count })),
    families: z.array(scored.extend({ family: z.enum(families), answers: count })),
    /** Tier required for batteries and unlimited practice; null if the user has it. */
    locked: z.enum(tiers).nullable(),
    /** Null means no limit. */
    itemsLeftToday: count.nullable(),
    runningId: z.string().nullable(),
    batteries: z.array(
      z.object({
        id: z.string(),
        number: count,
        form: z.enum(batteryForms),
        finishedAt: moment,
        score: z.string(),
        scoreValue: z.number(),
      }),
    ),
  }),
});

export const drawPracticeItem = endpoint.post('/api/psychometrics/practice', 'user', {
  summary: 'A new item of a type, at the level that tells most about the user.',
  allowances: [practiceAllowance],
  body: z.object({ type }),
  response: z.object({
    id: z.string(),
    type,
    level,
    seed,
    item: itemSchema,
    itemsLeftToday: count.nullable(),
  }),
});

export const answerPracticeItem = endpoint.put('/api/psychometrics/practice/:id/answer', 'user', {
  summary: 'Answers a practice item and returns its solution. Sending the same answer again changes nothing.',
  params: id,
  body: z.object({ choice: optionKey, type, level, seed, spentMs }),
  response: solutionSchema.extend({ isRight: z.boolean(), family: scored }),
});

export const reportItem = endpoint.post('/api/psychometrics/reports', 'user', {
  summary: 'Reports an item that the user was given; it is stored with its seed.',
  body: z.object({
    practiceId: z.uuid().optional(),
    batteryId: z.uuid().optional(),
    position: z.int().min(1).max(1_000).optional(),
    reason: z.string().trim().min(3, 'Cuéntanos qué falla.').max(1_000),
  }),
});

const sectionShape = z.object({
  family: z.enum(families),
  items: count,
  seconds: count,
  closedMs: count.nullable(),
});

const batteryPaper = z.object({
  id: z.string(),
  number: count,
  form: z.enum(batteryForms),
  state: z.enum(['running', 'finished']),
  mode: z.literal('exam'),
  startedAt: moment,
  deadlineAt: moment,
  /** Server time, to correct the device's clock. */
  now: moment,
  /** Exams sign their hand-in with it; batteries need none. */
  startRecord: z.null(),
  sections: z.array(sectionShape),
  questions: z.array(
    z.object({
      position: count,
      section: count,
      type,
      item: itemSchema,
      choice: optionKey.nullable(),
      sequence: count,
      flagged: z.boolean(),
    }),
  ),
});

export const startBattery = endpoint.post('/api/psychometrics/batteries', 'plus', {
  summary: 'Builds a battery and starts the clock of its first section.',
  body: z.object({ form: z.enum(batteryForms) }),
  response: z.object({ id: z.string() }),
});

export const readBattery = endpoint.get('/api/psychometrics/batteries/:id', 'user', {
  summary: 'The current state of a battery with the server time, to continue on any device.',
  params: id,
  response: batteryPaper,
});

const change = z.object({
  choice: optionKey.nullable(),
  base: z.int().min(0).max(100_000),
  key: z.uuid(),
  elapsedMs,
  spentMs,
});

export const saveBatteryAnswer = endpoint.put('/api/psychometrics/batteries/:id/answers/:position', 'user', {
  summary: 'Saves one answer. The key makes it idempotent; `base` detects changes from another tab.',
  params: place,
  body: change,
  response: z.object({ choice: optionKey.nullable(), sequence: count, now: moment, deadlineAt: moment }),
});

export const flagBatteryItem = endpoint.put('/api/psychometrics/batteries/:id/flags/:position', 'user', {
  summary: 'Flags an item to come back to it.',
  params: place,
  body: z.object({ flagged: z.boolean() }),
  response: z.object({ flagged: z.boolean() }),
});

const closing = z.object({ section: z.int().min(0).max(20), elapsedMs });

export const closeBatterySection = endpoint.put('/api/psychometrics/batteries/:id/sections', 'user', {
  summary: 'Closes the running section; the clock of the next one starts. It cannot be opened again.',
  params: id,
  body: closing,
  response: z.object({ sections: z.array(sectionShape), now: moment }),
});

export const handInBattery = endpoint.post('/api/psychometrics/batteries/:id/hand-in', 'user', {
  summary: 'Hands in a battery with the changes that the server has not received.',
  params: id,
  maxBodyBytes: 512 * 1024,
  body: z.object({
    elapsedMs,
    because: z.enum(['student', 'time']),
    changes: z.array(change.extend({ position: z.int().min(1).max(1_000) })).max(5_000),
    flags: z.array(z.object({ position: z.int().min(1).max(1_000), flagged: z.boolean() })).max(5_000),
    closings: z.array(closing).max(20),
  }),
  response: z.object({ state: z.enum(['running', 'finished']), now: moment, deadlineAt: moment }),
});

export const readBatteryResult = endpoint.get('/api/psychometrics/batteries/:id/result', 'user', {
  summary:
    'The score, the families with their margin or percentile, the times and the items with their solution.',
  params: id,
  response: z.object({
    id: z.string(),
    number: count,
    form: z.enum(batteryForms),
    startedAt: moment,
    finishedAt: moment,
    limitSeconds: count,
    hits: count,
    errors: count,
    blanks: count,
    score: z.string(),
    /** People who have done this form; percentiles appear from 30 on. */
    people: count,
    families: z.array(
      scored.extend({
        family: z.enum(families),
        hits: count,
        errors: count,
        blanks: count,
        percentile: count.nullable(),
      }),
    ),
    history: z.array(z.object({ id: z.string(), number: count, score: z.string(), scoreValue: z.number() })),
    questions: z.array(
      z.object({
        position: count,
        type,
        item: itemSchema,
        choice: optionKey.nullable(),
        spentMs: count,
        ...solutionSchema.shape,
      }),
    ),
  }),
});

export type Overview = z.infer<typeof readOverview.response>;
export type PracticeItem = z.infer<typeof drawPracticeItem.response>;
export type PracticeSolution = z.infer<typeof answerPracticeItem.response>;
export type BatteryPaper = z.infer<typeof batteryPaper>;
export type BatteryResult = z.infer<typeof readBatteryResult.response>;
