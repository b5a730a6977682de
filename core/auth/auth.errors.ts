import type { ErrorEntry } from '../platform/errors';

export const authErrors = {
  'auth.wrong-credentials': { status: 401, sentence: 'El correo o la contraseña no son correctos.' },
} satisfies Record<string, ErrorEntry>;
