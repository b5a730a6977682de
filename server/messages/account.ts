import { DECLINED_MS, GONE_NAME, INACTIVE_MS } from '@atalaya/core/messages/messages';
import { defineJob } from '../platform/jobs/jobs';
import type { Kit } from '../platform/kit';
import type { PersonalDataSection } from '../profile/personal-data';
import { deleteOld, eraseWriter, messagesSeenBy } from './account.queries';
import { releaseMessageImages } from './images';
import { peopleOf } from './people';
import { settingsOf } from './settings';

/** With the account go its texts; the other person keeps the conversation with «Cuenta eliminada». */
export const messageData: PersonalDataSection = {
  tables: ['message_thread', 'message_member', 'message', 'message_setting'],
  read: async (db, userId) => {
    const seen = await messagesSeenBy(db, userId);
    const personOf = await peopleOf(
      db,
      seen.map(({ otherId }) => otherId),
    );
    return {
      ajustes: (await settingsOf(db, [userId]))(userId),
      mensajes: seen.map(({ threadId, otherId, authorId, body, image, createdAt }) => ({
        conversacion: threadId,
        con: personOf(otherId).username ?? GONE_NAME,
        esMio: authorId === userId,
        texto: body,
        imagen: image,
        createdAt,
      })),
    };
  },
  erase: (_kit, db, userId) => eraseWriter(db, userId),
};

const clean = defineJob<Record<string, never>>('messages.clean');

export const cleanJobs = (kit: Kit): Promise<void> =>
  kit.jobs.repeat(clean, '50 4 * * *', () => cleanMessages(kit));

export async function cleanMessages({ db, clock }: Kit): Promise<void> {
  const before = (ms: number) => new Date(clock.now().getTime() - ms);
  await db.transaction(async (tx) =>
    releaseMessageImages(
      tx,
      await deleteOld(tx, { idle: before(INACTIVE_MS), declined: before(DECLINED_MS) }),
    ),
  );
}
