import type { FlashMode } from '@atalaya/core/games/flashcards/deck';

/** What each mode is called and what it asks for. */
export const flashModeFacts: Record<FlashMode, { name: string; about: string; length: string }> = {
  recall: {
    name: 'Recordar',
    about: 'Piensa la respuesta, gira la tarjeta y di cómo te ha ido.',
    length: '12 tarjetas',
  },
  type: {
    name: 'Escribir',
    about: 'Escribe la respuesta. Las tildes y los pequeños deslices no cuentan.',
    length: '10 tarjetas',
  },
  listen: {
    name: 'Escuchar',
    about: 'La voz de tu dispositivo lee la tarjeta. Contesta sin mirar.',
    length: '10 tarjetas',
  },
  clock: {
    name: 'Contrarreloj',
    about: 'Sesenta segundos. Con ocho que sepas, ronda ganada.',
    length: '60 segundos',
  },
  pairs: {
    name: 'Parejas',
    about: 'Destapa una pregunta y su respuesta hasta encontrarlas todas.',
    length: '6 parejas',
  },
};
