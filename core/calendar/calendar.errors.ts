import type { ErrorEntry } from '../error-entry';

export const calendarErrors = {
  'calendar.no-exam-date': {
    status: 409,
    sentence: 'Pon antes la fecha de tu examen: el plan se cuenta hacia atrás desde ella.',
  },
  'calendar.day-out-of-plan': {
    status: 400,
    sentence: 'Elige un día entre hoy y la víspera del examen.',
  },
  'calendar.already-done': { status: 409, sentence: 'Eso ya está hecho: se queda en su día.' },
  'calendar.stays-on-its-day': {
    status: 409,
    sentence: 'Los repasos son los que tocan cada día: no se mueven.',
  },
} satisfies Record<string, ErrorEntry>;
