import { expect, test } from 'vitest';
import { buildItem, GENERATOR_VERSION } from './generate';
import { type GeneratedType, generatedTypes, levels } from './item';
import { at, range } from './rng';

/** Hashes of the first 50 items of each type. */
const versionOne: Record<GeneratedType, string> = {
  syllogisms: '56a5544e',
  'number-series': '1dd96eb3',
  'letter-series': '4d91ac80',
  problems: '58584858',
  tables: '1d97a459',
  matrices: '87a81b73',
  'figure-series': '20415ec4',
  rotation: 'a38dbf97',
  folding: '1eceea77',
  dominoes: '10a40878',
  'odd-one-out': '11747a6e',
  coding: '1bc784c7',
  comparison: '78e4fb0f',
  'plan-memory': 'ef711543',
  'text-memory': 'cc1ee322',
};

/** FNV-1a. */
function hashOf(text: string): string {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index++)
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193) >>> 0;
  return hash.toString(16).padStart(8, '0');
}

// Stored seeds mean the item that was shown. If this fails, keep the old generator under its version.
test.each(generatedTypes)('%s gives the items of its version', (type) => {
  const items = range(50).map((seed) => buildItem(type, seed, at(levels, seed % levels.length))?.item);
  const hash = hashOf(JSON.stringify(items));
  expect({ version: GENERATOR_VERSION, hash }).toEqual({ version: 1, hash: versionOne[type] });
});
