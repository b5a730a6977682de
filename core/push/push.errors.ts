import type { ErrorEntry } from '../error-entry';

export const pushErrors = {
  'push.broken-subscription': {
    status: 400,
    sentence: 'Este navegador ha dado una suscripción que no se puede usar. Vuelve a activar los avisos.',
  },
  'push.too-many-devices': {
    status: 409,
    sentence: 'Ya recibes avisos en demasiados navegadores. Quita alguno antes de añadir otro.',
  },
  'push.no-device': {
    status: 409,
    sentence: 'Aún no recibes avisos en ningún navegador.',
  },
  'push.already-over': {
    status: 409,
    sentence: 'Este envío ya ha terminado: no se puede anular.',
  },
} satisfies Record<string, ErrorEntry>;
