import type { ErrorEntry } from '../errors';

export const wellbeingErrors = {
  'wellbeing.no-consent': {
    status: 403,
    sentence: 'Activa antes el ánimo, la energía y el sueño: sin tu permiso no los guardamos.',
  },
  'wellbeing.empty-entry': { status: 400, sentence: 'Escribe algo o elige cómo estás.' },
  'wellbeing.too-many-entries': { status: 409, sentence: 'Has llegado al límite de 4.000 anotaciones.' },
} satisfies Record<string, ErrorEntry>;
