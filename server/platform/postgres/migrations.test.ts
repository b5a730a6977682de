import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const folder = join(import.meta.dirname, '../../migrations');
/** The first one of a version that others run beside. */
const FIRST = '0079';
/** What the version before, which still runs during an update, would stumble over. */
const BREAKING = /\b(DROP TABLE|DROP COLUMN|RENAME|SET NOT NULL|SET DATA TYPE)\b/i;

const files = readdirSync(folder).filter((name) => name.endsWith('.sql') && name >= FIRST);

it.each(files)('%s leaves the version before running', (name) => {
  expect(readFileSync(join(folder, name), 'utf8')).not.toMatch(BREAKING);
});

it('every added column has a default or may be empty', () => {
  for (const name of files)
    for (const [line] of readFileSync(join(folder, name), 'utf8').matchAll(/ADD COLUMN .*/g))
      expect(/NOT NULL/.test(line) ? /DEFAULT|GENERATED/.test(line) : true, `${name}: ${line}`).toBe(true);
});
