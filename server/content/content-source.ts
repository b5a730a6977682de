import type { Fault } from '@atalaya/core/platform/content-fault';
import type { Db } from '../platform/db';
import { defineHook, type Hooks } from '../platform/hooks';
import type { ContentFiles } from './content-reader';

/** What a source loads, in one transaction. */
export type Delivery = {
  files: ContentFiles;
  /** Units with new or changed files, and units without files. */
  changed: readonly string[];
  gone: readonly string[];
  now: Date;
  /** For what other features add to a change, such as the regrading after a corrected key. */
  hooks: Hooks;
};

/** A unit that was not loaded because it is invalid. */
export type Skipped = { unit: string; faults: readonly Fault[] };

/** A part of content/ and how it is loaded. A unit is loaded or skipped as a whole. */
export type ContentSource = {
  /** The unit of a file; undefined for files of other sources. */
  unitOf(path: string): string | undefined;
  load(db: Db, delivery: Delivery): Promise<Skipped[]>;
};

/** A feature adds its content files beside its routes. */
export const contentSources = defineHook<ContentSource>('content.sources');
