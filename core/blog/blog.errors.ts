import type { ErrorEntry } from '../error-entry';

export const blogErrors = {
  'blog.no-such-comment': { status: 404, sentence: 'Ese comentario ya no está.' },
  'blog.reply-to-reply': { status: 409, sentence: 'Responde al comentario, no a otra respuesta.' },
  'blog.not-an-image': { status: 415, sentence: 'Ese fichero no es una imagen JPEG, PNG, WebP ni AVIF.' },
  'blog.image-too-large': { status: 413, sentence: 'La imagen es demasiado grande.' },
  'blog.image-in-use': { status: 409, sentence: 'La imagen se usa en una entrada o es la foto de un autor.' },
  'blog.too-many-comments': {
    status: 429,
    sentence: 'Has escrito muchos comentarios seguidos. Espera unos minutos.',
  },
} satisfies Record<string, ErrorEntry>;
