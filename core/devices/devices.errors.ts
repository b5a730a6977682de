import type { ErrorEntry } from '../errors';

export const devicesErrors = {
  'devices.unknown': { status: 404, sentence: 'Ese dispositivo ya no está entre los tuyos.' },
  'devices.blocked': { status: 403, sentence: 'No puedes acceder desde este dispositivo.' },
} satisfies Record<string, ErrorEntry>;
