import type { ErrorEntry } from '../../error-entry';

export const podcastErrors = {
  'podcast.not-audio': {
    status: 400,
    sentence: 'El fichero no es un MP3 ni un M4A que se pueda reproducir, aunque su nombre lo diga.',
  },
  'podcast.too-large': { status: 413, sentence: 'El audio pasa de 120 MB: expórtalo con menos calidad.' },
  'podcast.no-answer': {
    status: 400,
    sentence: 'En esa dirección no hay un audio que podamos leer. Ábrela en el navegador y compruébala.',
  },
} satisfies Record<string, ErrorEntry>;
