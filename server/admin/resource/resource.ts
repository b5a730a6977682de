import type { AuditSubject } from '@atalaya/core/admin/audit-labels';
import type { ResourceDescription } from '@atalaya/core/admin/resource';
import type { z } from 'zod';
import type { Db } from '../../platform/db';
import type { Kit } from '../../platform/kit';

/** A list as its address asks for it: the filters are those that the contract let through. */
export type ListSearch = { q?: string; sort?: string; page: number; pageSize: number } & Filters;
export type Filters = { readonly [name: string]: unknown };

export type Writing = { now: Date; by: string };
export type Written<D> = { id: string; draft: D };
export type WriteFault = { index: number; field: string; reason: string };

/** A kind of record that admins look after. serve-resource.ts and imports.ts do the rest. */
export type Resource<D extends object = object, R extends { id: string } = { id: string }> = {
  description: ResourceDescription;
  subject: AuditSubject;
  draft: z.ZodType<D>;
  /** How a record is called in the audit log. */
  nameOf(record: R): string;
  list(db: Db, search: ListSearch): Promise<{ items: R[]; total: number }>;
  /** Deleted ones too: they can be looked at before they are brought back. */
  read(db: Db, id: string): Promise<R | undefined>;
  /** The records behind a key, in the order of their keys: an export walks through them. */
  after(db: Db, search: Filters & { q?: string }, id: string | undefined, limit: number): Promise<R[]>;
  /** The key of a new record, where its fields decide it; `given` is the one that was asked for. */
  idOf?(draft: D, given: string | undefined): string;
  /** The next free key, where keys are counted: read in the transaction that writes. Files must bring their own. */
  newId?(db: Db): Promise<string>;
  /** What only the database can judge, such as a topic that does not exist. */
  faultsOf?(db: Db, items: readonly Written<D>[]): Promise<WriteFault[]>;
  /** Adds what is new and changes what is known, many at once. */
  write(db: Db, items: readonly Written<D>[], writing: Writing): Promise<void>;
  setDeleted(db: Db, id: string, at: Date | null, now: Date): Promise<void>;
  /** After a commit. */
  changed(kit: Kit): void;
};
