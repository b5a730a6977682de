import type { ErrorEntry } from '../error-entry';

export const messagesErrors = {
  'messages.no-such-person': { status: 404, sentence: 'No hay nadie con ese nombre de usuario.' },
  'messages.unavailable': {
    status: 403,
    sentence: 'Ahora no se puede escribir a esta persona. Lo que has escrito sigue aquí.',
  },
  'messages.awaiting': {
    status: 409,
    sentence: 'Ya le has escrito. Podrás seguir cuando acepte tu primer mensaje.',
  },
  'messages.self': { status: 409, sentence: 'Ese usuario eres tú.' },
  'messages.daily-limit': {
    status: 429,
    sentence: 'Has empezado muchas conversaciones hoy. Mañana puedes empezar otras.',
  },
  'messages.too-fast': { status: 429, sentence: 'Vas muy deprisa. Espera un momento y vuelve a enviarlo.' },
  'messages.text-only': {
    status: 403,
    sentence: 'Podrás enviar imágenes cuando lleves unos días leyendo el foro.',
  },
  'messages.id-taken': { status: 409, sentence: 'Ese mensaje ya se había enviado.' },
  'messages.not-a-request': { status: 409, sentence: 'Esa solicitud ya está contestada.' },
} satisfies Record<string, ErrorEntry>;
