import type { Fault } from '@atalaya/core/syllabus/content-fault';
import type { Db } from '../platform/db';

/** What a shelf is asked to load, inside one transaction. */
export type Delivery = {
  /** The content folder. */
  root: string;
  /** Units with new or different files, and units that have no file any more. */
  changed: readonly string[];
  gone: readonly string[];
  now: Date;
};

/** A unit that was left as it is, because somebody is still writing it. */
export type Skipped = { unit: string; faults: readonly Fault[] };

/** A part of content/ and how it gets into the database. A unit is what is loaded, or skipped, as a whole. */
export type Shelf = {
  /** The unit that a file belongs to; undefined for files of other shelves. */
  unitOf(path: string): string | undefined;
  load(db: Db, delivery: Delivery): Promise<Skipped[]>;
};

const shelves = new Map<string, Shelf>();

/** A feature whose texts lie under content/ adds its shelf beside its routes. */
export function addShelf(name: string, shelf: Shelf): void {
  shelves.set(name, shelf);
}

export const allShelves = (): readonly Shelf[] => [...shelves.values()];
