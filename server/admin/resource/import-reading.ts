import { CsvReader } from '@atalaya/core/admin/csv';
import { MAX_IMPORT_BYTES, MOST_FAULTS } from '@atalaya/core/admin/import-status';
import { JsonItemReader } from '@atalaya/core/admin/json-items';
import { headerFaults, recordFromCells } from '@atalaya/core/admin/record-cells';
import { recordId } from '@atalaya/core/admin/resource.contract';
import { AppError } from '../../platform/app-error';
import type { Db } from '../../platform/db';
import { newId } from '../../platform/ids';
import { fieldsOf } from '../../platform/validation';
import type { Resource, Written } from './resource';

export type ImportFault = { line: number; field: string; reason: string };
export type Format = 'csv' | 'json';
type Item = { line: number; value: unknown };
type Reader = {
  push(text: string): Item[];
  end(): Item[];
  fault(): { line: number; reason: string } | undefined;
};

const BATCH = 500;

/** The records of a file, judged as they arrive: never more than a batch of them is in memory. */
export class ImportReading<D extends object> {
  readonly faults: ImportFault[] = [];
  faultCount = 0;
  total = 0;
  readonly #resource: Resource<D>;
  readonly #ids = new Set<string>();

  constructor(resource: Resource<D>) {
    this.#resource = resource;
  }

  /** `keep` takes the sound records, batch by batch. */
  async read(
    db: Db,
    bytes: AsyncIterable<Uint8Array>,
    format: Format,
    keep: (items: Written<D>[]) => Promise<void>,
  ): Promise<void> {
    const reader = format === 'csv' ? this.#csvReader() : jsonReader();
    let batch: Item[] = [];
    for await (const text of textOf(bytes)) {
      batch.push(...reader.push(text));
      while (batch.length >= BATCH) await keep(await this.#judge(db, batch.splice(0, BATCH)));
      if (reader.fault()) break;
    }
    if (!reader.fault()) batch = [...batch, ...reader.end()];
    if (batch.length > 0) await keep(await this.#judge(db, batch));
    const fault = reader.fault();
    if (fault) this.#add({ ...fault, field: 'fichero' });
    else if (this.total === 0 && this.faultCount === 0)
      this.#add({ line: 1, field: 'fichero', reason: 'El fichero no tiene ningún registro.' });
  }

  #add(fault: ImportFault): void {
    this.faultCount += 1;
    if (this.faults.length < MOST_FAULTS) this.faults.push(fault);
  }

  async #judge(db: Db, items: readonly Item[]): Promise<Written<D>[]> {
    const sound: Array<Written<D> & { line: number }> = [];
    for (const { line, value } of items) {
      this.total += 1;
      const written = this.#written(line, value);
      if (written) sound.push({ ...written, line });
    }
    const faults = sound.length > 0 ? await this.#resource.faultsOf?.(db, sound) : undefined;
    for (const { index, field, reason } of faults ?? [])
      this.#add({ line: sound[index]?.line ?? 0, field, reason });
    return sound.map(({ id, draft }) => ({ id, draft }));
  }

  #written(line: number, value: unknown): Written<D> | undefined {
    const parsed = this.#resource.draft.safeParse(value);
    if (!parsed.success) {
      for (const [field, reason] of Object.entries(fieldsOf(parsed.error)))
        this.#add({ line, field, reason });
      return undefined;
    }
    const given = typeof value === 'object' && value !== null && 'id' in value ? value.id : undefined;
    const key = recordId.optional().safeParse(given ?? undefined);
    if (!key.success) {
      this.#add({ line, field: 'id', reason: 'Letras minúsculas, cifras y guiones.' });
      return undefined;
    }
    if (this.#resource.newId && key.data === undefined) {
      this.#add({ line, field: 'id', reason: 'Obligatorio' });
      return undefined;
    }
    const id = this.#resource.idOf?.(parsed.data, key.data) ?? key.data ?? newId();
    if (this.#ids.has(id)) this.#add({ line, field: 'id', reason: `«${id}» está repetido en el fichero.` });
    this.#ids.add(id);
    return { id, draft: parsed.data };
  }

  /** The first record names the columns; a header with a fault makes every line meaningless, so it ends the reading. */
  #csvReader(): Reader {
    const { fields } = this.#resource.description;
    const csv = new CsvReader();
    let header: readonly string[] | undefined;
    let isBroken = false;
    const items = (records: ReturnType<CsvReader['push']>): Item[] =>
      records.flatMap(({ line, cells }) => {
        if (isBroken) return [];
        if (header) return [this.#row(header, line, cells)].flat();
        header = cells;
        for (const fault of headerFaults(fields, cells)) {
          this.#add({ line, ...fault });
          isBroken = true;
        }
        return [];
      });
    return {
      push: (text) => items(csv.push(text)),
      end: () => items(csv.end()),
      fault: () => csv.fault,
    };
  }

  #row(header: readonly string[], line: number, cells: readonly string[]): Item[] {
    if (cells.length <= header.length)
      return [{ line, value: recordFromCells(this.#resource.description.fields, header, cells) }];
    this.total += 1;
    this.#add({
      line,
      field: 'fichero',
      reason: `La línea tiene ${cells.length} celdas, y ${header.length} la cabecera.`,
    });
    return [];
  }
}

function jsonReader(): Reader {
  const json = new JsonItemReader();
  return { push: (text) => json.push(text), end: () => json.end(), fault: () => json.fault };
}

/** The text of a file that may not be larger than it may be, nor in another encoding. */
async function* textOf(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let size = 0;
  for await (const chunk of bytes) {
    size += chunk.length;
    if (size > MAX_IMPORT_BYTES) throw new AppError('request.too-large');
    yield decode(() => decoder.decode(chunk, { stream: true }));
  }
  yield decode(() => decoder.decode());
}

function decode(read: () => string): string {
  try {
    return read();
  } catch {
    throw new AppError('request.invalid', { fields: { file: 'El fichero debe estar en UTF-8.' } });
  }
}
