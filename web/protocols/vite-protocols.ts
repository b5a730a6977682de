import { join } from 'node:path';
import { normalizePath, type Plugin, runnerImport } from 'vite';

const CONTENT = join(import.meta.dirname, '../../content');
const SUMMARIES = 'virtual:protocols';
// The last part of the path names the file of the build (scripts/build-worker.mjs).
const DATA = 'virtual:protocols/protocol-data-';
const resolved = (id: string): string => `\0${id}`;

/**
 * `virtual:protocols`: the catalogue, and a function per protocol that loads its tree from a file of its own.
 * Built into the pages, so that they work without network.
 */
export function protocols(): Plugin {
  return {
    name: 'protocols',
    resolveId: (id) => (id === SUMMARIES || id.startsWith(DATA) ? resolved(id) : undefined),
    async load(id) {
      if (id !== resolved(SUMMARIES) && !id.startsWith(resolved(DATA))) return;
      const read = await runnerImport<typeof import('./protocol-source')>(
        join(import.meta.dirname, 'protocol-source.ts'),
      );
      for (const file of read.module.protocolFiles(CONTENT)) this.addWatchFile(normalizePath(file));
      const all = read.module.readProtocols(CONTENT);
      if (id !== resolved(SUMMARIES)) {
        const wanted = id.slice(resolved(DATA).length);
        return `export default ${JSON.stringify(all.find((protocol) => protocol.id === wanted))};`;
      }
      const loads = all.map(
        (one) => `${JSON.stringify(one.id)}: () => import(${JSON.stringify(DATA + one.id)})`,
      );
      return `export const summaries = ${JSON.stringify(read.module.summariesOf(all))};
export const load = { ${loads.join(', ')} };`;
    },
  };
}
