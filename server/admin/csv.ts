import { CsvError, type Options, type Parser, parse } from 'csv-parse';
import { stringify } from 'csv-stringify/sync';
import { FileFault } from './file-fault';

/** A record of a CSV file and the line where it begins. */
export type CsvRecord = { line: number; cells: string[] };

/** An unclosed quote must not swallow the whole file. */
const LONGEST_RECORD = 1_000_000;
const SEPARATORS = [',', ';', '\t'] as const;

const OPTIONS: Options = {
  bom: true,
  record_delimiter: ['\r\n', '\n', '\r'],
  relax_column_count: true,
  skip_empty_lines: true,
  max_record_size: LONGEST_RECORD,
};

const REASONS: Record<string, string> = {
  CSV_QUOTE_NOT_CLOSED: 'Faltan las comillas que cierran una celda.',
  CSV_INVALID_CLOSING_QUOTE: 'Hay texto detrás de las comillas que cierran una celda.',
  INVALID_OPENING_QUOTE: 'Hay comillas en medio de una celda sin comillas.',
  CSV_MAX_RECORD_SIZE: 'Una celda es demasiado larga: ¿faltan unas comillas?',
};

/** Reads CSV (RFC 4180) as it arrives. Throws a FileFault at the first mistake, after the records before it. */
export async function* csvRecords(text: AsyncIterable<string>): AsyncGenerator<CsvRecord> {
  const lines = new LineCounter();
  const ready: CsvRecord[] = [];
  let parser: Parser | undefined;
  for await (const piece of withWholeHeader(text)) {
    parser ??= makeParser(separatorOf(piece), (cells, emptyLines) =>
      ready.push({ line: lines.pass(cells, emptyLines), cells }),
    );
    const error = await write(parser, piece);
    yield* ready.splice(0);
    if (error) throw faultOf(error, lines.startAfter(parser.info.empty_lines));
  }
  if (!parser) return;
  const error = await end(parser);
  yield* ready.splice(0);
  if (error) throw faultOf(error, lines.startAfter(parser.info.empty_lines));
}

function makeParser(delimiter: string, take: (cells: string[], emptyLines: number) => void): Parser {
  const parser = parse({
    ...OPTIONS,
    delimiter,
    // Collected here, because the stream drops its records on an error.
    on_record: (cells: string[], info) => {
      take(cells, info.empty_lines);
      return null;
    },
  });
  // `write` and `end` report the error; without a listener it would also be thrown.
  return parser.on('error', () => {});
}

/** The line where each record begins. csv-parse counts a CRLF inside a cell as two lines, so its own count cannot serve. */
class LineCounter {
  #next = 1;
  #emptyLines = 0;

  startAfter(emptyLines: number): number {
    return this.#next + emptyLines - this.#emptyLines;
  }

  pass(cells: readonly string[], emptyLines: number): number {
    const start = this.startAfter(emptyLines);
    const breaks = cells.reduce((sum, cell) => sum + (cell.match(/\r\n|\r|\n/g)?.length ?? 0), 0);
    this.#next = start + breaks + 1;
    this.#emptyLines = emptyLines;
    return start;
  }
}

/** Buffers until the first line is complete. */
async function* withWholeHeader(text: AsyncIterable<string>): AsyncGenerator<string> {
  let head = '';
  let isWhole = false;
  for await (const piece of text) {
    if (isWhole) yield piece;
    else {
      head += piece;
      isWhole = /[\r\n]/.test(head) || head.length > LONGEST_RECORD;
      if (isWhole) yield head;
    }
  }
  if (!isWhole) yield head;
}

/** The most frequent one in the header: Spanish spreadsheets use semicolons. */
function separatorOf(head: string): string {
  const [header = ''] = head.split(/[\r\n]/, 1);
  const count = (separator: string) => header.split(separator).length;
  return SEPARATORS.reduce((best, next) => (count(next) > count(best) ? next : best));
}

const write = (parser: Parser, piece: string): Promise<Error | null | undefined> =>
  new Promise((resolve) => parser.write(piece, resolve));

const end = (parser: Parser): Promise<Error | null | undefined> =>
  new Promise((resolve) => parser.end((error?: Error | null) => resolve(error)));

const faultOf = (error: Error, line: number): Error =>
  error instanceof CsvError ? new FileFault(line, REASONS[error.code] ?? error.message) : error;

type Rows = ReadonlyArray<ReadonlyArray<string | number>>;

/** Lines of a file. Quotes everything that another program could misread. */
export const csvText = (rows: Rows): string =>
  stringify([...rows], {
    delimiter: ';',
    record_delimiter: 'windows',
    quote_record_delimiter: true,
    quoted_empty: true,
    quoted_match: /[,\t]|^\s|\s$/,
    // A Spanish spreadsheet takes 7.5 for the 7th of May.
    cast: { number: (value) => String(value).replace('.', ',') },
  });

/** A file, or its beginning. Without the byte order mark Excel does not read UTF-8, in Spanish it splits at semicolons. */
export const csvFile = (rows: Rows): string => `\uFEFF${csvText(rows)}`;
