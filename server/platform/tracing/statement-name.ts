/** `SELECT exam` for `select … from "exam" …`: the first word and the first table that are in the text. */
export function statementName(text: string): { operation: string; table: string | undefined; name: string } {
  const operation = /^\W*([a-z]+)/i.exec(text)?.[1]?.toUpperCase() ?? 'QUERY';
  const table = /\b(?:from|into|update)\s+"?([a-z_][a-z_0-9]*)/i.exec(text)?.[1];
  return { operation, table, name: table ? `${operation} ${table}` : operation };
}
