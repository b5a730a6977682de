import { MedalFile, RankFile } from '@atalaya/core/ranks/content.contract';
import { type ContentFiles, readListFile } from '../content/content-reader';
import type { ContentSource, Delivery, Skipped } from '../content/content-source';
import { filed, syncRows } from '../content/sync';
import type { Db } from '../platform/db';
import { medal, rank } from './ranks.tables';

export const RANKS = 'ranks/ranks.yaml';
export const MEDALS = 'ranks/medals.yaml';

/** `content/ranks/`: the ranks and the medals. */
export const ranksSource: ContentSource = {
  unitOf: (path) => (path === RANKS || path === MEDALS ? path : undefined),
  async load(db, delivery) {
    const skipped: Skipped[] = [];
    for (const unit of [...delivery.changed, ...delivery.gone])
      skipped.push(...(unit === RANKS ? await loadRanks(db, delivery) : await loadMedals(db, delivery)));
    return skipped;
  },
};

/** Both files with their faults. */
export async function readRanks(files: ContentFiles) {
  const [ranks, medals] = await Promise.all([
    readListFile(files, RankFile, RANKS),
    readListFile(files, MedalFile, MEDALS),
  ]);
  return { medals: medals.values, faults: [...ranks.faults, ...medals.faults] };
}

async function loadRanks(db: Db, { files, changed, now }: Delivery): Promise<Skipped[]> {
  const { values, faults } = await readListFile(files, RankFile, RANKS);
  if (faults.length > 0 && changed.includes(RANKS)) return [{ unit: RANKS, faults }];
  const rows = values.map(({ value }) => ({ ...value, ...filed(value, now) }));
  await syncRows(db, { table: rank, key: rank.id, where: undefined, now }, rows, ({ id }) => id);
  return [];
}

async function loadMedals(db: Db, { files, changed, now }: Delivery): Promise<Skipped[]> {
  const { values, faults } = await readListFile(files, MedalFile, MEDALS);
  if (faults.length > 0 && changed.includes(MEDALS)) return [{ unit: MEDALS, faults }];
  const rows = values.map(({ value }) => ({ ...value, ...filed(value, now) }));
  await syncRows(db, { table: medal, key: medal.id, where: undefined, now }, rows, ({ id }) => id);
  return [];
}
