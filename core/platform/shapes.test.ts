import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { shapeWithoutLimits, withoutLimits } from './shapes.contract';

const draft = z.object({
  title: z.string().trim().min(1, 'Obligatorio').max(5).optional(),
  day: z.iso.date().nullable().default(null),
  count: z.coerce.number().int().min(1).max(3),
  share: z.number().positive(),
  kind: z.enum(['a', 'b'], 'Elige.').default('a'),
  level: z.union([z.literal(1), z.literal(2)]),
  note: z
    .string()
    .max(5)
    .nullish()
    .transform((text) => text || null)
    .pipe(z.string().nullable()),
  parts: z
    .array(z.strictObject({ name: z.string().max(2) }))
    .min(1)
    .max(2),
  contents: z.object({ months: z.int().max(2).default(1) }).prefault({}),
});
const read = z.object(shapeWithoutLimits(draft.shape));

const record = {
  title: ' longer than five ',
  day: 'before the calendar',
  count: 99,
  share: -1,
  kind: 'b',
  level: 2,
  note: 'also longer',
  parts: [],
  contents: { months: 99 },
};

describe('a field as it is read', () => {
  it('holds more than the form accepts, as it is', () => {
    expect(draft.safeParse(record).success).toBe(false);
    expect(read.parse(record)).toEqual(record);
  });

  it('drops what it does not name', () => {
    expect(read.parse({ ...record, secret: 1, parts: [{ name: 'long', secret: 1 }] })).toEqual({
      ...record,
      parts: [{ name: 'long' }],
    });
  });

  it.each([
    ['a field without its default', { kind: undefined }],
    ['another type', { count: '9' }],
    ['a number that is not whole', { count: 1.5 }],
    ['another choice', { kind: 'c' }],
    ['an object without its default', { contents: {} }],
  ])('refuses %s', (_, change) => {
    expect(read.safeParse({ ...record, ...change }).success).toBe(false);
  });

  it('does not guess what comes out of a transform', () => {
    expect(() => withoutLimits(z.string().transform(Number))).toThrow('transform');
  });
});
