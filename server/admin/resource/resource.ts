import type { AuditSubject } from '@atalaya/core/admin/audit-labels';
import type { listQuery } from '@atalaya/core/admin/list.contract';
import type { Choice, ResourceDescription } from '@atalaya/core/admin/resource';
import type { resourceEndpoints } from '@atalaya/core/admin/resource.contract';
import type { z } from 'zod';
import type { Db } from '../../platform/db';
import type { Hooks } from '../../platform/hooks';
import type { Kit } from '../../platform/kit';

type Declared = ReturnType<typeof resourceEndpoints>;
type ListQuery = ReturnType<typeof listQuery<readonly string[], Record<never, never>>>;
type ExportQuery = z.ZodObject<ListQuery['shape'] & { format: z.ZodType<'csv' | 'json'> }>;
/** The same endpoint, which answers with any record. */
type OfAny<E, A = unknown> = Omit<E, 'response'> & { response: z.ZodType<A> };
type Taking<E, B> = Omit<E, 'body'> & { body: z.ZodType<B> };

/** What resourceEndpoints() declares for one kind of record: drafts D, records R. */
export type ResourceContract<D, R> = Pick<Declared, 'remove' | 'bulk' | 'import'> & {
  description: ResourceDescription;
  draft: z.ZodType<D>;
  record: z.ZodType<unknown, R>;
  list: Omit<OfAny<Declared['list']>, 'query'> & { query: ListQuery };
  read: OfAny<Declared['read']>;
  create: OfAny<Taking<Declared['create'], { id?: string | undefined; draft: D }>>;
  update: OfAny<Taking<Declared['update'], { etag: string; draft: D }>, { etag: string }>;
  restore: OfAny<Declared['restore']>;
  export: Omit<OfAny<Declared['export']>, 'query'> & { query: ExportQuery };
};

/** List parameters validated by the contract. */
export type ListSearch = {
  q?: string | undefined;
  sort?: string | undefined;
  page: number;
  pageSize: number;
} & Filters;
export type Filters = { readonly [name: string]: unknown };

export type Writing = {
  now: Date;
  by: string;
  /** For readers, where a record brings none of its own. */
  reason?: string;
  /** For what other features add to a change, such as the regrading after a corrected key. */
  hooks: Hooks;
};
export type Written<D> = { id: string; draft: D };
/** A change that is published with its reason, and the finished exams that it affects. */
export type PublicChange = { index: number; exams: number };
export type WriteFault = { index: number; field: string; reason: string };

/** A kind of record that admins manage. serve-resource.ts and imports.ts use it. */
export type Resource<D extends object = object, R extends { id: string } = { id: string }> = {
  contract: ResourceContract<D, R>;
  description: ResourceDescription;
  subject: AuditSubject;
  draft: z.ZodType<D>;
  /** The record's name in the audit log. */
  nameOf(record: R): string;
  list(db: Db, search: ListSearch): Promise<{ items: R[]; total: number }>;
  /** Includes deleted ones. */
  read(db: Db, id: string): Promise<R | undefined>;
  /** Includes deleted ones; in no particular order. */
  readMany(db: Db, ids: readonly string[]): Promise<R[]>;
  /** Locks the records until the end of the transaction. */
  lock(db: Db, ids: readonly string[]): Promise<void>;
  /** Records after a key, in key order, for exports. */
  after(
    db: Db,
    search: Filters & { q?: string | undefined },
    id: string | undefined,
    limit: number,
  ): Promise<R[]>;
  /** The key of a new record, if its fields determine it; `given` is the requested one. */
  idOf?(draft: D, given: string | undefined): string;
  /** False for a text that the key column cannot hold. */
  isKey?(id: string): boolean;
  /** The next free number, read in the writing transaction. Imported records must bring their own. */
  newId?(db: Db): Promise<string>;
  /** Checks that need the database, such as an unknown topic. */
  faultsOf?(db: Db, items: readonly Written<D>[]): Promise<WriteFault[]>;
  /** Choices known at run time, by field, with those of deleted records; the audit log shows their names. */
  choices?: Readonly<Record<string, (db: Db) => Promise<readonly Choice[]>>>;
  /** The records that have the natural key of each draft, in its place; several if it is ambiguous. */
  findByKey?(db: Db, drafts: readonly D[]): Promise<string[][]>;
  /** The changes that need a public reason, such as a corrected key. */
  publicChanges?(db: Db, items: readonly Written<D>[], hooks: Hooks): Promise<PublicChange[]>;
  /** Inserts new and updates known records. */
  write(db: Db, items: readonly Written<D>[], writing: Writing): Promise<void>;
  /** Changes columns of one record, without the checks of `write`. */
  set(db: Db, id: string, values: Readonly<Record<string, unknown>>, writing: Writing): Promise<void>;
  setDeleted(db: Db, id: string, at: Date | null, writing: Writing): Promise<void>;
  /** Called after the commit. */
  changed(kit: Kit): void;
};
