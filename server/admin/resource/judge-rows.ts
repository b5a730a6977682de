import type { ImportOutcome } from '@atalaya/core/admin/import-status';
import { naturalKeyLabels, naturalKeyOf } from '@atalaya/core/admin/imports/natural-key';
import { changesOf, type FieldChange, isSameRecord } from '@atalaya/core/admin/imports/record-changes';
import { valueAt, withFieldsOf } from '@atalaya/core/admin/record-cells';
import type { Field } from '@atalaya/core/admin/resource';
import { recordId } from '@atalaya/core/admin/resource.contract';
import { isObject } from '@atalaya/core/platform/is-object';
import type { Db } from '../../platform/db';
import type { Hooks } from '../../platform/hooks';
import { newId } from '../../platform/ids';
import { fieldsOf } from '../../platform/validation';
import { reasonedChanges, versioned } from './records';
import type { Resource, Written } from './resource';

/** A row of the file; `name` is given for JSON: the index and the id of the item. `absent` are fields that the file does not name. */
export type Item = { line: number; value: unknown; name?: string; absent?: readonly Field[] };

/** A record to write, and the version that it replaces. */
export type Staged<D> = Written<D> & { etag: string | null };

type AnyRecord = { id: string; deletedAt?: string | null };
type RowFault = { field: string; reason: string };

/** What the import does with a row. */
export type JudgedRow<D> = Item & {
  outcome: ImportOutcome;
  shownName: string | null;
  changes: FieldChange[];
  faults: RowFault[];
  /** The finished exams that a changed key affects. */
  exams: number | null;
  needsReason: boolean;
  staged?: Staged<D>;
};

type Row<D, R> = {
  item: Item;
  faults: RowFault[];
  given: string | undefined;
  draft?: D;
  id?: string;
  record?: R | undefined;
  isSame?: boolean;
};

const NAME_LENGTH = 120;

/** Compares the rows of a file with the records in the database, batch by batch. */
export class RowJudge<D extends object, R extends AnyRecord> {
  readonly #resource: Resource<D, R>;
  readonly #hooks: Hooks;
  readonly #claimed = new Set<string>();
  /** Records that the file names by their id. */
  readonly #named = new Set<string>();
  /** Natural keys of the new records. */
  readonly #added = new Set<string>();

  constructor(resource: Resource<D, R>, hooks: Hooks) {
    this.#resource = resource;
    this.#hooks = hooks;
  }

  async judge(db: Db, items: readonly Item[]): Promise<JudgedRow<D>[]> {
    const rows = items.map((item): Row<D, R> => ({ item, ...givenId(item.value), faults: [] }));
    const byId = await this.#records(
      db,
      rows.flatMap(({ given }) => given ?? []),
    );
    for (const row of rows) this.#read(row, byId);
    await this.#identify(db, rows);
    for (const row of rows) this.#claim(row);
    return this.#outcomes(db, rows);
  }

  async #records(db: Db, ids: readonly string[]): Promise<Map<string, R>> {
    return new Map((await this.#resource.readMany(db, ids)).map((record) => [record.id, record]));
  }

  /** A record as it was exported needs no check: a content file may hold longer texts than a form accepts. */
  #read(row: Row<D, R>, byId: ReadonlyMap<string, R>): void {
    const { fields } = this.#resource.description;
    const record = row.given === undefined ? undefined : byId.get(row.given);
    const value = valueIn(row.item, record);
    if (record && !record.deletedAt && isObject(value) && isSameRecord(fields, record, value)) {
      Object.assign(row, { record, id: record.id, isSame: true });
      return;
    }
    this.#parse(row, value);
    if (row.faults.length === 0 && row.given !== undefined && !recordId.safeParse(row.given).success)
      row.faults.push({ field: 'id', reason: 'Letras minúsculas, cifras y guiones.' });
  }

  #parse(row: Row<D, R>, value: unknown): void {
    const parsed = this.#resource.draft.safeParse(value);
    if (parsed.success) row.draft = parsed.data;
    else
      row.faults.push(
        ...Object.entries(fieldsOf(parsed.error)).map(([field, reason]) => ({ field, reason })),
      );
  }

  /** Finds the record of each row: by its id, by its natural key, or by the id that its fields determine. */
  async #identify(db: Db, rows: readonly Row<D, R>[]): Promise<void> {
    const { idOf, newId: nextId, description } = this.#resource;
    for (const { given } of rows) if (given !== undefined) this.#named.add(given);
    const sound = rows.flatMap((row) =>
      row.draft && row.faults.length === 0 ? [{ row, draft: row.draft }] : [],
    );
    const unnamed = sound.filter(({ row }) => row.given === undefined);
    const found = await this.#resource.findByKey?.(
      db,
      unnamed.map(({ draft }) => draft),
    );
    for (const [index, { row }] of unnamed.entries()) {
      const ids = (found?.[index] ?? []).filter((id) => !this.#named.has(id));
      if (ids.length > 1)
        row.faults.push({
          field: 'id',
          reason: `Hay ${ids.length} con ${naturalKeyLabels(description)} iguales: escribe su id.`,
        });
      else if (ids[0] !== undefined) row.id = ids[0];
    }
    for (const { row, draft } of sound) {
      if (row.faults.length > 0) continue;
      row.id ??= idOf?.(draft, row.given) ?? row.given;
      if (row.id === undefined && nextId) row.faults.push({ field: 'id', reason: 'Obligatorio' });
      row.id ??= newId();
    }
    const records = await this.#records(
      db,
      sound.flatMap(({ row }) => row.id ?? []),
    );
    for (const { row } of sound) {
      if (row.id === undefined) continue;
      row.record = records.get(row.id);
      // Only now is it known which record fills the missing columns.
      if (row.record && row.given === undefined) this.#parse(row, valueIn(row.item, row.record));
    }
  }

  /** A record, and the natural key of a new one, appear once in a file. */
  #claim(row: Row<D, R>): void {
    if (row.id === undefined || row.faults.length > 0) return;
    if (this.#claimed.has(row.id))
      row.faults.push({ field: 'id', reason: `«${row.id}» está repetido en el fichero.` });
    this.#claimed.add(row.id);
    const key = row.draft && !row.record ? naturalKeyOf(this.#resource.description, row.draft) : undefined;
    if (key === undefined || row.given !== undefined) return;
    const { description } = this.#resource;
    if (this.#added.has(key))
      row.faults.push({
        field: description.naturalKey?.at(-1) ?? 'id',
        reason: 'Está repetido en el fichero.',
      });
    this.#added.add(key);
  }

  async #outcomes(db: Db, rows: readonly Row<D, R>[]): Promise<JudgedRow<D>[]> {
    const { description, faultsOf } = this.#resource;
    const judged = rows.map((row) => ({ row, changes: this.#changes(row) }));
    const writing = judged.flatMap(({ row, changes }) => {
      const { id, draft, record } = row;
      if (row.isSame || row.faults.length > 0 || id === undefined || !draft) return [];
      return record && changes.length === 0 ? [] : [{ row, id, draft }];
    });
    if (writing.length > 0)
      for (const { index, field, reason } of (await faultsOf?.(db, writing)) ?? [])
        writing[index]?.row.faults.push({ field, reason });
    const sound = writing.filter(({ row }) => row.faults.length === 0);
    const published = sound.length > 0 ? await reasonedChanges(db, this.#resource, sound, this.#hooks) : [];
    return judged.map(({ row, changes }) => {
      const at = sound.findIndex((one) => one.row === row);
      const written = sound[at];
      const change = published.find(({ index }) => index === at);
      const shown = row.draft ?? row.record ?? row.item.value;
      const name = isObject(shown) ? valueAt(shown, description.columns[0] ?? 'id') : undefined;
      return {
        ...row.item,
        outcome: outcomeOf(row, written !== undefined),
        shownName: name === undefined || name === null ? null : String(name).slice(0, NAME_LENGTH),
        changes,
        faults: row.faults,
        exams: change?.exams ?? null,
        needsReason: change?.hasReason === false,
        ...(written
          ? {
              staged: {
                id: written.id,
                draft: written.draft,
                etag: row.record ? versioned(this.#resource, row.record).etag : null,
              },
            }
          : {}),
      };
    });
  }

  #changes({ record, draft, isSame, faults }: Row<D, R>): FieldChange[] {
    if (!record || !draft || isSame || faults.length > 0) return [];
    const changes = changesOf(this.#resource.description, record, draft);
    return record.deletedAt ? [RESTORED, ...changes] : changes;
  }
}

const RESTORED: FieldChange = {
  path: 'deletedAt',
  label: 'Papelera',
  before: 'Sí',
  after: 'No',
  isKey: false,
};

const outcomeOf = (row: Row<object, AnyRecord>, isWritten: boolean): ImportOutcome => {
  if (row.faults.length > 0) return 'refused';
  if (!isWritten) return 'same';
  return row.record ? 'changed' : 'new';
};

/** The row's values; for fields that the file does not name, those of the record. */
const valueIn = ({ value, absent = [] }: Item, record: object | undefined): unknown =>
  record && isObject(value) ? withFieldsOf(record, absent, value) : value;

function givenId(value: unknown): { given: string | undefined } {
  const id = isObject(value) && 'id' in value ? value.id : undefined;
  return { given: id === undefined || id === null || id === '' ? undefined : String(id) };
}
