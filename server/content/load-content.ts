import { join } from 'node:path';
import type { Kit } from '../platform/kit';
import {
  lockContent,
  noteLoad,
  replaceContentFiles,
  selectContentFiles,
  selectLoad,
} from './content.queries';
import { contentChanged } from './content-changed';
import { hashFiles } from './content-hashes';
import { type ContentSource, contentSources, type Skipped } from './content-source';
import { readParsedYaml } from './parsed-yaml';

export type Loaded = { units: number; skipped: Skipped[] };

/**
 * Loads what changed under content/, all or nothing. Without changes it costs hashing the folder and two queries.
 * Invalid units are skipped and retried the next time.
 */
export async function loadContent(kit: Kit, folder?: string): Promise<Loaded> {
  const started = performance.now();
  const root = folder ?? join(kit.env.checkout, 'content');
  const sources = kit.hooks.all(contentSources);
  const files = ofSources(sources, await hashFiles(root));
  // An empty folder means a broken checkout, not that everything was deleted.
  if (files.size === 0) return { units: 0, skipped: [] };
  if (isSame(files, await selectContentFiles(kit.db))) {
    const nothing: Loaded = { units: 0, skipped: [] };
    await noteLoad(kit.db, kit.clock.now(), { units: 0, skipped: [] });
    report(kit, nothing, started);
    return nothing;
  }
  const parsed =
    folder === undefined
      ? await readParsedYaml(join(kit.env.checkout, 'server/build/content.json'))
      : undefined;
  const loaded = await kit.db.transaction(async (tx) => {
    await lockContent(tx);
    const known = await selectContentFiles(tx);
    const now = kit.clock.now();
    const result: Loaded = { units: 0, skipped: [] };
    for (const source of sources) {
      const { changed, gone } = changesFor(source, files, known);
      if (changed.length + gone.length === 0) continue;
      result.units += changed.length + gone.length;
      result.skipped.push(
        ...(await source.load(tx, { files: { root, parsed }, changed, gone, now, hooks: kit.hooks })),
      );
    }
    const skipped = result.skipped.map(({ unit }) => unit);
    await remember(tx, sources, files, known, new Set(skipped));
    await noteLoad(tx, now, { units: result.units - skipped.length, skipped });
    return result;
  });
  report(kit, loaded, started);
  if (loaded.units > loaded.skipped.length) contentChanged(kit);
  return loaded;
}

/** For the admin dashboard. */
export const lastLoad = selectLoad;

/** The files that a source loads. Others are not remembered, so that a source registered later finds them new. */
const ofSources = (
  sources: readonly ContentSource[],
  files: ReadonlyMap<string, string>,
): ReadonlyMap<string, string> =>
  new Map([...files].filter(([path]) => sources.some((source) => source.unitOf(path) !== undefined)));

function isSame(one: ReadonlyMap<string, string>, other: ReadonlyMap<string, string>): boolean {
  return one.size === other.size && [...one].every(([path, hash]) => other.get(path) === hash);
}

/** Units whose files differ from the last load, and those without files. */
function changesFor(
  source: ContentSource,
  files: ReadonlyMap<string, string>,
  known: ReadonlyMap<string, string>,
): { changed: string[]; gone: string[] } {
  const touched = new Set<string>();
  const present = new Set<string>();
  for (const [path, hash] of files) {
    const unit = source.unitOf(path);
    if (unit === undefined) continue;
    present.add(unit);
    if (known.get(path) !== hash) touched.add(unit);
  }
  for (const path of known.keys()) {
    const unit = source.unitOf(path);
    if (unit !== undefined && !files.has(path)) touched.add(unit);
  }
  return {
    changed: [...touched].filter((unit) => present.has(unit)).sort(),
    gone: [...touched].filter((unit) => !present.has(unit)).sort(),
  };
}

/** The hashes of skipped units are not stored, so that the next load retries them. */
async function remember(
  tx: Parameters<typeof replaceContentFiles>[0],
  sources: readonly ContentSource[],
  files: ReadonlyMap<string, string>,
  known: ReadonlyMap<string, string>,
  skipped: ReadonlySet<string>,
): Promise<void> {
  const isSkipped = (path: string) => sources.some((source) => skipped.has(source.unitOf(path) ?? '\0'));
  const kept = [...files].filter(([path, hash]) => !isSkipped(path) && known.get(path) !== hash);
  const gone = [...known.keys()].filter((path) => !files.has(path) || isSkipped(path));
  await replaceContentFiles(
    tx,
    gone,
    kept.map(([path, hash]) => ({ path, hash })),
  );
}

function report({ log }: Kit, { units, skipped }: Loaded, started: number): void {
  const ms = Math.round(performance.now() - started);
  log.info({ units, skipped: skipped.length, ms }, 'content loaded');
  for (const { unit, faults } of skipped) {
    const [first] = faults;
    const where = first ? `${first.file}:${first.line} ${first.field} — ${first.reason}` : 'no reason';
    log.warn(`content/${unit} skipped, ${faults.length} faults: ${where}`);
  }
}
