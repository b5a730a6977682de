import type { ErrorEntry } from '../error-entry';

export const shopErrors = {
  'games.owned': { status: 409, sentence: 'Este artículo ya es tuyo.' },
  'games.rest-full': {
    status: 409,
    sentence: 'Ya guardas dos días protegidos, que es el máximo. Podrás comprar otro cuando se gaste uno.',
  },
  'games.not-for-plan': {
    status: 409,
    sentence: 'Tu plan ya incluye todos los simulacros: no necesitas este artículo.',
  },
  'games.price-changed': {
    status: 409,
    sentence: 'El precio ha cambiado mientras tanto. Mira el nuevo antes de comprar.',
  },
  'games.not-owned': { status: 404, sentence: 'Ese artículo no es tuyo.' },
  'games.undo-late': { status: 409, sentence: 'Han pasado más de diez minutos: ya no se puede deshacer.' },
  'games.undo-used': { status: 409, sentence: 'Ya lo has usado, así que no se puede deshacer.' },
  'games.chest-closed': { status: 409, sentence: 'Ese cofre aún no se ha ganado.' },
} satisfies Record<string, ErrorEntry>;
