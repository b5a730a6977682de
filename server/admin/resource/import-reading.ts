import { withCents } from '@atalaya/core/admin/file-amounts';
import { withIsoDates } from '@atalaya/core/admin/file-dates';
import { MAX_IMPORT_BYTES, MAX_LISTED_FAULTS } from '@atalaya/core/admin/import-status';
import { JsonItemReader } from '@atalaya/core/admin/json-items';
import {
  fieldsWithoutColumn,
  headerFaults,
  recordFromCells,
  valueAt,
} from '@atalaya/core/admin/record-cells';
import type { Field } from '@atalaya/core/admin/resource';
import { isObject } from '@atalaya/core/platform/is-object';
import { AppError } from '../../platform/app-error';
import type { Db } from '../../platform/db';
import type { Hooks } from '../../platform/hooks';
import { csvRecords } from '../csv';
import { decodeFile } from '../decode-file';
import { FileFault } from '../file-fault';
import { type Item, type JudgedRow, RowJudge } from './judge-rows';
import type { Resource } from './resource';

export type ImportFault = { line: number; field: string; reason: string };
export type Format = 'csv' | 'json';

const BATCH = 500;

/** Judges records while the file streams; at most one batch is in memory. */
export class ImportReading<D extends object, R extends { id: string }> {
  readonly faults: ImportFault[] = [];
  faultCount = 0;
  total = 0;
  readonly #resource: Resource<D, R>;
  readonly #judge: RowJudge<D, R>;

  constructor(resource: Resource<D, R>, hooks: Hooks) {
    this.#resource = resource;
    this.#judge = new RowJudge(resource, hooks);
  }

  /** `keep` stores the rows in batches. */
  async read(
    db: Db,
    bytes: AsyncIterable<Uint8Array>,
    format: Format,
    keep: (rows: JudgedRow<D>[]) => Promise<void>,
  ): Promise<void> {
    const text = decodeFile(limited(bytes));
    const items =
      format === 'csv' ? this.#csvItems(text) : jsonItems(text, this.#resource.description.fields);
    const batch: Item[] = [];
    let fault: FileFault | undefined;
    try {
      for await (const item of items) {
        batch.push(item);
        if (batch.length === BATCH) await keep(await this.#judged(db, batch.splice(0)));
      }
    } catch (error) {
      if (!(error instanceof FileFault)) throw error;
      fault = error;
    }
    if (batch.length > 0) await keep(await this.#judged(db, batch));
    if (fault) this.#add({ line: fault.line, field: 'fichero', reason: fault.reason });
    else if (this.total === 0 && this.faultCount === 0)
      this.#add({ line: 1, field: 'fichero', reason: 'El fichero no tiene ningún registro.' });
  }

  #add(fault: ImportFault): void {
    this.faultCount += 1;
    if (this.faults.length < MAX_LISTED_FAULTS) this.faults.push(fault);
  }

  async #judged(db: Db, items: readonly Item[]): Promise<JudgedRow<D>[]> {
    this.total += items.length;
    const { fields } = this.#resource.description;
    const dated = items.map((item) => ({
      ...item,
      value: withCents(fields, withIsoDates(fields, item.value)),
    }));
    const rows = await this.#judge.judge(db, dated);
    for (const { line, name, faults } of rows)
      for (const { field, reason } of faults)
        this.#add({ line, field, reason: name ? `${name}: ${reason}` : reason });
    return rows;
  }

  /** The first record names the columns; without them no row can be read. */
  async *#csvItems(text: AsyncIterable<string>): AsyncGenerator<Item> {
    const fields = this.#fields();
    let header: readonly string[] | undefined;
    let absent: readonly Field[] = [];
    for await (const { line, cells: written } of csvRecords(text)) {
      const cells = withoutBlankEnd(written);
      if (cells.length === 0) continue;
      if (header) {
        yield* this.#row(header, absent, line, cells);
        continue;
      }
      header = cells;
      absent = fieldsWithoutColumn(this.#resource.description.fields, header);
      const faults = headerFaults(fields, cells);
      for (const fault of faults) this.#add({ line, ...fault });
      if (faults.length === 0) continue;
      // Reads to the end without parsing, to detect size and encoding errors.
      for await (const _ of text);
      return;
    }
  }

  /** A file may also give the reason of each change. */
  #fields(): readonly Field[] {
    const { fields, changeNote } = this.#resource.description;
    return changeNote ? [...fields, changeNote] : fields;
  }

  #row(header: readonly string[], absent: readonly Field[], line: number, cells: readonly string[]): Item[] {
    if (cells.length <= header.length)
      return [{ line, absent, value: recordFromCells(this.#fields(), header, cells) }];
    this.total += 1;
    this.#add({
      line,
      field: 'fichero',
      reason: `La línea tiene ${cells.length} celdas, y ${header.length} la cabecera.`,
    });
    return [];
  }
}

/** A spreadsheet writes the empty columns and rows that somebody once clicked on. */
const withoutBlankEnd = (cells: readonly string[]): string[] =>
  cells.slice(0, cells.findLastIndex((cell) => cell.trim() !== '') + 1);

async function* jsonItems(text: AsyncIterable<string>, fields: readonly Field[]): AsyncGenerator<Item> {
  const json = new JsonItemReader();
  let index = 0;
  for await (const piece of text) {
    for (const item of json.push(piece)) {
      index += 1;
      const { value } = item;
      const absent = fields.filter(({ path }) => isObject(value) && valueAt(value, path) === undefined);
      yield { ...item, absent, name: itemName(index, value) };
    }
    if (json.fault) break;
  }
  yield* json.end();
  if (json.fault) throw new FileFault(json.fault.line, json.fault.reason);
}

/** Enforces the size while the file arrives. */
async function* limited(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  let size = 0;
  for await (const chunk of bytes) {
    size += chunk.length;
    if (size > MAX_IMPORT_BYTES) throw new AppError('request.too-large');
    yield chunk;
  }
}

/** Names the item of a JSON file, whose lines say little. */
function itemName(index: number, value: unknown): string {
  const id = typeof value === 'object' && value !== null && 'id' in value ? value.id : undefined;
  return typeof id === 'string' ? `Elemento ${index} («${id}»)` : `Elemento ${index}`;
}
