import { formatNumber } from '../../platform/number-format.ts';
import { checkId, type IdCheck, idMessage, isValidId } from './dni.ts';

export const MOST_LINES = 10_000;

export type BatchRow = IdCheck & { line: number; isDuplicate: boolean };

export type Batch =
  | { kind: 'empty' }
  | { kind: 'fault'; fault: string }
  | { kind: 'rows'; rows: readonly BatchRow[]; valid: number; duplicates: number };

/** One number per line, or the first column of a CSV; empty lines are skipped. */
export function checkBatch(text: string): Batch {
  const lines = text.split(/\r\n|\r|\n/);
  const filled = lines.reduce((count, line) => count + (line.trim() === '' ? 0 : 1), 0);
  if (filled === 0) return { kind: 'empty' };
  if (filled > MOST_LINES)
    return {
      kind: 'fault',
      fault: `Hay ${formatNumber(filled)} líneas y caben ${formatNumber(MOST_LINES)}. Divide la lista: no se ha borrado nada.`,
    };
  const seen = new Set<string>();
  const rows: BatchRow[] = [];
  lines.forEach((text, index) => {
    if (text.trim() === '') return;
    const check = checkId(firstColumn(text));
    const key = check.complete ?? check.normalised;
    rows.push({ ...check, line: index + 1, isDuplicate: seen.has(key) });
    seen.add(key);
  });
  return {
    kind: 'rows',
    rows,
    valid: rows.filter(isValidId).length,
    duplicates: rows.filter(({ isDuplicate }) => isDuplicate).length,
  };
}

const firstColumn = (line: string): string => (/^[^;,\t]*/.exec(line)?.[0] ?? '').replaceAll('"', '').trim();

const headings = ['línea', 'entrada', 'normalizado', 'clase', 'resultado', 'letra', 'completo', 'repetido'];

/** With a byte order mark and semicolons, as spreadsheets in Spanish expect. */
export function writeBatchCsv(rows: readonly BatchRow[]): string {
  const lines = rows.map((row) =>
    [
      String(row.line),
      row.input,
      row.normalised,
      row.kind ?? '',
      idMessage(row),
      row.letter ?? '',
      row.complete ?? '',
      row.isDuplicate ? 'sí' : '',
    ]
      .map(csvCell)
      .join(';'),
  );
  return `\uFEFF${[headings.join(';'), ...lines].join('\r\n')}\r\n`;
}

/** A cell that starts like a formula gets an apostrophe, so that a spreadsheet shows it instead of running it. */
function csvCell(text: string): string {
  const safe = /^[=+\-@]/.test(text) ? `'${text}` : text;
  return /[";\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
