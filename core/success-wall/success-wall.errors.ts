import type { ErrorEntry } from '../error-entry';

export const successWallErrors = {
  'success-wall.no-such-story': { status: 404, sentence: 'Esa historia ya no está en el muro.' },
  'success-wall.future-year': { status: 422, sentence: 'Ese año todavía no ha llegado.' },
} satisfies Record<string, ErrorEntry>;
