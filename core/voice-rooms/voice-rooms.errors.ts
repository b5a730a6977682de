import type { ErrorEntry } from '../error-entry';

export const voiceRoomsErrors = {
  'voice-rooms.no-such-room': { status: 404, sentence: 'Esta sala no existe o ya se ha cerrado.' },
  'voice-rooms.closed': { status: 409, sentence: 'Esta sala se ha cerrado.' },
  'voice-rooms.too-early': {
    status: 409,
    sentence: 'La sala se abre quince minutos antes de su hora. Pide que te avisemos.',
  },
  'voice-rooms.removed': {
    status: 403,
    sentence: 'Te han sacado de esta sala y no puedes volver a entrar en ella.',
  },
  'voice-rooms.not-in-room': { status: 403, sentence: 'No estás en esta sala.' },
  'voice-rooms.old-epoch': {
    status: 409,
    sentence: 'Has entrado en la sala desde otro sitio, o se cortó la conexión. Vuelve a entrar.',
  },
  'voice-rooms.no-such-member': { status: 404, sentence: 'Esa persona ya no está en la sala.' },
  'voice-rooms.not-host': { status: 403, sentence: 'Eso solo lo puede hacer quien dirige la sala.' },
  'voice-rooms.silenced': {
    status: 403,
    sentence: 'Quien dirige la sala te ha silenciado. Levanta la mano para pedir la palabra.',
  },
  'voice-rooms.too-many-rooms': {
    status: 409,
    sentence: 'Ya tienes tres salas abiertas o anunciadas. Cierra una para abrir otra.',
  },
  'voice-rooms.past': { status: 422, sentence: 'Esa hora ya ha pasado.' },
  'voice-rooms.too-far': { status: 422, sentence: 'Como mucho con sesenta días de antelación.' },
  'voice-rooms.no-large-rooms': {
    status: 422,
    sentence: 'Aquí las salas son de seis personas como mucho.',
  },
  'voice-rooms.no-question': { status: 409, sentence: 'No quedan preguntas de ese tema para la sala.' },
  'voice-rooms.no-round': { status: 409, sentence: 'Esa pregunta ya se ha resuelto.' },
  'voice-rooms.answered': { status: 409, sentence: 'Ya has respondido a esta pregunta.' },
  'voice-rooms.own-report': { status: 409, sentence: 'No puedes avisar de ti ni de tu propia sala.' },
  'voice-rooms.too-fast': { status: 429, sentence: 'Vas demasiado deprisa. Espera unos segundos.' },
} satisfies Record<string, ErrorEntry>;
