import type { ErrorEntry } from '../errors';

export const profileErrors = {
  'profile.not-an-image': {
    status: 400,
    sentence: 'Ese archivo no es una foto JPEG, PNG o WebP que podamos leer.',
  },
  'profile.image-too-large': {
    status: 413,
    sentence: 'La foto tiene demasiados píxeles. Redúcela y vuelve a intentarlo.',
  },
  'profile.last-admin': {
    status: 409,
    sentence: 'Es la única persona que administra la plataforma. Nombra antes a otra.',
  },
  'profile.deletion-already-requested': {
    status: 409,
    sentence: 'Ya habías pedido borrar esta cuenta.',
  },
} satisfies Record<string, ErrorEntry>;
