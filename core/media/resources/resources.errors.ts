import type { ErrorEntry } from '../../error-entry';

export const resourceErrors = {
  'resources.not-pdf': {
    status: 400,
    sentence: 'El fichero no es un PDF completo, aunque su nombre lo diga. Expórtalo de nuevo.',
  },
  'resources.active-pdf': {
    status: 400,
    sentence: 'El PDF lleva programas o ficheros dentro. Guárdalo como PDF plano y vuelve a subirlo.',
  },
  'resources.locked-pdf': {
    status: 400,
    sentence: 'El PDF tiene contraseña. Guárdalo sin ella y vuelve a subirlo.',
  },
  'resources.generated': {
    status: 409,
    sentence: 'Este recurso se hace con el contenido: crea otro para subir un PDF.',
  },
} satisfies Record<string, ErrorEntry>;
