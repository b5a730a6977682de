import { type Game, gameFacts } from '@atalaya/core/games/game';
import { audit } from '../../admin/audit';
import { etagOf, requireSameEtag } from '../../admin/etag';
import type { Db } from '../../platform/db';
import type { Kit } from '../../platform/kit';
import { closeTopic, lockTopics, openTopic, selectClosedTopics } from '../topics.queries';

export async function readGameTopics(db: Db) {
  const closed = await selectClosedTopics(db);
  return { closed, etag: etagOf(closed) };
}

type Change = { game: Game; topic: number; etag: string; isOpen: boolean };

export async function setGameTopic(kit: Kit, adminId: string, change: Change) {
  const { game, topic, etag, isOpen } = change;
  await kit.db.transaction(async (tx) => {
    await lockTopics(tx);
    requireSameEtag(etag, await readGameTopics(tx));
    const isChanged = isOpen ? await openTopic(tx, game, topic) : await closeTopic(tx, game, topic);
    if (!isChanged) return;
    await audit(tx, {
      at: kit.clock.now(),
      actorId: adminId,
      action: 'game-topic.changed',
      subject: 'game-topic',
      subjectId: `${game} ${topic}`,
      subjectName: `Tema ${topic} en ${gameFacts[game].name}`,
      before: { isOpen: !isOpen },
      after: { isOpen },
    });
  });
  return readGameTopics(kit.db);
}
