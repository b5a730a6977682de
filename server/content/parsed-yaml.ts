import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseDocument } from 'yaml';
import { hashOf } from './content-hashes.ts';
import { readText, splitFrontMatter } from './content-text.ts';

/** Parsed YAML by the hash of its text, so that changed files are not found here. */
export type ParsedYaml = ReadonlyMap<string, unknown>;

export const parsedValue = (parsed: ParsedYaml | undefined, text: string): unknown =>
  parsed?.get(hashOf(text));

/**
 * Every YAML file and front matter of a folder. Texts that are `known` are not parsed again; invalid ones are left for
 * the server to report.
 */
export async function parseFolder(root: string, known?: ParsedYaml): Promise<ParsedYaml> {
  const parsed = new Map<string, unknown>();
  for (const path of await readdir(root, { recursive: true })) {
    if (!/\.(yaml|md)$/.test(path)) continue;
    const text = await readText(join(root, path));
    const yaml = yamlOf(path, text);
    if (yaml === undefined) continue;
    const hash = hashOf(yaml);
    const value = known?.get(hash) ?? parse(yaml);
    if (value !== undefined) parsed.set(hash, value);
  }
  return parsed;
}

/** Without these files, so that their YAML is parsed again and its values have line numbers. */
export async function withoutFiles(
  parsed: ParsedYaml,
  root: string,
  paths: readonly string[],
): Promise<ParsedYaml> {
  const rest = new Map(parsed);
  for (const path of paths) {
    const text = await readText(join(root, path)).catch(() => '');
    rest.delete(hashOf(yamlOf(path, text) ?? ''));
  }
  return rest;
}

const yamlOf = (path: string, text: string): string | undefined =>
  path.endsWith('.yaml') ? text : splitFrontMatter(text)?.head;

function parse(yaml: string): unknown {
  const document = parseDocument(yaml);
  return document.errors.length + document.warnings.length === 0 ? document.toJS() : undefined;
}

export const toJson = (parsed: ParsedYaml): string => JSON.stringify(Object.fromEntries(parsed));

/** Written by scripts/build-content.ts; empty in development. */
export async function readParsedYaml(file: string): Promise<ParsedYaml> {
  const json = await readFile(file, 'utf8').catch(() => '{}');
  const parsed: Record<string, unknown> = JSON.parse(json);
  return new Map(Object.entries(parsed));
}
