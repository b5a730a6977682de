import { randomInt } from 'node:crypto';
import { buildItem, GENERATOR_VERSION } from '@atalaya/core/psychometrics/items/generate';
import {
  type ItemType,
  type Level,
  MAX_SEED,
  type SolvedItem,
  type WordType,
  wordTypes,
} from '@atalaya/core/psychometrics/items/item';
import { type WordEntry, wordItem } from '@atalaya/core/psychometrics/items/words';

/** What makes an item again. Stored with every item that is shown. */
export type Recipe = { type: ItemType; level: Level; seed: number; version: number; entry: WordEntry | null };

export const isWordType = (type: ItemType): type is WordType => wordTypes.some((one) => one === type);

export function itemOf({ type, level, seed, entry }: Omit<Recipe, 'version'>): SolvedItem | undefined {
  if (isWordType(type)) return entry ? wordItem(entry, seed) : undefined;
  return buildItem(type, seed, level)?.item;
}

/** Cryptographic randomness: a predictable seed would reveal the next items. */
const newSeed = (): number => randomInt(MAX_SEED);

/**
 * A recipe and its item. A verbal item takes an entry of the nearest level that is not in `used`; undefined if the type
 * has no entries.
 */
export function newItem(
  type: ItemType,
  level: Level,
  entries: readonly WordEntry[],
  used: ReadonlySet<string>,
): { recipe: Recipe; item: SolvedItem } | undefined {
  const seed = newSeed();
  const entry = isWordType(type) ? pickEntry(type, level, entries, used) : null;
  const recipe = { type, level: entry?.level ?? level, seed, version: GENERATOR_VERSION, entry };
  const item = itemOf(recipe);
  return item && { recipe, item };
}

function pickEntry(
  type: WordType,
  level: Level,
  entries: readonly WordEntry[],
  used: ReadonlySet<string>,
): WordEntry | null {
  const own = entries.filter((entry) => entry.type === type);
  const fresh = own.filter(({ id }) => !used.has(id));
  const all = fresh.length > 0 ? fresh : own;
  const nearest = Math.min(...all.map((entry) => Math.abs(entry.level - level)));
  const candidates = all.filter((entry) => Math.abs(entry.level - level) === nearest);
  return candidates[randomInt(Math.max(1, candidates.length))] ?? null;
}
