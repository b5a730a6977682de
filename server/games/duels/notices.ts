import { outcomeOf, scoreText } from '@atalaya/core/games/duels/duel';
import { gameFacts } from '@atalaya/core/games/game';
import type { Db } from '../../platform/db';
import type { Kit } from '../../platform/kit';
import { notify } from '../../push/notifications';
import type { DuelRow } from './duels.queries';
import { pseudonymOf } from './view';

type Words = { title: string; body: string; about?: string };

const notifyPlayer = (
  kit: Kit,
  db: Db,
  duel: DuelRow,
  userId: string,
  { about, ...words }: Words,
): Promise<void> =>
  notify(
    kit,
    db,
    [userId],
    {
      kind: 'community',
      ...words,
      url: `/campus-estudio/juegos/duelos/${duel.token}`,
      tag: `duelo-${duel.id}`,
    },
    about,
  );

export async function notifyAccepted(kit: Kit, db: Db, duel: DuelRow): Promise<void> {
  if (!duel.opponentId) return;
  const name = await pseudonymOf(db, duel.opponentId);
  const body = `${name} ha aceptado tu duelo a ${gameFacts[duel.game].name}.`;
  await notifyPlayer(kit, db, duel, duel.challengerId, {
    title: 'Duelo aceptado',
    body,
    about: duel.opponentId,
  });
}

const endings = {
  own: 'Has ganado el duelo',
  other: 'El duelo ha sido para tu rival',
  draw: 'El duelo acaba en empate',
};

/** To both when the last of them has played. */
export async function notifyFinished(kit: Kit, db: Db, duel: DuelRow): Promise<void> {
  const { game, challengerId, opponentId, challengerScore, opponentScore } = duel;
  if (!opponentId || !challengerScore || !opponentScore) return;
  const sides = [
    { userId: challengerId, otherId: opponentId, own: challengerScore, other: opponentScore },
    { userId: opponentId, otherId: challengerId, own: opponentScore, other: challengerScore },
  ];
  for (const { userId, otherId, own, other } of sides) {
    const name = await pseudonymOf(db, otherId);
    const body = `${gameFacts[game].name}: tú, ${scoreText(game, own)}; ${name}, ${scoreText(game, other)}.`;
    await notifyPlayer(kit, db, duel, userId, {
      title: endings[outcomeOf(own, other)],
      body,
      about: otherId,
    });
  }
}

export async function notifyExpired(kit: Kit, db: Db, duel: DuelRow): Promise<void> {
  const { game, challengerId, opponentId } = duel;
  const body = opponentId
    ? `El duelo a ${gameFacts[game].name} se ha cerrado sin que jugarais los dos.`
    : `Nadie ha aceptado a tiempo tu duelo a ${gameFacts[game].name}.`;
  for (const userId of opponentId ? [challengerId, opponentId] : [challengerId])
    await notifyPlayer(kit, db, duel, userId, { title: 'Duelo cerrado', body });
}
