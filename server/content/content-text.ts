import { readFile } from 'node:fs/promises';

export const readText = async (file: string): Promise<string> =>
  (await readFile(file, 'utf8')).replaceAll('\r\n', '\n');

/** Splits front matter and Markdown. Undefined without front matter. */
export function splitFrontMatter(
  text: string,
): { head: string; body: { text: string; line: number } } | undefined {
  const rows = text.split('\n');
  const end = rows.indexOf('---', 1);
  if (rows[0] !== '---' || end === -1) return undefined;
  return {
    head: rows.slice(1, end).join('\n'),
    body: { text: rows.slice(end + 1).join('\n'), line: end + 2 },
  };
}
