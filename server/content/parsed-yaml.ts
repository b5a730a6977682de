import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseDocument } from 'yaml';
import { hashOf } from './content-hashes.ts';
import { readText, splitFrontMatter } from './content-text.ts';

/** Parsed YAML by the hash of its text, so that changed files are not found here. */
export type ParsedYaml = ReadonlyMap<string, unknown>;

export const parsedValue = (parsed: ParsedYaml | undefined, text: string): unknown =>
  parsed?.get(hashOf(text));

/** Every YAML file and front matter of a folder. Invalid texts are left for the server to report. */
export async function parseFolder(root: string): Promise<ParsedYaml> {
  const parsed = new Map<string, unknown>();
  for (const path of await readdir(root, { recursive: true })) {
    if (!/\.(yaml|md)$/.test(path)) continue;
    const text = await readText(join(root, path));
    const yaml = path.endsWith('.yaml') ? text : splitFrontMatter(text)?.head;
    if (yaml === undefined) continue;
    const document = parseDocument(yaml);
    if (document.errors.length + document.warnings.length === 0) parsed.set(hashOf(yaml), document.toJS());
  }
  return parsed;
}

export const toJson = (parsed: ParsedYaml): string => JSON.stringify(Object.fromEntries(parsed));

/** Written by scripts/build-content.ts; empty in development. */
export async function readParsedYaml(file: string): Promise<ParsedYaml> {
  const json = await readFile(file, 'utf8').catch(() => '{}');
  const parsed: Record<string, unknown> = JSON.parse(json);
  return new Map(Object.entries(parsed));
}
