import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  Author,
  BlogPostHead,
  Flashcard,
  Law,
  LegalPageHead,
  ListenHead,
  Question,
  Scheme,
  Term,
  TopicHead,
  TrueFalse,
} from '@atalaya/core/syllabus/content.contract';
import type {
  ContentLibrary,
  Fault,
  Placed,
  PlacedPage,
  TopicContent,
} from '@atalaya/core/syllabus/content-fault';
import type { z } from 'zod';
import { readList, readValue } from './placed-yaml.ts';

/** Reads and parses the content folder. Faults are those of form (YAML, schema, missing file); the rest is core's to judge. */
export async function readContent(root: string): Promise<{ library: ContentLibrary; faults: Fault[] }> {
  const desk = new ReadingDesk(root);
  const folders = await desk.names('syllabus');
  const topics = await Promise.all(folders.map((name) => readTopic(desk, `syllabus/${name}`)));
  const library = {
    laws: await desk.list(Law, 'laws.yaml', 'needed'),
    topics: topics.filter((topic) => topic !== null),
    posts: await readPages(desk, BlogPostHead, 'blog'),
    authors: await desk.list(Author, 'blog/authors.yaml', 'optional'),
    legalPages: await readPages(desk, LegalPageHead, 'legal'),
  };
  return { library, faults: desk.faults };
}

type Folder = { topic: TopicContent | null; faults: Fault[] };

/** One topic's folder, named from the content folder: `syllabus/02-constitucion-derechos`. */
export async function readTopicFolder(root: string, folder: string): Promise<Folder> {
  const desk = new ReadingDesk(root);
  return { topic: await readTopic(desk, folder), faults: desk.faults };
}

/** One page with a front matter: a legal page, a blog post. */
export async function readPage<T>(
  root: string,
  schema: z.ZodType<T>,
  path: string,
): Promise<{ page: PlacedPage<T> | null; faults: Fault[] }> {
  const desk = new ReadingDesk(root);
  return { page: await desk.page(schema, path, 'needed'), faults: desk.faults };
}

/** One file that is a list, such as the authors of the blog. */
export async function readListFile<T>(
  root: string,
  schema: z.ZodType<T>,
  path: string,
): Promise<{ values: Placed<T>[]; faults: Fault[] }> {
  const desk = new ReadingDesk(root);
  return { values: await desk.list(schema, path, 'needed'), faults: desk.faults };
}

async function readTopic(desk: ReadingDesk, folder: string): Promise<TopicContent | null> {
  const head = await desk.page(TopicHead, `${folder}/topic.md`, 'needed');
  // An outline has its front matter alone; when that is unsound the other files are still worth reading.
  const need = head?.value.status === 'written' ? 'needed' : 'optional';
  const [questions, trueFalse, flashcards, terms, scheme, listen] = await Promise.all([
    desk.list(Question, `${folder}/questions.yaml`, need),
    desk.list(TrueFalse, `${folder}/true-false.yaml`, need),
    desk.list(Flashcard, `${folder}/flashcards.yaml`, need),
    desk.list(Term, `${folder}/terms.yaml`, need),
    desk.value(Scheme, `${folder}/scheme.yaml`, need),
    desk.page(ListenHead, `${folder}/listen.md`, need),
  ]);
  if (!head) return null;
  return { folder: desk.named(folder), head, questions, trueFalse, flashcards, terms, scheme, listen };
}

async function readPages<T>(
  desk: ReadingDesk,
  schema: z.ZodType<T>,
  folder: string,
): Promise<PlacedPage<T>[]> {
  const names = (await desk.names(folder)).filter((name) => name.endsWith('.md'));
  const pages = await Promise.all(names.map((name) => desk.page(schema, `${folder}/${name}`, 'needed')));
  return pages.filter((page) => page !== null);
}

type Need = 'needed' | 'optional';

/** One reading of the folder: what it opens and the faults it meets on the way. */
class ReadingDesk {
  readonly faults: Fault[] = [];
  private readonly root: string;

  constructor(root: string) {
    this.root = root;
  }

  named(path: string): string {
    return `content/${path}`;
  }

  async names(folder: string): Promise<string[]> {
    const names = await readdir(join(this.root, folder)).catch((error: unknown) => ifMissing(error, []));
    return names.filter((name) => !name.startsWith('.')).sort();
  }

  async list<T>(schema: z.ZodType<T>, path: string, need: Need): Promise<Placed<T>[]> {
    const text = await this.open(path, need);
    if (text === null) return [];
    const { values, faults } = readList(schema, { file: this.named(path), text });
    this.faults.push(...faults);
    return values;
  }

  async value<T>(schema: z.ZodType<T>, path: string, need: Need): Promise<Placed<T> | null> {
    const text = await this.open(path, need);
    if (text === null) return null;
    const { values, faults } = readValue(schema, { file: this.named(path), text });
    this.faults.push(...faults);
    return values[0] ?? null;
  }

  async page<T>(schema: z.ZodType<T>, path: string, need: Need): Promise<PlacedPage<T> | null> {
    const text = await this.open(path, need);
    if (text === null) return null;
    const rows = text.split('\n');
    const end = rows.indexOf('---', 1);
    if (rows[0] !== '---' || end === -1) {
      this.fault(path, 'front matter', 'must open the file, between two lines of ---');
      return null;
    }
    const head = rows.slice(1, end).join('\n');
    const { values, faults } = readValue(schema, { file: this.named(path), text: head, firstLine: 2 });
    this.faults.push(...faults);
    const value = values[0];
    return value ? { ...value, body: { text: rows.slice(end + 1).join('\n'), line: end + 2 } } : null;
  }

  private async open(path: string, need: Need): Promise<string | null> {
    const bytes = await readFile(join(this.root, path), 'utf8').catch((error: unknown) =>
      ifMissing(error, null),
    );
    if (bytes === null && need === 'needed') this.fault(path, 'file', 'is missing');
    return bytes?.replaceAll('\r\n', '\n') ?? null;
  }

  private fault(path: string, field: string, reason: string): void {
    this.faults.push({ file: this.named(path), line: 1, field, reason });
  }
}

function ifMissing<T>(error: unknown, instead: T): T {
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return instead;
  throw error;
}
