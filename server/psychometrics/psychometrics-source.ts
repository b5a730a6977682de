import type { Fault } from '@atalaya/core/platform/content-fault';
import { type WordType, wordTypes } from '@atalaya/core/psychometrics/items/item';
import { wordFaults } from '@atalaya/core/psychometrics/items/word-rules';
import { TypeFile, WordEntryFile } from '@atalaya/core/psychometrics/items/words.contract';
import { eq } from 'drizzle-orm';
import { type ContentFiles, readListFile } from '../content/content-reader';
import type { ContentSource, Delivery, Skipped } from '../content/content-source';
import { filed, syncRows } from '../content/sync';
import type { Db } from '../platform/db';
import { psychometricEntry, psychometricType } from './psychometrics.tables';

const FOLDER = 'psychometrics/';
const TYPES = `${FOLDER}types.yaml`;
const fileOf = (type: WordType) => `${FOLDER}${type}.yaml`;
const typeOf = (unit: string): WordType | undefined => wordTypes.find((type) => fileOf(type) === unit);

/** `content/psychometrics/`: the entries of the verbal types, a file each, and the weights of all types. */
export const psychometricsSource: ContentSource = {
  unitOf: (path) => (path === TYPES || typeOf(path) ? path : undefined),
  async load(db, delivery) {
    const skipped: Skipped[] = [];
    for (const unit of [...delivery.changed, ...delivery.gone]) {
      const type = typeOf(unit);
      skipped.push(...(type ? await loadEntries(db, delivery, type) : await loadTypes(db, delivery)));
    }
    return skipped;
  },
};

/** The entries of a file with their faults. */
export async function readEntries(files: ContentFiles, type: WordType) {
  const unit = fileOf(type);
  const { values, faults } = await readListFile(files, WordEntryFile, unit);
  const entries = values.map(({ value }) => ({ ...value, type }));
  const wrong = wordFaults(entries).map(
    ({ id, field, reason }): Fault => ({
      file: `content/${unit}`,
      line: values.find(({ value }) => value.id === id)?.lines[''] ?? 1,
      field,
      reason: `${id}: ${reason}`,
    }),
  );
  return { entries, faults: [...faults, ...wrong] };
}

async function loadEntries(db: Db, { files, changed, now }: Delivery, type: WordType): Promise<Skipped[]> {
  const unit = fileOf(type);
  const { entries, faults } = await readEntries(files, type);
  if (faults.length > 0 && changed.includes(unit)) return [{ unit, faults }];
  const scope = {
    table: psychometricEntry,
    key: psychometricEntry.id,
    where: eq(psychometricEntry.type, type),
    now,
  };
  await syncRows(
    db,
    scope,
    entries.map((entry) => ({ ...entry, ...filed(entry, now) })),
    ({ id }) => id,
  );
  return [];
}

async function loadTypes(db: Db, { files, changed, now }: Delivery): Promise<Skipped[]> {
  const { values, faults } = await readListFile(files, TypeFile, TYPES);
  if (faults.length > 0 && changed.includes(TYPES)) return [{ unit: TYPES, faults }];
  const scope = { table: psychometricType, key: psychometricType.id, where: undefined, now };
  await syncRows(
    db,
    scope,
    values.map(({ value }) => ({ ...value, ...filed(value, now) })),
    ({ id }) => id,
  );
  return [];
}
