import type { ErrorEntry } from '../error-entry';

export const authErrors = {
  'auth.wrong-credentials': { status: 401, sentence: 'El correo o la contraseña no son correctos.' },
  'auth.second-factor-needed': {
    status: 401,
    sentence: 'Escribe el código de tu aplicación de verificación.',
  },
  'auth.wrong-code': {
    status: 401,
    sentence: 'Ese código no es correcto o ya se ha usado. Espera al siguiente e inténtalo de nuevo.',
  },
  'auth.too-many-attempts': {
    status: 429,
    sentence: 'Demasiados intentos seguidos. Espera un poco antes de volver a probar.',
  },
  'auth.suspended': {
    status: 403,
    sentence:
      'Tu cuenta está suspendida. Te hemos escrito con el motivo; si crees que es un error, contáctanos.',
  },
  'auth.email-taken': { status: 409, sentence: 'Ya hay una cuenta con ese correo.' },
  'auth.username-taken': { status: 409, sentence: 'Ese nombre de usuario no está libre. Elige otro.' },
  'auth.password-needed': {
    status: 409,
    sentence: 'Elige la contraseña con la que entrarás en este navegador.',
  },
  'auth.weak-password': { status: 400, sentence: 'Elige otra contraseña: esa es fácil de adivinar.' },
  'auth.wrong-password': { status: 400, sentence: 'La contraseña no es correcta.' },
  'auth.invalid-link': {
    status: 400,
    sentence: 'Este enlace ya no vale: ha caducado o ya se ha usado. Pide uno nuevo.',
  },
  'auth.second-factor-not-started': {
    status: 409,
    sentence: 'Empieza de nuevo la activación de la verificación en dos pasos.',
  },
  'auth.second-factor-already-on': {
    status: 409,
    sentence: 'La verificación en dos pasos ya está activada.',
  },
  'auth.second-factor-required': {
    status: 403,
    sentence: 'Para administrar la plataforma, activa antes la verificación en dos pasos en «Mi Perfil».',
  },
  'auth.confirm-needed': {
    status: 403,
    sentence: 'No se ha hecho: antes tienes que confirmar que eres tú.',
  },
  'auth.deletion-pending': {
    status: 409,
    sentence: 'Pediste borrar esta cuenta. Puedes recuperarla mientras no llegue el día.',
  },
} satisfies Record<string, ErrorEntry>;
