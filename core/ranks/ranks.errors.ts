import type { ErrorEntry } from '../error-entry';

export const ranksErrors = {
  'ranks.link-gone': {
    status: 404,
    sentence: 'Este enlace no existe o su dueño lo ha retirado.',
  },
} satisfies Record<string, ErrorEntry>;
