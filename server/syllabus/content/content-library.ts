import type { Fault, PlacedPage } from '@atalaya/core/platform/content-fault';
import {
  Author,
  BareLimit,
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
} from '@atalaya/core/syllabus/content/content.contract';
import type { ContentLibrary, TopicContent } from '@atalaya/core/syllabus/content/content-library';
import type { z } from 'zod';
import { type ContentFiles, ContentReader } from '../../content/content-reader.ts';

/** Reads the content folder. Reports errors of YAML, schema and missing files; core checks the rest. */
export async function readContent(
  files: ContentFiles,
): Promise<{ library: ContentLibrary; faults: Fault[] }> {
  const reader = new ContentReader(files);
  const folders = await reader.names('syllabus');
  const topics = await Promise.all(folders.map((name) => readTopic(reader, `syllabus/${name}`)));
  const library = {
    laws: await reader.list(Law, 'laws.yaml', 'needed'),
    bareLimits: await reader.list(BareLimit, 'bare-explanations.yaml', 'optional'),
    topics: topics.filter((topic) => topic !== null),
    posts: await readPages(reader, BlogPostHead, 'blog'),
    authors: await reader.list(Author, 'blog/authors.yaml', 'optional'),
    legalPages: await readPages(reader, LegalPageHead, 'legal'),
  };
  return { library, faults: reader.faults };
}

type Folder = { topic: TopicContent | null; faults: Fault[] };

/** One topic's folder, such as `syllabus/02-constitucion-derechos`. */
export async function readTopicFolder(files: ContentFiles, folder: string): Promise<Folder> {
  const reader = new ContentReader(files);
  return { topic: await readTopic(reader, folder), faults: reader.faults };
}

async function readTopic(reader: ContentReader, folder: string): Promise<TopicContent | null> {
  const head = await reader.page(TopicHead, `${folder}/topic.md`, 'needed');
  // An outline has only front matter; if that is invalid, the other files are still checked.
  const need = head?.value.status === 'written' ? 'needed' : 'optional';
  const [questions, trueFalse, flashcards, terms, scheme, listen] = await Promise.all([
    reader.list(Question, `${folder}/questions.yaml`, need),
    reader.list(TrueFalse, `${folder}/true-false.yaml`, need),
    reader.list(Flashcard, `${folder}/flashcards.yaml`, need),
    reader.list(Term, `${folder}/terms.yaml`, need),
    reader.value(Scheme, `${folder}/scheme.yaml`, need),
    reader.page(ListenHead, `${folder}/listen.md`, need),
  ]);
  if (!head) return null;
  return { folder: reader.named(folder), head, questions, trueFalse, flashcards, terms, scheme, listen };
}

async function readPages<T>(
  reader: ContentReader,
  schema: z.ZodType<T>,
  folder: string,
): Promise<PlacedPage<T>[]> {
  const names = (await reader.names(folder)).filter((name) => name.endsWith('.md'));
  const pages = await Promise.all(names.map((name) => reader.page(schema, `${folder}/${name}`, 'needed')));
  return pages.filter((page) => page !== null);
}
