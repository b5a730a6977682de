import type { ErrorEntry } from '../error-entry';

export const uploadsErrors = {
  'uploads.not-an-image': {
    status: 400,
    sentence: 'Ese archivo no es una imagen JPEG, PNG o WebP que podamos leer.',
  },
  'uploads.image-too-large': {
    status: 413,
    sentence: 'La imagen tiene demasiados píxeles. Redúcela y vuelve a intentarlo.',
  },
  'uploads.too-many': { status: 429, sentence: 'Has subido muchas imágenes hoy. Sigue mañana.' },
  'uploads.no-such-image': {
    status: 400,
    sentence: 'Alguna imagen ya no está. Vuelve a subirla desde este editor.',
  },
} satisfies Record<string, ErrorEntry>;
