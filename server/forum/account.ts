import { findAccount } from '../auth/accounts';
import type { Db } from '../platform/db';
import type { Kit } from '../platform/kit';
import type { PersonalDataSection } from '../profile/personal-data';
import { eraseAuthor } from './account.queries';
import { readerBy, selectMember } from './members.queries';
import { bansOf } from './moderation/bans.queries';
import { anonymiseCases, casesAbout, eraseNotices, noticesFrom, reportsBy } from './moderation/cases.queries';
import { forumChanged } from './news';
import { postsBy, reactionsBy } from './posts.queries';
import { selectCategoryLevels } from './readers.queries';
import { topicsBy } from './topics.queries';

/** With the account go its texts; the answers of others stay, below a question without author. */
export const forumData: PersonalDataSection = {
  staff: 'may:moderate',
  tables: [
    'forum_topic',
    'forum_post',
    'forum_edit',
    'forum_reaction',
    'forum_reader',
    'forum_member',
    'forum_category_reader',
    'forum_report',
    'forum_case',
    'forum_notice',
    'forum_ban',
  ],
  read: async (db, userId) => ({
    temas: await topicsBy(db, userId),
    mensajes: await postsBy(db, userId),
    reacciones: await reactionsBy(db, userId),
    lecturas: await readerBy(db, userId),
    categorias: await selectCategoryLevels(db, userId),
    avisos: await reportsBy(db, userId),
    moderacion: await casesAbout(db, userId),
    expulsiones: await bansOf(db, userId),
    denuncias: await noticesOf(db, userId),
    resumen: (await selectMember(db, userId)) ?? null,
  }),
  erase: async (kit: Kit, db: Db, userId: string) => {
    await eraseAuthor(db, userId, kit.clock.now());
    await anonymiseCases(db, userId);
    const account = await findAccount(db, userId, kit.clock.now());
    if (account) await eraseNotices(db, account.email);
    forumChanged(kit, 'all');
  },
};

/** Sent from the email address of the account, with or without a session. */
async function noticesOf(db: Db, userId: string) {
  const account = await findAccount(db, userId, new Date());
  return account ? noticesFrom(db, account.email) : [];
}
