import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { buildItem, GENERATOR_VERSION } from './generate';
import { type GeneratedType, generatedTypes, levels } from './item';
import { at, range } from './rng';

/** Hashes of the first 50 items of each type. */
const versionOne: Record<GeneratedType, string> = {
  syllogisms: '922c5f9b83e00916',
  'number-series': '5bc9d90a2d39246d',
  'letter-series': '6881b22e51a0cca0',
  problems: '57f06f3c56b4866e',
  tables: '52bea0c344e16c02',
  matrices: 'a9ddd19c187201be',
  'figure-series': '28b8dbe434d06d1b',
  rotation: '67aa8f68913374c9',
  folding: '625ce66064d21426',
  dominoes: 'c8a2479a25cfc1ac',
  'odd-one-out': '4760c818a77dda3e',
  coding: '3dfd272e2e4d2e19',
  comparison: '5b45310a4290f9ed',
  'plan-memory': 'bb0247f3ab36c9b4',
  'text-memory': '7a2df773d72c5ee6',
};

// Stored seeds mean the item that was shown. If this fails, keep the old generator under its version.
test.each(generatedTypes)('%s gives the items of its version', (type) => {
  const items = range(50).map((seed) => buildItem(type, seed, at(levels, seed % levels.length))?.item);
  const hash = createHash('sha256').update(JSON.stringify(items)).digest('hex').slice(0, 16);
  expect({ version: GENERATOR_VERSION, hash }).toEqual({ version: 1, hash: versionOne[type] });
});
