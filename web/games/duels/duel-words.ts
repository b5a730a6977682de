import { outcomeOf, scoreText, topicsText } from '@atalaya/core/games/duels/duel';
import type { DuelView } from '@atalaya/core/games/duels/duels.contract';
import { gameFacts } from '@atalaya/core/games/game';
import { weekday } from '@atalaya/core/platform/date-format';
import { DAY_MS } from '@atalaya/core/platform/durations';

export const duelPath = (token: string): string => `/campus-estudio/juegos/duelos/${token}`;

/** «Las luces, tema 21». */
export const subjectOf = ({ game, topics }: DuelView): string =>
  `${gameFacts[game].name}, ${topicsText(topics)}`;

/** A duel lasts seven days, so the weekday is enough. */
export const deadlineText = (expiresAt: string, now: Date): string =>
  new Date(expiresAt).getTime() - now.getTime() < DAY_MS
    ? 'dentro de unas horas'
    : `el ${weekday(expiresAt)}`;

export function duelTitle(duel: DuelView): string {
  const subject = subjectOf(duel);
  if (duel.role !== 'challenger') return `${duel.challenger} te reta a ${subject}.`;
  return duel.other ? `Duelo con ${duel.other}: ${subject}.` : `Tu duelo espera rival: ${subject}.`;
}

/** What happened so far and what is left to do. */
export function duelSentence(duel: DuelView, now: Date): string {
  const { game, state, ownScore, toBeat, role, other } = duel;
  const until = `hasta ${deadlineText(duel.expiresAt, now)}`;
  if (state === 'finished') return endText(duel);
  if (state === 'expired') return 'Se cerró sin que jugarais los dos.';
  if (ownScore)
    return `Hiciste ${scoreText(game, ownScore)}. ${other ? 'Falta tu rival' : 'Falta quien acepte'}: ${until}.`;
  const made = role !== 'challenger' && toBeat ? `Hizo ${scoreText(game, toBeat)}. ` : '';
  return `${made}La misma partida para los dos; tienes ${until}.`;
}

const endings = { own: 'Has ganado', other: 'Gana tu rival', draw: 'Empate' };

function endText({ game, ownScore, otherScore }: DuelView): string {
  if (!ownScore || !otherScore) return '';
  const end = endings[outcomeOf(ownScore, otherScore)];
  return `${end}: tú, ${scoreText(game, ownScore)}; tu rival, ${scoreText(game, otherScore)}.`;
}
