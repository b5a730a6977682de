import type { ErrorEntry } from '../error-entry';

export const wellbeingErrors = {
  'wellbeing.no-consent': {
    status: 403,
    sentence: 'Activa antes el ánimo, la energía y el sueño: sin tu permiso no los guardamos.',
  },
  'wellbeing.empty-entry': { status: 400, sentence: 'Escribe algo o elige cómo estás.' },
  'wellbeing.too-many-entries': { status: 409, sentence: 'Has llegado al límite de 4.000 anotaciones.' },
  'wellbeing.no-preferences': { status: 409, sentence: 'Antes de hacer menús, guarda tus preferencias.' },
  'wellbeing.no-dishes': {
    status: 409,
    sentence: 'Con lo que evitas no queda ningún plato para esa comida. Quita alguna restricción.',
  },
  'wellbeing.dish-not-allowed': {
    status: 409,
    sentence: 'Ese plato no va con tus preferencias o con esa comida.',
  },
  'wellbeing.day-not-planned': { status: 404, sentence: 'Ese día no tiene menú todavía.' },
} satisfies Record<string, ErrorEntry>;
