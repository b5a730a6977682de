import { z } from 'zod';
import { state } from '../../admin/draft-fields.contract';
import { resourceEndpoints } from '../../admin/resource.contract';
import { formatNumber } from '../../platform/number-format';
import { couponKinds, couponScopes } from '../coupon';
import { couponResource } from './coupons';

const integer = (min: number, max: number, fault?: string) =>
  z.coerce
    .number(fault)
    .int('Sin decimales.')
    .min(min, `Como mínimo ${min}.`)
    .max(max, `Como mucho ${formatNumber(max)}.`);
const invalidDay = 'Escribe una fecha válida.';
const day = z.iso
  .date(invalidDay)
  // PostgreSQL has no year 0.
  .refine((date) => date >= '2000', invalidDay)
  .nullable()
  .default(null);
const limit = integer(1, 1_000_000).nullable().default(null);

export const couponDraft = z
  .object({
    code: z
      .string()
      .trim()
      .toUpperCase()
      .regex(/^[A-Z0-9-]{3,40}$/, 'Entre 3 y 40 mayúsculas, cifras o guiones.'),
    kind: z.enum(couponKinds, 'Elige una de las opciones.'),
    value: integer(1, 1_000_000, 'Un porcentaje como «25», o euros como «5,00 €».'),
    scope: z.enum(couponScopes, 'Elige una de las opciones.').default('all'),
    minCents: integer(0, 10_000_000).default(0),
    startsAt: day,
    endsAt: day,
    maxUses: limit,
    maxPerUser: limit,
    note: z.string().trim().max(200).nullable().default(null),
    state,
  })
  .refine(({ kind, value }) => kind !== 'percent' || value <= 100, {
    path: ['value'],
    message: 'Como mucho el 100 %.',
  })
  .refine(({ startsAt, endsAt }) => startsAt === null || endsAt === null || startsAt <= endsAt, {
    path: ['endsAt'],
    message: 'Acaba antes de empezar.',
  });
export type CouponDraft = z.infer<typeof couponDraft>;

export const coupons = resourceEndpoints(couponResource, {
  access: 'may:run-business',
  what: 'coupons',
  draft: couponDraft,
  also: { uses: z.int() },
});
