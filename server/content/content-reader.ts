import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Fault, Placed, PlacedPage } from '@atalaya/core/platform/content-fault';
import type { z } from 'zod';
import { readText, splitFrontMatter } from './content-text.ts';
import type { ParsedYaml } from './parsed-yaml.ts';
import { readList, readValue } from './placed-yaml.ts';

/** A content folder and its YAML parsed at build time. */
export type ContentFiles = { root: string; parsed?: ParsedYaml };

type Need = 'needed' | 'optional';

/** Reads files of a content folder and collects errors of YAML, schema and missing files. */
export class ContentReader {
  readonly faults: Fault[] = [];
  private readonly files: ContentFiles;

  constructor(files: ContentFiles) {
    this.files = files;
  }

  /** The path shown in error messages. */
  named(path: string): string {
    return `content/${path}`;
  }

  async names(folder: string): Promise<string[]> {
    const names = await readdir(join(this.files.root, folder)).catch((error: unknown) =>
      ifMissing(error, []),
    );
    return names.filter((name) => !name.startsWith('.')).sort();
  }

  async list<T>(schema: z.ZodType<T>, path: string, need: Need): Promise<Placed<T>[]> {
    const text = await this.open(path, need);
    if (text === null) return [];
    const { values, faults } = readList(schema, this.source(path, text));
    this.faults.push(...faults);
    return values;
  }

  async value<T>(schema: z.ZodType<T>, path: string, need: Need): Promise<Placed<T> | null> {
    const text = await this.open(path, need);
    if (text === null) return null;
    const { values, faults } = readValue(schema, this.source(path, text));
    this.faults.push(...faults);
    return values[0] ?? null;
  }

  /** Markdown under a front matter. */
  async page<T>(schema: z.ZodType<T>, path: string, need: Need): Promise<PlacedPage<T> | null> {
    const text = await this.open(path, need);
    if (text === null) return null;
    const parts = splitFrontMatter(text);
    if (!parts) {
      this.fault(path, 'front matter', 'must open the file, between two lines of ---');
      return null;
    }
    const source = { ...this.source(path, parts.head), firstLine: 2 };
    const { values, faults } = readValue(schema, source);
    this.faults.push(...faults);
    const [value] = values;
    return value ? { ...value, body: parts.body } : null;
  }

  private source(path: string, text: string) {
    return { file: this.named(path), text, parsed: this.files.parsed };
  }

  private async open(path: string, need: Need): Promise<string | null> {
    const text = await readText(join(this.files.root, path)).catch((error: unknown) =>
      ifMissing(error, null),
    );
    if (text === null && need === 'needed') this.fault(path, 'file', 'is missing');
    return text;
  }

  private fault(path: string, field: string, reason: string): void {
    this.faults.push({ file: this.named(path), line: 1, field, reason });
  }
}

/** A file with front matter: a legal page or a blog post. */
export async function readPage<T>(
  files: ContentFiles,
  schema: z.ZodType<T>,
  path: string,
): Promise<{ page: PlacedPage<T> | null; faults: Fault[] }> {
  const reader = new ContentReader(files);
  return { page: await reader.page(schema, path, 'needed'), faults: reader.faults };
}

/** One file that is a list, such as the authors of the blog. */
export async function readListFile<T>(
  files: ContentFiles,
  schema: z.ZodType<T>,
  path: string,
): Promise<{ values: Placed<T>[]; faults: Fault[] }> {
  const reader = new ContentReader(files);
  return { values: await reader.list(schema, path, 'needed'), faults: reader.faults };
}

function ifMissing<T>(error: unknown, instead: T): T {
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return instead;
  throw error;
}
