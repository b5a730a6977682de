import type { ErrorEntry } from '../error-entry';

export const devicesErrors = {
  'devices.unknown': { status: 404, sentence: 'Ese dispositivo ya no está entre los tuyos.' },
  'devices.over-limit': {
    status: 403,
    sentence: 'Has alcanzado el límite máximo de 2 dispositivos activos simultáneamente.',
  },
  'devices.blocked': { status: 403, sentence: 'No puedes acceder desde este dispositivo.' },
} satisfies Record<string, ErrorEntry>;
