import type { ErrorEntry } from '../error-entry';

export const englishErrors = {
  'english.locked': { status: 403, sentence: 'Esta parte del curso de inglés se abre con el plan Plus.' },
  'english.not-an-answer': { status: 400, sentence: 'Esa respuesta no corresponde a este ejercicio.' },
  'english.already-answered': {
    status: 409,
    sentence: 'Este ejercicio ya está respondido: la solución ya se ha visto.',
  },
  'english.other-round': {
    status: 409,
    sentence: 'Has seguido esta lección en otra pestaña o dispositivo. Te mostramos lo último guardado.',
  },
  'english.out-of-order': {
    status: 409,
    sentence: 'Falta tu primera respuesta a este ejercicio. Te mostramos lo último guardado.',
  },
  'english.other-item': { status: 409, sentence: 'Esa pregunta no es la que toca en tu prueba de nivel.' },
} satisfies Record<string, ErrorEntry>;
