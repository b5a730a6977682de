import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const checkout = join(import.meta.dirname, '../..');
const text = readFileSync(join(checkout, 'docs/security.md'), 'utf8');
const rows = [...text.matchAll(/^\| (\d+\.\d+\.\d+) \| (.+) \| (.+) \|$/gm)].map(
  ([, id = '', does = '', heldBy = '']) => ({ id, does, heldBy }),
);

describe('the requirements of docs/security.md', () => {
  it('stand there once each, in order', () => {
    const rank = (id: string) => id.split('.').reduce((sum, part) => sum * 100 + Number(part), 0);
    expect(rows.length).toBeGreaterThan(200);
    for (const [at, { id }] of rows.entries())
      if (at > 0) expect(rank(id), id).toBeGreaterThan(rank(rows[at - 1]?.id ?? ''));
  });

  it('name files that exist', () => {
    const named = rows.flatMap(({ heldBy }) => (heldBy === '–' ? [] : heldBy.split(', ')));
    expect(named.filter((file) => !existsSync(join(checkout, file)))).toEqual([]);
  });

  it('are held by a file, do not apply, or are said not to be met', () => {
    const open = rows.filter(
      ({ does, heldBy }) => heldBy === '–' && !/^(n\/a:|Not met|Not shown)/.test(does),
    );
    expect(open).toEqual([]);
  });
});
