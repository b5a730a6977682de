import { type Fault, faultAt, inReadingOrder } from '../../platform/content-fault.ts';
import { bareFaults } from './bare-explanations.ts';
import type { ContentLibrary, TopicContent } from './content-library.ts';
import { futureFaults, lawDateFaults } from './date-rules.ts';
import { itemFaults } from './item-rules.ts';
import { internalLinkFaults } from './link-rules.ts';
import { repeatedKeys, repeatedStems } from './repetition-rules.ts';
import { bankFaults, styleFaults } from './style-rules.ts';
import { markdownFaults, textFaults } from './text-rules.ts';
import { headFaults, writtenFaults } from './topic-rules.ts';

/** Every fault of the library, in reading order. `today` is YYYY-MM-DD. */
export function contentFaults(library: ContentLibrary, today: string): Fault[] {
  const laws = new Map(library.laws.map(({ value }) => [value.id, value]));
  const written = library.topics.filter(({ head }) => head.value.status === 'written');
  const faults = [
    ...library.topics.flatMap((topic) => [...headFaults(topic, laws, today), ...topicTextFaults(topic)]),
    ...written.flatMap((topic) => [
      ...writtenFaults(topic),
      ...itemFaults(topic, laws, today),
      ...styleFaults(topic),
      ...bareFaults(topic, library.bareLimits),
    ]),
    ...bankFaults(written),
    ...repeatedKeys(library),
    ...repeatedStems(written),
    ...pageFaults(library, today),
    ...internalLinkFaults(library),
  ];
  return inReadingOrder(faults);
}

function topicTextFaults(topic: TopicContent): Fault[] {
  const { number } = topic.head.value;
  const items = [topic.head, ...topic.questions, ...topic.trueFalse, ...topic.flashcards, ...topic.terms];
  const pages = topic.listen ? [topic.head, topic.listen] : [topic.head];
  return [
    ...items.flatMap((place) => textFaults(place, number)),
    ...(topic.scheme ? textFaults(topic.scheme, number) : []),
    ...(topic.listen ? textFaults(topic.listen, number) : []),
    ...pages.flatMap(({ file, body }) => markdownFaults(file, body, number)),
  ];
}

function pageFaults({ laws, posts, authors, legalPages }: ContentLibrary, today: string): Fault[] {
  const authorIds = new Set(authors.map(({ value }) => value.id));
  return [
    ...[...laws, ...authors].flatMap((place) => textFaults(place, null)),
    ...[...posts, ...legalPages].flatMap((page) => [
      ...textFaults(page, null),
      ...markdownFaults(page.file, page.body, null),
    ]),
    ...laws.flatMap((law) => lawDateFaults(law, today)),
    ...legalPages.flatMap((page) => futureFaults(page, 'updated', page.value.updated, today)),
    ...posts.flatMap((post) => futureFaults(post, 'date', post.value.date, today)),
    ...posts.flatMap(({ file, value }) =>
      nameOf(file).startsWith(`${value.date}-`)
        ? []
        : [nameFault(file, `must start with its date, ${value.date}`)],
    ),
    ...legalPages.flatMap(({ file, value }) =>
      nameOf(file) === `${value.slug}.md` ? [] : [nameFault(file, `must be called ${value.slug}.md`)],
    ),
    ...posts.flatMap((post) =>
      authorIds.has(post.value.author)
        ? []
        : [faultAt(post, 'author', `«${post.value.author}» is not in authors.yaml`)],
    ),
  ];
}

function nameOf(file: string): string {
  return file.slice(file.lastIndexOf('/') + 1);
}

function nameFault(file: string, reason: string): Fault {
  return { file, line: 1, field: 'file name', reason };
}
