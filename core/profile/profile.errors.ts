import type { ErrorEntry } from '../error-entry';

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
  'profile.own-account': {
    status: 409,
    sentence: 'No puedes hacer esto con tu propia cuenta. Pídeselo a otra persona que administre.',
  },
  'profile.staff-account': {
    status: 403,
    sentence: 'Esta cuenta es del equipo: solo la cambia quien tiene la propiedad.',
  },
  'profile.already-suspended': { status: 409, sentence: 'Esta cuenta ya estaba suspendida.' },
  'profile.not-suspended': { status: 409, sentence: 'Esta cuenta no está suspendida.' },
  'profile.already-confirmed': { status: 409, sentence: 'Esta cuenta ya ha confirmado su correo.' },
  'profile.no-deletion': { status: 409, sentence: 'Esta cuenta no tiene ningún borrado pendiente.' },
  'profile.wrong-email': { status: 400, sentence: 'El correo no es el de esta cuenta.' },
  'profile.deletion-already-requested': {
    status: 409,
    sentence: 'Ya habías pedido borrar esta cuenta.',
  },
} satisfies Record<string, ErrorEntry>;
