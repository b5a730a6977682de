/** A record of a CSV file and the line where it begins. */
export type CsvRecord = { line: number; cells: string[] };
export type CsvFault = { line: number; reason: string };

/** No field of ours is longer; a quote that nobody closes must not swallow the file. */
const LONGEST_CELL = 200_000;
const SEPARATORS = [',', ';', '\t'] as const;

type Place = 'start' | 'plain' | 'quoted' | 'after-quote';

/**
 * Reads CSV (RFC 4180) piece by piece, as it arrives: `push` answers the records that are complete. The separator is the
 * one of the first line, because a Spanish spreadsheet writes semicolons. It stops at its first fault.
 */
export class CsvReader {
  fault: CsvFault | undefined;
  #separator: string | undefined;
  #head = '';
  #place: Place = 'start';
  #cell = '';
  #cells: string[] = [];
  #line = 1;
  #recordLine = 1;
  #lastWasReturn = false;

  push(text: string): CsvRecord[] {
    if (this.#separator !== undefined) return this.#read(text);
    this.#head += text;
    const end = this.#head.search(/[\r\n]/);
    return end === -1 && this.#head.length <= LONGEST_CELL ? [] : this.#begin();
  }

  /** What was left when the file ended. */
  end(): CsvRecord[] {
    const records = this.#separator === undefined ? this.#begin() : [];
    if (this.fault) return records;
    if (this.#place === 'quoted') {
      this.fault = { line: this.#recordLine, reason: 'Faltan las comillas que cierran una celda.' };
      return records;
    }
    if (this.#place !== 'start' || this.#cells.length > 0) this.#endRecord(records);
    return records;
  }

  #begin(): CsvRecord[] {
    const head = this.#head.replace(/^\uFEFF/, '');
    const [first = ''] = head.split(/[\r\n]/, 1);
    const count = (sign: string) => first.split(sign).length;
    this.#separator = SEPARATORS.reduce((best, sign) => (count(sign) > count(best) ? sign : best));
    this.#head = '';
    return this.#read(head);
  }

  #read(text: string): CsvRecord[] {
    const records: CsvRecord[] = [];
    for (let at = 0; at < text.length && !this.fault; at += 1) {
      if (this.#place === 'quoted') at = this.#readQuoted(text, at);
      else if (this.#place === 'plain') at = this.#readPlain(text, at, records);
      else this.#readSign(text.charAt(at), records);
    }
    return records;
  }

  /** Up to the next quote, in one piece. Answers where it stopped. */
  #readQuoted(text: string, at: number): number {
    const quote = text.indexOf('"', at);
    const end = quote === -1 ? text.length : quote;
    const piece = text.slice(at, end);
    for (let i = 0; i < piece.length; i += 1) this.#countLine(piece.charCodeAt(i));
    this.#grow(piece);
    if (quote !== -1) this.#place = 'after-quote';
    return end;
  }

  #readPlain(text: string, at: number, records: CsvRecord[]): number {
    let end = at;
    while (end < text.length && !this.#isSign(text.charAt(end))) end += 1;
    this.#grow(text.slice(at, end));
    if (end < text.length) this.#readSign(text.charAt(end), records);
    return end;
  }

  #isSign = (sign: string): boolean =>
    sign === this.#separator || sign === '\n' || sign === '\r' || sign === '"';

  /** One sign outside the text of a cell. */
  #readSign(sign: string, records: CsvRecord[]): void {
    const isBreak = sign === '\n' || sign === '\r';
    // The second half of a CRLF ends nothing: its line has ended already.
    const isSecondHalf = sign === '\n' && this.#lastWasReturn;
    const line = this.#line;
    this.#countLine(sign.charCodeAt(0));
    if (isSecondHalf && this.#place === 'start' && this.#cells.length === 0) {
      this.#recordLine = this.#line;
      return;
    }
    if (sign === this.#separator) this.#endCell();
    else if (isBreak) this.#endLine(records);
    else if (sign === '"') this.#readQuote(line);
    else if (this.#place === 'after-quote')
      this.fault = { line, reason: 'Hay texto detrás de las comillas que cierran una celda.' };
    else {
      this.#place = 'plain';
      this.#grow(sign);
    }
  }

  #readQuote(line: number): void {
    // Two quotes inside a quoted cell are one quote of its text.
    if (this.#place === 'after-quote') this.#grow('"');
    if (this.#place === 'plain')
      this.fault = { line, reason: 'Hay comillas en medio de una celda sin comillas.' };
    this.#place = 'quoted';
  }

  #grow(text: string): void {
    this.#cell += text;
    if (this.#cell.length > LONGEST_CELL)
      this.fault = { line: this.#recordLine, reason: 'Una celda es demasiado larga: ¿faltan unas comillas?' };
  }

  #countLine(code: number): void {
    const isReturn = code === 13;
    if (isReturn || (code === 10 && !this.#lastWasReturn)) this.#line += 1;
    this.#lastWasReturn = isReturn;
  }

  #endCell(): void {
    this.#cells.push(this.#cell);
    this.#cell = '';
    this.#place = 'start';
  }

  #endLine(records: CsvRecord[]): void {
    const isEmpty = this.#place === 'start' && this.#cells.length === 0;
    if (!isEmpty) this.#endRecord(records);
    this.#recordLine = this.#line;
  }

  #endRecord(records: CsvRecord[]): void {
    this.#endCell();
    records.push({ line: this.#recordLine, cells: this.#cells });
    this.#cells = [];
  }
}

/** One line of a CSV file. Everything that could be misread is quoted. */
export const csvLine = (cells: readonly string[]): string =>
  `${cells.map((cell) => (/[",;\t\r\n]|^\s|\s$|^$/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)).join(',')}\r\n`;

/** Signs that make a spreadsheet run a cell as a formula (OWASP, CSV injection). */
const FORMULA = /^[=+\-@\t\r]/;

/** A text that a spreadsheet shows and never runs; `fromCell` takes the apostrophe off again. */
export const toCell = (text: string): string =>
  FORMULA.test(text) || /^'+[=+\-@\t\r]/.test(text) ? `'${text}` : text;
export const fromCell = (cell: string): string => (/^'+[=+\-@\t\r]/.test(cell) ? cell.slice(1) : cell);
