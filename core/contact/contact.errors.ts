import type { ErrorEntry } from '../error-entry';

export const contactErrors = {
  'contact.too-many': {
    status: 429,
    sentence: 'Ya nos has escrito varias veces. Te respondemos en menos de 24 horas.',
  },
  'contact.already-answered': { status: 409, sentence: 'Alguien ha contestado ya a este mensaje.' },
  'newsletter.dead-link': {
    status: 410,
    sentence: 'Este enlace ya no vale. Vuelve a suscribirte y te mandamos otro.',
  },
  'mailing.locked': {
    status: 409,
    sentence: 'Este envío ya no admite ese cambio: está programado, saliendo o enviado.',
  },
} satisfies Record<string, ErrorEntry>;
