import type { ErrorEntry } from '../error-entry';

export const reviewErrors = {
  'review.nothing-to-undo': {
    status: 409,
    sentence: 'Esa respuesta ya no se puede deshacer.',
  },
  'review.not-an-option': {
    status: 400,
    sentence: 'Esa respuesta no es una de las alternativas.',
  },
  'review.daily-limit': {
    status: 403,
    sentence: 'Has llegado a las 20 preguntas de hoy. Mañana tienes otras 20, o sin límite con un plan.',
  },
  'review.level-test-over': {
    status: 409,
    sentence: 'Esta prueba de nivel ya ha terminado.',
  },
  'review.level-tests-of-today': {
    status: 429,
    sentence: 'Por hoy no se pueden empezar más pruebas de nivel aquí. Mañana puedes hacer otra.',
  },
  'review.not-the-question': {
    status: 409,
    sentence: 'Esa no es la pregunta que tocaba. Recarga la página para seguir donde estabas.',
  },
  'review.list-name-taken': {
    status: 409,
    sentence: 'Ya tienes una lista con ese nombre.',
  },
  'review.too-many-lists': {
    status: 409,
    sentence: 'Puedes tener 50 listas como mucho. Borra alguna para crear otra.',
  },
  'review.list-full': {
    status: 409,
    sentence: 'En una lista caben 500 preguntas. Crea otra para seguir guardando.',
  },
} satisfies Record<string, ErrorEntry>;
