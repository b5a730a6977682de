import { z } from 'zod';
import { endpoint } from '../../platform/endpoint';
import { diaryAllowance } from './diary';
import { promptIds } from './prompts';

const day = z.iso.date('Escribe la fecha completa, como 15/03/2026.');
const id = z.object({ id: z.uuid() });
const scale = z.int().min(1, 'Del 1 al 5.').max(5, 'Del 1 al 5.').nullable();

export const MOST_LETTERS = 10_000;

const content = {
  prompt: z.enum(promptIds).nullable(),
  text: z.string().max(MOST_LETTERS, 'Como mucho, 10.000 letras.'),
  /** Health data: only with consent. */
  mood: scale,
  energy: scale,
  sleepHalfHours: z.int().min(0, 'Entre 0 y 16 horas.').max(32, 'Entre 0 y 16 horas.').nullable(),
};
const entry = z.object({
  id: z.string(),
  day,
  /** False if the key of the installation has changed since it was written. */
  isReadable: z.boolean(),
  ...content,
});
export type DiaryEntry = z.infer<typeof entry>;
export type DiaryContent = Pick<DiaryEntry, keyof typeof content>;

export const readDiary = endpoint.get('/api/diary', 'user', {
  summary: 'The diary of the user, newest first, with its figures beside those of study.',
  query: z.object({
    search: z.string().max(100).default(''),
    before: z.string().max(60).optional(),
  }),
  response: z.object({
    today: day,
    hasConsent: z.boolean(),
    total: z.int(),
    entries: z.array(entry),
    next: z.string().nullable(),
    /** The last eight weeks. */
    days: z.array(
      z.object({
        day,
        mood: z.number().nullable(),
        energy: z.number().nullable(),
        sleepHours: z.number().nullable(),
        studyMinutes: z.int(),
      }),
    ),
  }),
});

export const saveDiaryEntry = endpoint.put('/api/diary/entries/:id', 'user', {
  summary: 'Saves an entry, encrypted, under the id that the device gave it.',
  allowances: [diaryAllowance],
  params: id,
  body: z.object({ day, ...content }),
});

export const deleteDiaryEntry = endpoint.delete('/api/diary/entries/:id', 'user', {
  summary: 'Deletes an entry. Saving it again under the same id undoes it.',
  params: id,
});

export const setDiaryConsent = endpoint.put('/api/diary/consent', 'user', {
  summary: 'Gives or withdraws the consent to store mood, energy and sleep. Withdrawing erases them.',
  body: z.object({ granted: z.boolean() }),
});

export const exportDiary = endpoint.get('/api/diary/export', 'user', {
  confirmed: true,
  summary: 'The whole diary as Markdown.',
});

export const deleteDiary = endpoint.delete('/api/diary', 'user', {
  summary: 'Deletes the whole diary.',
});
