import { z } from 'zod';
import { endpoint } from '../../platform/endpoint';
import { practices } from './practices';

const day = z.iso.date();

export const readCalm = endpoint.get('/api/calm', 'user', {
  summary: 'The days with calm sessions, their streak and totals. The streak is apart from that of study.',
  response: z.object({
    today: day,
    streak: z.int(),
    best: z.int(),
    sessions: z.int(),
    minutes: z.int(),
    /** The last twelve weeks. */
    days: z.array(z.object({ day, minutes: z.int() })),
  }),
});

export const saveCalmSession = endpoint.put('/api/calm/sessions/:id', 'user', {
  summary: 'Notes a finished session under the id that the device gave it; sent twice, it counts once.',
  params: z.object({ id: z.uuid() }),
  body: z.object({
    practice: z.enum(practices),
    seconds: z.int().min(30, 'Una sesión dura al menos medio minuto.').max(1_200, 'Como mucho, 20 minutos.'),
    day,
  }),
});

export const deleteCalm = endpoint.delete('/api/calm', 'user', {
  summary: 'Deletes every calm session of the user.',
});
