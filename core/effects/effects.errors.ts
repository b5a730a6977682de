import type { ErrorEntry } from '../error-entry';

export const effectsErrors = {
  'effects.cooling-down': {
    status: 429,
    sentence: 'Este efecto acaba de lanzarse. Espera unos segundos antes de repetirlo.',
  },
} satisfies Record<string, ErrorEntry>;
