import { z } from 'zod';
import { endpoint } from '../platform/endpoint';
import { events, officialTables } from './events';
import { places, resultAllowance, timings } from './results';

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
const result = z.object({ id: z.string(), ...given });
export type FitnessResult = z.infer<typeof result>;

export const readFitness = endpoint.get('/api/fitness', 'user', {
  summary: 'The official table that the user chose, the results and the date of the tests.',
  response: z.object({
    today: day,
    table: z.enum(officialTables).nullable(),
    examDate: day.nullable(),
    results: z.array(result),
  }),
});

export const chooseTable = endpoint.put('/api/fitness/table', 'user', {
  summary: 'Chooses one of the two official tables. The sex is not stored.',
  body: z.object({ table: z.enum(officialTables) }),
});

export const saveResult = endpoint.put('/api/fitness/results/:id', 'user', {
  summary: 'Saves a result under the id that the device gave it; sent twice, it is saved once.',
  allowances: [resultAllowance],
  params: id,
  body: z.object(given),
});

export const deleteResult = endpoint.delete('/api/fitness/results/:id', 'user', {
  summary: 'Deletes a result. Saving it again under the same id undoes it.',
  params: id,
});
