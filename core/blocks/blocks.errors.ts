import type { ErrorEntry } from '../error-entry';

export const blocksErrors = {
  'blocks.no-such-user': { status: 404, sentence: 'Esa cuenta no existe o ya no está.' },
  'blocks.self': { status: 409, sentence: 'Es tu propia cuenta: no puedes bloquearla.' },
  'blocks.too-many': {
    status: 409,
    sentence: 'Has llegado al máximo de personas bloqueadas. Desbloquea a alguien antes.',
  },
} satisfies Record<string, ErrorEntry>;
