import { z } from 'zod';
import { endpoint } from '../platform/endpoint';
import { MAX_STUDY_MINUTES, MIN_STUDY_MINUTES } from './study-plan';

const minutesOfDay = z
  .int('Escribe los minutos sin decimales.')
  .min(0, 'Escribe cero o más minutos.')
  .max(MAX_STUDY_MINUTES, `Como mucho ${MAX_STUDY_MINUTES} minutos.`)
  .refine(
    (minutes) => minutes === 0 || minutes >= MIN_STUDY_MINUTES,
    `Cero para descansar, o al menos ${MIN_STUDY_MINUTES} minutos.`,
  );
const week = z
  .array(minutesOfDay)
  .length(7, 'Son siete días.')
  .refine((minutes) => minutes.some((one) => one > 0), 'Deja al menos un día con estudio.');
const hour = z.int('Elige una hora.').min(0).max(23);

const settings = z.object({
  examDate: z.iso.date('Escribe una fecha válida.').nullable(),
  weekMinutes: week,
  workMinutes: z.int('Escribe los minutos.').min(10, 'Al menos 10 minutos.').max(90, 'Como mucho 90.'),
  breakMinutes: z.int('Escribe los minutos.').min(1, 'Al menos un minuto.').max(15, 'Como mucho 15.'),
  newPerDay: z.int('Escribe un número.').min(0, 'Cero o más.').max(500, 'Como mucho 500.').nullable(),
  reminderHour: hour.nullable(),
  startHour: hour,
});

/** `weekMinutes` is always filled in, even if the user has not set it per weekday. */
const settingsView = settings.extend({ today: z.iso.date() });

export const readStudySettings = endpoint.get('/api/profile/study', 'user', {
  summary: 'Study settings: exam date, minutes per weekday, breaks, new items, reminder.',
  response: settingsView,
});

export const saveStudySettings = endpoint.patch('/api/profile/study', 'user', {
  summary: 'Changes the given settings. The next session and plan use them.',
  body: settings
    .partial()
    .refine((given) => Object.keys(given).length > 0, 'Di al menos una cosa que cambiar.'),
  response: settingsView,
});
