import { z } from 'zod';
import { endpoint } from '../../platform/endpoint';
import { events, officialTables } from '../events';
import { healthQuestions } from './health';
import { injuryAreas, partKinds } from './injuries';
import { trainingAllowance } from './load';
import { phases } from './phases';

const count = z.int();
const day = z.iso.date('Escribe la fecha completa, como 15/03/2027.');
const id = z.object({ id: z.uuid() });

const session = z.object({
  key: day,
  day,
  state: z.enum(['planned', 'done', 'missed']),
  isHard: z.boolean(),
  isTest: z.boolean(),
  isCare: z.boolean(),
  parts: z.array(z.object({ kind: z.enum(partKinds), quantity: count })),
});

const week = z.object({
  number: count,
  from: day,
  to: day,
  phase: z.enum(phases),
  isDeload: z.boolean(),
  sessions: z.array(session),
});
export type TrainingWeek = z.infer<typeof week>;
export type TrainingSession = z.infer<typeof session>;

const done = {
  day,
  sessionKey: day.nullable(),
  minutes: z.int('Escribe los minutos.').min(1, 'Al menos un minuto.').max(600, 'Como mucho, 600 minutos.'),
  effort: z.int().min(1, 'Del 1 al 10.').max(10, 'Del 1 al 10.').nullable(),
  metres: z.int().min(1, 'Más de cero.').max(100_000, 'Como mucho, 100 kilómetros.').nullable(),
  seconds: z.int().min(1, 'Más de cero.').max(86_400, 'Como mucho, 24 horas.').nullable(),
  note: z.string().trim().max(500, 'Como mucho, 500 letras.'),
  /** Health data: half hours of sleep, and pain from 0 to 10. */
  sleepHalfHours: z.int().min(0, 'Entre 0 y 16 horas.').max(32, 'Entre 0 y 16 horas.').nullable(),
  pain: z.int().min(0, 'Del 0 al 10.').max(10, 'Del 0 al 10.').nullable(),
};
const entry = z.object({ id: z.string(), ...done, isImported: z.boolean() });
export type TrainingEntry = z.infer<typeof entry>;

const injury = z.object({ id: z.string(), area: z.enum(injuryAreas), fromDay: day, toDay: day.nullable() });
export type TrainingInjury = z.infer<typeof injury>;

export const readTraining = endpoint.get('/api/fitness/training', 'user', {
  summary: 'The training plan by weeks, the log and, with consent, the injuries.',
  response: z.object({
    today: day,
    /** Of the study plan, unless the user gave the physical tests their own. */
    examDate: day.nullable(),
    ownDate: day.nullable(),
    hasConsent: z.boolean(),
    plan: z
      .object({
        trainingDays: z.array(count),
        checkedOn: day,
        startedOn: day,
        totalWeeks: count,
        weeks: z.array(week),
        table: z.enum(officialTables),
        bar: z.object({ event: z.enum(events), best: count.nullable() }),
        runGoalMs: count.nullable(),
      })
      .nullable(),
    log: z.array(entry),
    injuries: z.array(injury),
  }),
});

export const savePlan = endpoint.put('/api/fitness/plan', 'user', {
  summary: 'Makes the plan. The answers to the health questions decide and are not stored.',
  body: z.object({
    trainingDays: z
      .array(z.int().min(0).max(6))
      .min(2, 'Elige al menos dos días.')
      .max(6, 'Deja al menos un día de descanso.'),
    examDate: day.nullable(),
    health: z.object({
      answers: z.array(z.boolean()).length(healthQuestions.length, 'Responde a todas las preguntas.'),
      doctorAgrees: z.boolean(),
    }),
  }),
});

export const deletePlan = endpoint.delete('/api/fitness/plan', 'user', {
  summary: 'Deletes the plan; results and log stay.',
});

export const setHealthConsent = endpoint.put('/api/fitness/health-consent', 'user', {
  summary: 'Gives or withdraws the consent to store pain, sleep and injuries. Withdrawing erases them.',
  body: z.object({ granted: z.boolean() }),
});

export const saveInjury = endpoint.put('/api/fitness/injuries/:id', 'user', {
  summary: 'Notes an injury or its end; the plan changes. Needs the consent to health data.',
  params: id,
  body: z.object({ area: z.enum(injuryAreas), fromDay: day, toDay: day.nullable() }),
});

export const deleteInjury = endpoint.delete('/api/fitness/injuries/:id', 'user', {
  summary: 'Deletes an injury.',
  params: id,
});

export const saveEntry = endpoint.put('/api/fitness/log/:id', 'user', {
  summary: 'Saves an entry of the training log under the id that the device gave it.',
  allowances: [trainingAllowance],
  params: id,
  body: z.object(done),
});

export const deleteEntry = endpoint.delete('/api/fitness/log/:id', 'user', {
  summary: 'Deletes an entry of the log. Saving it again under the same id undoes it.',
  params: id,
});

export const importRuns = endpoint.post('/api/fitness/runs', 'user', {
  summary: 'Imports runs from a GPX, TCX or CSV file. All of them or none.',
  allowances: [trainingAllowance],
  upload: {
    field: 'file',
    maxBytes: 5_000_000,
    types: [
      'application/gpx+xml',
      'application/vnd.garmin.tcx+xml',
      'application/xml',
      'text/xml',
      'text/csv',
      'application/vnd.ms-excel',
      'text/plain',
      'application/octet-stream',
    ],
  },
  response: z.object({
    runs: z.array(z.object({ id: z.string(), day, metres: count, seconds: count })),
  }),
});

export const exportFitness = endpoint.get('/api/fitness/export', 'user', {
  summary: 'Results or log as CSV.',
  query: z.object({ part: z.enum(['marcas', 'entrenamientos']) }),
});

export const readPlanFile = endpoint.get('/api/fitness/plan.ics', 'user', {
  summary: 'The sessions ahead as an iCalendar file.',
});
