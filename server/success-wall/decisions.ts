import { parseSort } from '@atalaya/core/admin/sorting';
import { type StoryState, storySorts } from '@atalaya/core/success-wall/success-wall';
import { adminStory } from '@atalaya/core/success-wall/success-wall.contract';
import { audit } from '../admin/audit';
import { etagOf, requireSameEtag } from '../admin/etag';
import { accountNames, findAccountIds } from '../auth/accounts';
import { AppError } from '../platform/app-error';
import type { Db } from '../platform/db';
import type { Kit } from '../platform/kit';
import { notify } from '../push/notifications';
import * as rows from './success-wall.queries';

async function shownToAdmin(db: Db, items: readonly rows.StoryRow[]) {
  const accounts = await accountNames(
    db,
    items.map(({ userId }) => userId),
  );
  return items.map((row) => ({
    ...row,
    email: accounts.get(row.userId)?.email ?? '',
    etag: etagOf([row.state, row.isVerified, row.isOnHome, row.name, row.story, row.advice, row.quote ?? '']),
  }));
}

type Search = {
  page: number;
  pageSize: number;
  q?: string | undefined;
  sort?: string | undefined;
  state?: StoryState | undefined;
};

export async function storiesForAdmin({ db }: Kit, { sort, q, ...rest }: Search) {
  const search = q ? { text: q, userIds: await findAccountIds(db, q) } : undefined;
  const { items, total } = await rows.selectForAdmin(db, { search, ...rest }, parseSort(sort, storySorts));
  return { items: await shownToAdmin(db, items), total, page: rest.page, pageSize: rest.pageSize };
}

type Decision = {
  etag: string;
  state: 'published' | 'returned';
  reason: string | null;
  isVerified: boolean;
  isOnHome: boolean;
};

const notices = {
  published: {
    title: 'Tu historia está en el muro',
    body: 'Gracias por contarla. Puedes retirarla cuando quieras.',
  },
  returned: { title: 'Tu historia necesita un cambio', body: 'Lee lo que te pedimos y envíala otra vez.' },
};

/** A sentence stands on the home page only if its author wrote one for it. */
export async function decide(kit: Kit, actorId: string, id: string, decision: Decision) {
  const { db, clock, events } = kit;
  const { before, after } = await db.transaction(async (tx) => {
    const before = await rows.lockStory(tx, id);
    const [current] = before ? await shownToAdmin(tx, [before]) : [];
    if (!before || !current) throw new AppError('success-wall.no-such-story');
    requireSameEtag(decision.etag, adminStory.parse(current));
    const { state, isVerified } = decision;
    const isPublished = state === 'published';
    const changes = {
      state,
      isVerified,
      isOnHome: isPublished && decision.isOnHome && before.quote !== null,
      reason: isPublished ? null : decision.reason,
      publishedAt: isPublished ? (before.publishedAt ?? clock.now()) : before.publishedAt,
    };
    await rows.updateDecision(tx, id, changes);
    await audit(tx, {
      at: clock.now(),
      actorId,
      action: isPublished ? 'success-story.published' : 'success-story.returned',
      subject: 'success-story',
      subjectId: id,
      subjectName: before.name,
      before: { state: before.state },
      after: { state, isVerified, isOnHome: changes.isOnHome },
    });
    if (state !== before.state)
      await notify(kit, tx, [before.userId], {
        kind: 'community',
        ...notices[state],
        url: '/campus-estudio/muro-exitos#mi-historia',
        tag: `historia-${id}`,
      });
    return { before, after: { ...before, ...changes } };
  });
  if (before.isOnHome || after.isOnHome) events.publish('pages.changed', { prefixes: ['/'] });
  const [shown] = await shownToAdmin(db, [after]);
  if (!shown) throw new AppError('success-wall.no-such-story');
  return shown;
}
