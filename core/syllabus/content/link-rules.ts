import type { Body, Fault } from '../../platform/content-fault.ts';
import type { ContentLibrary } from './content-library.ts';
import { linksOf, sectionHeadings } from './prose.ts';

/**
 * Checks links to content: `#section`, `../21-slug/topic.md#section`, `/blog/{id}`, `/legal/{slug}`. Other paths
 * belong to the web's routes, which core does not know. External links must use https.
 */
export function internalLinkFaults({ topics, posts, legalPages }: ContentLibrary): Fault[] {
  const anchors = new Map(topics.map((topic) => [topic.folder, anchorsOf(topic.head.body)]));
  const topicFolder = new Map(
    topics.map(({ folder }) => [folder.slice(folder.lastIndexOf('/') + 1), folder]),
  );
  const paths = new Set([
    ...posts.map(({ value }) => `/blog/${value.id}`),
    ...legalPages.map(({ value }) => `/legal/${value.slug}`),
  ]);

  const isSound = (target: string, own: ReadonlySet<string>): boolean => {
    if (target.startsWith('#')) return own.has(target.slice(1));
    if (/^\/(blog|legal)\/./.test(target)) return paths.has(target);
    if (target.startsWith('/')) return !target.startsWith('//');
    const topic = /^\.\.\/([^/#]+)\/topic\.md(?:#(.+))?$/.exec(target);
    if (!topic) return /^(https:\/\/|mailto:)./.test(target);
    const folder = topicFolder.get(topic[1] ?? '');
    return folder !== undefined && (topic[2] === undefined || anchors.get(folder)?.has(topic[2]) === true);
  };
  const check = (file: string, body: Body): Fault[] => {
    const own = anchorsOf(body);
    return linksOf(body.text, body.line)
      .filter(({ target }) => !isSound(target, own))
      .map(({ line, target }) => ({ file, line, field: 'body', reason: `broken link: ${target}` }));
  };

  const topicPages = topics.flatMap(({ head, listen }) => (listen ? [head, listen] : [head]));
  return [...topicPages, ...posts, ...legalPages].flatMap(({ file, body }) => check(file, body));
}

function anchorsOf(body: Body): ReadonlySet<string> {
  return new Set(sectionHeadings(body.text, body.line).flatMap(({ id }) => (id === null ? [] : [id])));
}
