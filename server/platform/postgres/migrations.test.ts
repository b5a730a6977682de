import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const folder = join(import.meta.dirname, '../../migrations');
/** What the version before, which still runs during an update, would stumble over. */
const BREAKING = /\b(DROP TABLE|DROP COLUMN|RENAME|SET NOT NULL|SET DATA TYPE)\b/i;

/** All but the first, which makes an empty database. */
const files = readdirSync(folder)
  .filter((name) => name.endsWith('.sql'))
  .sort()
  .slice(1);

it('every migration leaves the version before running', () => {
  for (const name of files) expect(readFileSync(join(folder, name), 'utf8'), name).not.toMatch(BREAKING);
});

/** Each makes others wait until a whole table has been read or written. */
const LOCKING = [
  /CREATE (UNIQUE )?INDEX(?! CONCURRENTLY)[^;]* ON "?(\w+)/gi,
  /ALTER TABLE "?(\w+)"? ADD CONSTRAINT(?![^;]*NOT VALID)/gi,
  /ALTER TABLE "?(\w+)"? ADD COLUMN[^;]*(GENERATED ALWAYS AS|DEFAULT (now|gen_random_uuid|clock_timestamp)\()/gi,
];

it('no migration locks a table that may be large', () => {
  for (const name of files) {
    const text = readFileSync(join(folder, name), 'utf8');
    const made = new Set([...text.matchAll(/CREATE TABLE "?(\w+)/gi)].map(([, table]) => table));
    for (const pattern of LOCKING)
      for (const found of text.matchAll(pattern)) {
        const table = found.slice(1).find((part) => part && !/UNIQUE|GENERATED|DEFAULT/i.test(part));
        expect(made, `${name} locks ${table}: see «Large tables» in docs/operations.md`).toContain(table);
      }
  }
});

it('every index that is built beside the migrations is alone in its file and named as it', () => {
  for (const name of readdirSync(folder).includes('concurrent')
    ? readdirSync(join(folder, 'concurrent'))
    : [])
    expect(readFileSync(join(folder, 'concurrent', name), 'utf8')).toMatch(
      new RegExp(`^CREATE (UNIQUE )?INDEX CONCURRENTLY "?${name.replace('.sql', '')}"? ON [^;]*;?\\s*$`),
    );
});

it('every added column has a default or may be empty', () => {
  for (const name of files)
    for (const [line] of readFileSync(join(folder, name), 'utf8').matchAll(/ADD COLUMN .*/g))
      expect(/NOT NULL/.test(line) ? /DEFAULT|GENERATED/.test(line) : true, `${name}: ${line}`).toBe(true);
});
