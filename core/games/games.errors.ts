import type { ErrorEntry } from '../error-entry';

export const gamesErrors = {
  'games.daily-limit': {
    status: 403,
    sentence: 'Ya has jugado tu partida de hoy. Mañana tienes otra, o sin límite con el plan Plus.',
  },
  'games.not-enough': {
    status: 409,
    sentence: 'Con estos temas no hay material suficiente para este juego. Añade algún tema más.',
  },
  'games.other-game': { status: 409, sentence: 'Esas jugadas son de otro juego.' },
  'games.moves-missing': {
    status: 409,
    sentence: 'Faltan jugadas anteriores: la partida se envía otra vez desde donde se guardó.',
  },
  'games.diverged': {
    status: 409,
    sentence: 'Has seguido esta partida en otra pestaña o dispositivo. Te mostramos lo último guardado.',
  },
  'games.impossible-move': {
    status: 409,
    sentence: 'Una de las jugadas no es posible en esta partida, así que no cuenta.',
  },
  'games.forged-clock': {
    status: 409,
    sentence: 'El tiempo de juego es mayor que el que ha pasado desde que empezaste la partida.',
  },
  'games.finished': { status: 409, sentence: 'Esta partida ya está terminada: no admite más jugadas.' },
  'games.replayed': {
    status: 409,
    sentence: 'Estas jugadas son las de otra partida tuya: cada partida cuenta una vez.',
  },
  'games.too-long': { status: 409, sentence: 'La partida tiene demasiadas jugadas.' },
  'games.daily-played': { status: 409, sentence: 'El reto de hoy ya lo has jugado. Mañana hay otro.' },
  'games.daily-fixed': {
    status: 409,
    sentence: 'El reto de ese día ya no se puede cambiar: es de hoy o anterior, o su puzle ya existe.',
  },
  'games.reported': { status: 409, sentence: 'Ya nos avisaste de esta ficha. La estamos revisando.' },
  'games.duel-limit': {
    status: 409,
    sentence: 'Tienes cinco duelos abiertos. Cuando acabe alguno podrás lanzar otro.',
  },
  'games.duel-needs-end': {
    status: 409,
    sentence: 'Para retar a alguien con una partida tuya, termínala antes; las de otro duelo no valen.',
  },
  'games.duel-game': { status: 409, sentence: 'En este juego no hay duelos: las tarjetas las calificas tú.' },
  'games.duel-own': { status: 409, sentence: 'Este duelo es tuyo: tiene que aceptarlo otra persona.' },
  'games.duel-taken': { status: 409, sentence: 'Otra persona ha aceptado antes este duelo.' },
  'games.duel-over': { status: 409, sentence: 'Este duelo ya se ha cerrado.' },
  'games.duel-played': { status: 409, sentence: 'Ya has jugado este duelo: cada uno lo juega una vez.' },
} satisfies Record<string, ErrorEntry>;
