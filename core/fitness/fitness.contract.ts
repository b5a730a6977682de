import { z } from 'zod';
import { endpoint } from '../platform/endpoint';
import { events, officialTables } from './events';
import { markAllowance, places, timings } from './marks';

const day = z.iso.date('Escribe la fecha completa, como 15/03/2026.');
const id = z.object({ id: z.uuid() });

const given = {
  event: z.enum(events),
  /** Tenths of a second (circuit), repetitions, seconds (hang) or milliseconds (run). */
  value: z.int('Escribe la marca.'),
  day,
  place: z.enum(places).nullable(),
  timing: z.enum(timings).nullable(),
  note: z.string().trim().max(200, 'Como mucho, 200 letras.'),
};
const mark = z.object({ id: z.string(), ...given });
export type FitnessMark = z.infer<typeof mark>;

export const readFitness = endpoint.get('/api/fitness', 'user', {
  summary: 'The official table that the user chose, the marks and the date of the tests.',
  response: z.object({
    today: day,
    table: z.enum(officialTables).nullable(),
    examDate: day.nullable(),
    marks: z.array(mark),
  }),
});

export const chooseTable = endpoint.put('/api/fitness/table', 'user', {
  summary: 'Chooses one of the two official tables. The sex is not stored.',
  body: z.object({ table: z.enum(officialTables) }),
});

export const saveMark = endpoint.put('/api/fitness/marks/:id', 'user', {
  summary: 'Saves a mark under the id that the device gave it; sent twice, it is saved once.',
  allowances: [markAllowance],
  params: id,
  body: z.object(given),
});

export const deleteMark = endpoint.delete('/api/fitness/marks/:id', 'user', {
  summary: 'Deletes a mark. Saving it again under the same id undoes it.',
  params: id,
});
