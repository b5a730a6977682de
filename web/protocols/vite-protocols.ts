import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { tsImport } from 'tsx/esm/api';
import { normalizePath, type Plugin } from 'vite';

const ROOT = join(import.meta.dirname, '../..');
const CONTENT = join(ROOT, 'content');
const SUMMARIES = 'virtual:protocols';
// The last part of the path names the file of the build (scripts/build-worker.mjs).
const DATA = 'virtual:protocols/protocol-data-';
const resolved = (id: string): string => `\0${id}`;

type Pages = { shown: { id: string }[]; summaries: unknown[] };
type Script = { readProtocolPages: (content: string) => Promise<Pages> };

async function readPages(): Promise<Pages> {
  const script = pathToFileURL(join(ROOT, 'scripts/protocol-pages.ts')).href;
  const { readProtocolPages }: Script = await tsImport(script, import.meta.url);
  return readProtocolPages(CONTENT);
}

/**
 * `virtual:protocols`: the catalogue, and a function per protocol that loads its tree from a file of its own. Built into
 * the pages, so that they work without network.
 */
export function protocols(): Plugin {
  // Read once for all protocols, and again after a change.
  let pages: Promise<Pages> | undefined;
  const forget = () => {
    pages = undefined;
  };
  return {
    name: 'protocols',
    buildStart: forget,
    watchChange: forget,
    resolveId: (id) => (id === SUMMARIES || id.startsWith(DATA) ? resolved(id) : undefined),
    async load(id) {
      if (id !== resolved(SUMMARIES) && !id.startsWith(resolved(DATA))) return;
      pages ??= readPages();
      const { shown, summaries } = await pages;
      for (const one of shown) this.addWatchFile(normalizePath(join(CONTENT, 'protocols', `${one.id}.yaml`)));
      if (id !== resolved(SUMMARIES)) {
        const wanted = id.slice(resolved(DATA).length);
        return `export default ${JSON.stringify(shown.find((one) => one.id === wanted))};`;
      }
      const loads = shown.map(
        (one) => `${JSON.stringify(one.id)}: () => import(${JSON.stringify(DATA + one.id)})`,
      );
      return `export const summaries = ${JSON.stringify(summaries)};
export const load = { ${loads.join(', ')} };`;
    },
  };
}
