import type { ErrorEntry } from '../error-entry';

export const ambassadorsErrors = {
  'ambassadors.unknown-code': { status: 404, sentence: 'Esa invitación no existe o ya no vale.' },
  'ambassadors.self': { status: 409, sentence: 'Ese es tu propio código: invita a otra persona.' },
  'ambassadors.balance': { status: 409, sentence: 'El pago es mayor que lo que se le debe.' },
} satisfies Record<string, ErrorEntry>;
