import type { ErrorEntry } from '../error-entry';

export const coinsErrors = {
  'games.too-few-coins': { status: 409, sentence: 'No tienes monedas suficientes para este artículo.' },
} satisfies Record<string, ErrorEntry>;
