import type { ErrorEntry } from '../errors';

export const blogErrors = {
  'blog.no-such-comment': { status: 404, sentence: 'Ese comentario ya no está.' },
  'blog.reply-to-reply': { status: 409, sentence: 'Responde al comentario, no a otra respuesta.' },
  'blog.too-many-comments': {
    status: 429,
    sentence: 'Has escrito muchos comentarios seguidos. Espera unos minutos.',
  },
} satisfies Record<string, ErrorEntry>;
