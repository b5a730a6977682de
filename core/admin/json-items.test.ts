import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { JsonItemReader } from './json-items';

function read(...pieces: string[]) {
  const reader = new JsonItemReader();
  const items = pieces.flatMap((piece) => reader.push(piece));
  return { items: [...items, ...reader.end()], fault: reader.fault };
}

describe('reading a JSON list', () => {
  it('returns each object with the line where it begins', () => {
    const text = '[\n  { "a": "uno } \\" ]" },\n  {\n "b": [ {} ] }\n]\n';
    expect(read(text)).toEqual({
      items: [
        { line: 2, value: { a: 'uno } " ]' } },
        { line: 3, value: { b: [{}] } },
      ],
      fault: undefined,
    });
    expect(read('[]')).toEqual({ items: [], fault: undefined });
  });

  it('reads the output of JSON.stringify split into any chunks', () => {
    const list = fc.array(fc.dictionary(fc.string(), fc.jsonValue()), { maxLength: 5 });
    fc.assert(
      fc.property(list, fc.constantFrom(0, 2), fc.array(fc.nat(30)), (values, indent, cuts) => {
        let rest = JSON.stringify(values, null, indent);
        const pieces = cuts.map((cut) => {
          const piece = rest.slice(0, cut);
          rest = rest.slice(cut);
          return piece;
        });
        const { items, fault } = read(...pieces, rest);
        expect(fault).toBeUndefined();
        expect(items.map(({ value }) => JSON.stringify(value))).toEqual(
          values.map((value) => JSON.stringify(JSON.parse(JSON.stringify(value)))),
        );
      }),
    );
  });

  it.each([
    ['an object instead of a list', '{"a":1}', 1],
    ['a list that is not closed', '[{"a":1}', 1],
    ['an object that is not closed', '[\n{"a":1', 2],
    ['items that are not objects', '[1, 2]', 1],
    ['a missing comma', '[{"a":1}\n{"b":2}]', 2],
    ['broken JSON inside', '[{"a":1},\n{"b":}]', 2],
    ['text after the list', '[{"a":1}]\nx', 2],
    ['an empty file', '', 1],
    ['an object without an end', `[{"a":"${'x'.repeat(1_100_000)}`, 1],
  ])('reports the line of %s', (_, text, line) => {
    expect(read(text).fault).toMatchObject({ line });
  });
});
