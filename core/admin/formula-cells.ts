/** Characters that make a spreadsheet run a cell as a formula (OWASP, CSV injection). */
const FORMULA = /^[=+\-@\t\r]/;
const ESCAPED_FORMULA = /^'+[=+\-@\t\r]/;

/** A text that a spreadsheet shows and never runs; `fromCell` removes the apostrophe again. */
export const toCell = (text: string): string =>
  FORMULA.test(text) || ESCAPED_FORMULA.test(text) ? `'${text}` : text;

export const fromCell = (cell: string): string => (ESCAPED_FORMULA.test(cell) ? cell.slice(1) : cell);
