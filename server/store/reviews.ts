import { parseSort } from '@atalaya/core/admin/sorting';
import { HIDE_AFTER_REPORTS, type ReviewState, reviewSorts } from '@atalaya/core/store/reviews';
import { audit } from '../admin/audit';
import { etagOf, requireSameEtag } from '../admin/etag';
import { accountNames } from '../auth/accounts';
import { AppError } from '../platform/app-error';
import type { Db } from '../platform/db';
import { newId } from '../platform/ids';
import type { Kit } from '../platform/kit';
import * as rows from './reviews.queries';
import { everBought } from './sales.queries';

type Paging = { page: number; pageSize: number };
type Row = Awaited<ReturnType<typeof rows.selectVisible>>['rows'][number];

async function withNames<R extends Row>(db: Db, found: readonly R[]) {
  const names = await accountNames(
    db,
    found.map(({ userId }) => userId),
  );
  return found.map((row) => ({
    ...row,
    author: names.get(row.userId)?.name ?? 'Alguien',
    isEdited: row.updatedAt.getTime() > row.createdAt.getTime(),
  }));
}

export async function reviewsOf({ db }: Kit, productId: string, { page, pageSize }: Paging) {
  const { rows: found, total } = await rows.selectVisible(db, productId, { page, pageSize });
  return { items: await withNames(db, found), total, page, pageSize };
}

export const ownReview = async (db: Db, userId: string, productId: string) =>
  (await rows.selectOwn(db, userId, productId)) ?? null;

/** Buyers may review a product even after a refund. */
export async function writeReview(
  kit: Kit,
  userId: string,
  productId: string,
  given: { stars: number; body: string },
) {
  const { db, clock } = kit;
  if (!(await everBought(db, userId, productId))) throw new AppError('store.not-a-buyer');
  const now = clock.now();
  const review = { ...given, id: newId(now), productId, userId, createdAt: now, updatedAt: now };
  const written = await rows.upsertReview(db, { ...review, state: 'shown' });
  storeChanged(kit, productId);
  return written ?? review;
}

export async function removeOwnReview(kit: Kit, userId: string, productId: string): Promise<void> {
  if (!(await rows.deleteOwn(kit.db, userId, productId))) throw new AppError('request.not-found');
  storeChanged(kit, productId);
}

/** Enough reports hide a review until an admin has moderated it. */
export async function reportReview(kit: Kit, userId: string, reviewId: string): Promise<void> {
  const review = await rows.selectReview(kit.db, reviewId);
  if (review?.state !== 'shown') throw new AppError('request.not-found');
  if (review.userId === userId) throw new AppError('store.own-review');
  const reports = await rows.addReport(kit.db, reviewId, userId, kit.clock.now());
  if (reports < HIDE_AFTER_REPORTS) return;
  await rows.setState(kit.db, reviewId, 'hidden');
  storeChanged(kit, review.productId);
}

type Search = Paging & { q?: string | undefined; sort?: string | undefined; state?: ReviewState | undefined };

export async function reviewsForAdmin({ db }: Kit, { page, pageSize, q, sort, state }: Search) {
  const { field, descending } = parseSort(sort, reviewSorts) ?? {
    field: 'reports' as const,
    descending: true,
  };
  const { rows: found, total } = await rows.selectAll(db, {
    page,
    pageSize,
    by: field,
    descending,
    ...(q ? { q } : {}),
    ...(state ? { state } : {}),
  });
  const named = await withNames(db, found);
  const items = named.map((item) => ({ ...item, etag: versionOf(item) }));
  return { items, total, page, pageSize };
}

/** An edited text must be read again before it is moderated. */
const versionOf = ({ state, body }: { state: ReviewState; body: string }) => etagOf([state, body]);

type Moderation = { state: ReviewState; etag: string };

/** Showing a review again clears its reports. */
export async function moderateReview(
  kit: Kit,
  adminId: string,
  reviewId: string,
  { state, etag }: Moderation,
) {
  const review = await kit.db.transaction(async (tx) => {
    const found = await rows.lockReview(tx, reviewId);
    if (!found) throw new AppError('request.not-found');
    const { id, body, stars } = found;
    requireSameEtag(etag, { id, state: found.state, body, stars, etag: versionOf(found) });
    await rows.setState(tx, reviewId, state);
    if (state === 'shown') await rows.clearReports(tx, reviewId);
    await audit(tx, {
      at: kit.clock.now(),
      actorId: adminId,
      action: state === 'shown' ? 'review.shown' : 'review.hidden',
      subject: 'product-review',
      subjectId: reviewId,
      subjectName: found.productId,
      before: { state: found.state },
      after: { state },
    });
    return found;
  });
  storeChanged(kit, review.productId);
}

const storeChanged = ({ events }: Kit, productId: string): void =>
  events.publish('pages.changed', { prefixes: ['/tienda', `/producto/${productId}`] });
