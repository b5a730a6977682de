import type { ErrorEntry } from '../error-entry';

export const patrolsErrors = {
  'patrols.no-such-patrol': { status: 404, sentence: 'Esa patrulla no existe o ya no admite a nadie.' },
  'patrols.not-in-one': { status: 409, sentence: 'No estás en ninguna patrulla.' },
  'patrols.already-in-one': {
    status: 409,
    sentence: 'Ya estás en una patrulla. Déjala antes de entrar en otra.',
  },
  'patrols.full': { status: 409, sentence: 'Esta patrulla ya está completa: son doce.' },
  'patrols.no-such-invitation': { status: 404, sentence: 'Ese código no es de ninguna patrulla. Revísalo.' },
  'patrols.invitation-expired': {
    status: 410,
    sentence: 'Esta invitación ha caducado. Pide a la patrulla un código nuevo.',
  },
  'patrols.captains-only': { status: 403, sentence: 'Eso solo puede hacerlo quien capitanea la patrulla.' },
  'patrols.no-such-member': { status: 404, sentence: 'Esa persona no está en tu patrulla.' },
  'patrols.hand-over-first': {
    status: 409,
    sentence: 'Antes de irte, elige quién capitanea la patrulla a partir de ahora.',
  },
  'patrols.cheered-today': { status: 409, sentence: 'Ya le has dado ánimos hoy. Mañana puedes otra vez.' },
  'patrols.own-cheer': { status: 409, sentence: 'Los ánimos son para los demás.' },
  'patrols.archived': { status: 409, sentence: 'La patrulla está archivada. Ponla en marcha primero.' },
  'patrols.too-fast': { status: 429, sentence: 'Vas muy deprisa. Espera unos segundos y vuelve a enviarlo.' },
  'patrols.no-such-message': { status: 404, sentence: 'Ese mensaje ya no está.' },
  'patrols.own-report': { status: 409, sentence: 'Es tuyo: puedes borrarlo.' },
} satisfies Record<string, ErrorEntry>;
