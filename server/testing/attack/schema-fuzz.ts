import fc from 'fast-check';
import type { z } from 'zod';
import { schemaOf } from '../../platform/docs/openapi';
import { type Json, type Schema, sampleTexts } from '../schema-sample';

/** A script that must never come back as one. */
export const SCRIPT = '<script>window.taken=1</script><img src=x onerror=alert(1)>';

const MAX_DEPTH = 6;
const oddNumbers = [0, -1, 0.5, 2 ** 31, -(2 ** 31) - 1, 2 ** 53, 1e300, -1e300];
const oddTexts = [
  '',
  ' ',
  SCRIPT,
  'javascript:alert(1)',
  "' or 1=1 --",
  '../../../etc/passwd',
  '%00',
  '-1',
  'NaN',
  '1e400',
  '0000-00-00',
  '2026-02-30',
  '9999-12-31T23:59:59.999Z',
  '__proto__',
  '\u202e\ufeff',
  '{"a":{"b":[]}}',
  'ñ'.repeat(3_000),
];
const odd: fc.Arbitrary<Json> = fc.constantFrom<Json[]>(
  null,
  true,
  [],
  {},
  [[[[]]]],
  { constructor: { prototype: 1 } },
  ...oddNumbers,
  ...oddTexts,
);

/** Values near a schema: most fit it, each part is now and then something else. Ids that exist are used for ids. */
export function fuzzOf(schema: z.ZodType, ids: readonly string[]): fc.Arbitrary<Json> {
  const root = schemaOf(schema, 'input') as Schema;
  const known = fc.constantFrom(...ids, sampleTexts.uuid ?? '');

  const text = ({ format, minLength = 0, maxLength = 60 }: Schema): fc.Arbitrary<Json> => {
    if (format === 'uuid') return known;
    const sample = sampleTexts[format ?? ''];
    if (sample !== undefined) return fc.constant(sample);
    const most = Math.max(minLength, Math.min(maxLength, 60));
    return fc.oneof(
      fc.string({ unit: 'grapheme-composite', minLength, maxLength: most }),
      known,
      fc.constantFrom(...oddTexts),
    );
  };
  const number = ({ type, minimum = 1, maximum = 60 }: Schema): fc.Arbitrary<Json> => {
    const [least, most] = [
      Math.ceil(minimum),
      Math.floor(Math.max(minimum, Math.min(maximum, minimum + 60))),
    ];
    return type === 'integer'
      ? fc.integer({ min: least, max: most })
      : fc.double({ min: least, max: most, noNaN: true });
  };
  const fitting = (part: Schema, depth: number): fc.Arbitrary<Json> => {
    if (depth > MAX_DEPTH) return odd;
    if (part.$ref !== undefined) {
      const name = part.$ref.split('/').at(-1) ?? '';
      return value(part.$ref === '#' ? root : (root.$defs?.[name] ?? {}), depth + 1);
    }
    if (part.const !== undefined) return fc.constant(part.const);
    if (part.enum) return fc.constantFrom(...part.enum);
    const choices = part.anyOf ?? part.oneOf;
    if (choices) return fc.oneof(...choices.map((one) => value(one, depth + 1)));
    if (part.allOf)
      return fc
        .tuple(...part.allOf.map((one) => fitting(one, depth + 1)))
        .map((parts) => Object.assign({}, ...parts.map(Object)));
    if (part.type === 'object') return object(part, depth);
    if (part.type === 'array') {
      const minLength = part.minItems ?? 0;
      const maxLength = Math.max(minLength, Math.min(part.maxItems ?? 3, 3));
      return fc.array(value(part.items ?? {}, depth + 1), { minLength, maxLength });
    }
    if (part.type === 'integer' || part.type === 'number') return number(part);
    if (part.type === 'boolean') return fc.boolean();
    if (part.type === 'null') return fc.constant(null);
    return text(part);
  };
  const object = ({ properties = {}, required = [] }: Schema, depth: number): fc.Arbitrary<Json> =>
    fc.record(
      Object.fromEntries(Object.entries(properties).map(([name, part]) => [name, value(part, depth + 1)])),
      { requiredKeys: required.filter((name) => name in properties) },
    );
  const value = (part: Schema, depth: number): fc.Arbitrary<Json> =>
    fc.oneof({ weight: 15, arbitrary: fitting(part, depth) }, { weight: 1, arbitrary: odd });
  return value(root, 0);
}
