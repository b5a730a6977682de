import { type CouponDraft, coupons } from '@atalaya/core/checkout/admin/coupons.contract';
import { madridEndOfDay, madridMidnight } from '@atalaya/core/checkout/madrid-day';
import { dayInSpain } from '@atalaya/core/platform/madrid-time';
import { and, inArray, isNull, notInArray } from 'drizzle-orm';
import { matches } from '../../admin/resource/list-sql';
import { tableResource } from '../../admin/resource/table-resource';
import { coupon } from '../checkout.tables';
import type { CouponRow } from '../coupons.queries';

/** Days instead of timestamps; `endsAt` is inclusive. */
const recordOf = ({ startsAt, endsAt, fileHash: _, createdAt: __, ownerId: ___, ...row }: CouponRow) => ({
  ...row,
  isFromFile: false,
  startsAt: startsAt && dayInSpain(startsAt),
  endsAt: endsAt && dayInSpain(new Date(endsAt.getTime() - 1)),
});

const columnsOf = ({ startsAt, endsAt, ...draft }: CouponDraft) => ({
  ...draft,
  startsAt: startsAt ? madridMidnight(startsAt) : null,
  endsAt: endsAt ? madridEndOfDay(endsAt) : null,
});

/** Personal coupons (prizes) are not listed. */
export const couponAdmin = tableResource(coupons, {
  subject: 'coupon',
  table: coupon,
  key: coupon.id,
  only: isNull(coupon.ownerId),
  among: 'code',
  nameOf: ({ code }) => code,
  toRecords: (rows) => rows.map(recordOf),
  search: (text) => matches(text, [coupon.code, coupon.note]),
  async faultsOf(db, items) {
    const codes = items.map(({ draft }) => draft.code);
    const ids = items.map(({ id }) => id);
    const taken = await db
      .select({ code: coupon.code })
      .from(coupon)
      .where(and(inArray(coupon.code, codes), notInArray(coupon.id, ids)));
    return items.flatMap(({ draft }, index) =>
      taken.some(({ code }) => code === draft.code)
        ? [{ index, field: 'code', reason: 'Ese código ya existe.' }]
        : [],
    );
  },
  async write(db, items, { now }) {
    for (const { id, draft } of items) {
      const columns = columnsOf(draft);
      await db
        .insert(coupon)
        .values({ ...columns, id, createdAt: now, updatedAt: now })
        .onConflictDoUpdate({ target: coupon.id, set: { ...columns, updatedAt: now, deletedAt: null } });
    }
  },
  changed: () => {},
});
