import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parse, stringify } from 'yaml';
import { readPlainYaml } from './plain-yaml';

const CONTENT = fileURLToPath(new URL('../../content', import.meta.url));

/** Every YAML text of content/: the .yaml files and the front matters. */
const written = readdirSync(CONTENT, { recursive: true, encoding: 'utf8' })
  .filter((path) => /\.(yaml|md)$/.test(path))
  .map((path) => {
    const text = readFileSync(join(CONTENT, path), 'utf8');
    return [path, path.endsWith('.md') ? (text.split(/^---$/m)[1] ?? '') : text] as const;
  });

describe('the quick reader of content files', () => {
  it('reads what yaml reads, in all of content/', () => {
    const different = written.filter(([, text]) => {
      const plain = readPlainYaml(text);
      return plain && JSON.stringify(plain.value) !== JSON.stringify(parse(text));
    });
    expect(different.map(([path]) => path)).toEqual([]);
  });

  it('spares yaml nearly all of it', () => {
    const unread = written.filter(([, text]) => text.trim() !== '' && !readPlainYaml(text));
    expect(unread.length).toBeLessThan(written.length / 10);
  });

  it('never reads anything else than yaml does', () => {
    const key = fc.stringMatching(/^[a-z][a-zA-Z0-9_-]{0,6}$/);
    const { tree } = fc.letrec((tie) => ({
      tree: fc.oneof(
        { depthSize: 'small', withCrossShrink: true },
        fc.string({ unit: 'grapheme' }),
        fc.constantFrom('true', 'null', '17.10', '2026-05-02', 'a: b', 'a #b', '- a', '{x}', 'ñ', '¿Qué?'),
        fc.boolean(),
        fc.integer(),
        fc.double({ noNaN: true }),
        fc.array(tie('tree'), { maxLength: 3 }),
        fc.dictionary(key, tie('tree'), { maxKeys: 3 }),
      ),
    }));
    const styles = fc.record({
      collectionStyle: fc.constantFrom('any', 'block', 'flow'),
      defaultStringType: fc.constantFrom('PLAIN', 'QUOTE_DOUBLE'),
      lineWidth: fc.constantFrom(0, 20),
    } as const);
    fc.assert(
      fc.property(fc.array(fc.dictionary(key, tree)), styles, (value, style) => {
        const text = stringify(value, style);
        const plain = readPlainYaml(text);
        if (plain) expect(JSON.stringify(plain.value)).toBe(JSON.stringify(parse(text)));
      }),
      { numRuns: 500 },
    );
  });

  it.each([
    ['a text over several lines', 'a: uno\n  dos'],
    ['a folded text', 'a: >\n  uno'],
    ['a key written twice', 'a: 1\na: 2'],
    ['an anchor', 'a: &x 1\nb: *x'],
    ['a number with a point', 'article: 17.10'],
    ['a comment behind plain words', 'a: uno # dos'],
    ['something behind a quoted text', 'a: "uno" dos'],
    ['single quotes', "a: 'uno'"],
    ['nothing', ''],
    ['an empty value', 'a:\nb: 1'],
  ])('leaves %s to yaml', (_, text) => {
    expect(readPlainYaml(text)).toBeUndefined();
  });
});
