import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SearchEntry } from '@atalaya/core/search/entry';
import type { RouteConfigEntry } from '@react-router/dev/routes';
import { normalizePath, type Plugin, runnerImport } from 'vite';

const ID = 'virtual:search-index';
const RESOLVED = `\0${ID}`;
const ROUTES = join(import.meta.dirname, '../routes.ts');
const SYLLABUS = join(import.meta.dirname, '../../content/syllabus');

/** `virtual:search-index`: paths of the route table and topics of the syllabus, read at build time. */
export function searchIndex(): Plugin {
  return {
    name: 'search-index',
    resolveId: (id) => (id === ID ? RESOLVED : undefined),
    async load(id) {
      if (id !== RESOLVED) return;
      const files = topicFiles();
      for (const file of [ROUTES, ...files]) this.addWatchFile(normalizePath(file));
      const { module } = await runnerImport<{ default: RouteConfigEntry[] }>(ROUTES);
      const topics = files.flatMap((file) => readTopic(readFileSync(file, 'utf8')));
      return `export const paths = ${JSON.stringify(pathsOf(module.default))};
export const topics = ${JSON.stringify(topics)};`;
    },
  };
}

export function pathsOf(entries: readonly RouteConfigEntry[], parent = ''): string[] {
  return entries.flatMap((entry) => {
    const path = entry.path ? `${parent}/${entry.path}` : parent;
    const own = entry.path || entry.index ? [path || '/'] : [];
    return [...own, ...pathsOf(entry.children ?? [], path)];
  });
}

function topicFiles(): string[] {
  if (!existsSync(SYLLABUS)) return [];
  return readdirSync(SYLLABUS)
    .map((folder) => join(SYLLABUS, folder, 'topic.md'))
    .filter((file) => existsSync(file));
}

/** Reads the front matter only; `npm run content:check` validates it. */
export function readTopic(markdown: string): SearchEntry[] {
  const head = markdown.split(/^---$/m)[1] ?? '';
  const number = Number(/^number: (\d+)$/m.exec(head)?.[1]);
  const quoted = (key: string): string =>
    JSON.parse(new RegExp(`^${key}: (".*")$`, 'm').exec(head)?.[1] ?? '""');
  const title = quoted('shortTitle');
  if (!number || !title) return [];
  const sections = [...head.matchAll(/ title: "([^"]*)"/g)].map((match) => match[1]);
  return [
    {
      kind: 'topic',
      number,
      title,
      text: restOf(quoted('title'), title),
      path: `/campus-estudio/temario/tema-${number}`,
      keywords: `tema ${number} ${sections.join(' ')}`,
    },
  ];
}

/** The wording begins with the short title, which is already shown above it. */
function restOf(wording: string, shortTitle: string): string {
  const rest = wording.startsWith(shortTitle)
    ? wording.slice(shortTitle.length).replace(/^[\s:.;,]+/, '')
    : wording;
  return rest.charAt(0).toUpperCase() + rest.slice(1);
}
