import type { Fault } from '@atalaya/core/platform/content-fault';
import type { Db } from '../platform/db';
import type { ContentFiles } from './content-reader';

/** What a source has to load, inside one transaction. */
export type Delivery = {
  files: ContentFiles;
  /** Units with new or different files, and units that have no file any more. */
  changed: readonly string[];
  gone: readonly string[];
  now: Date;
};

/** A unit that was left as it is, because somebody is still writing it. */
export type Skipped = { unit: string; faults: readonly Fault[] };

/** A part of content/ and how it gets into the database. A unit is what is loaded, or skipped, as a whole. */
export type ContentSource = {
  /** The unit that a file belongs to; undefined for files of other sources. */
  unitOf(path: string): string | undefined;
  load(db: Db, delivery: Delivery): Promise<Skipped[]>;
};

const sources = new Map<string, ContentSource>();

/** A feature with files under content/ registers them beside its routes. */
export function registerContent(name: string, source: ContentSource): void {
  sources.set(name, source);
}

export const contentSources = (): readonly ContentSource[] => [...sources.values()];
