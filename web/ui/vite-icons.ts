import { join } from 'node:path';
import type { Plugin } from 'vite';

/** lucide's icons with our own component around their shapes: lighter in the page and in the script. */
export function icons(): Plugin {
  return {
    name: 'icons',
    enforce: 'pre',
    resolveId(id, importer) {
      if (id.endsWith('/createLucideIcon.mjs') && importer?.includes('lucide-react'))
        return join(import.meta.dirname, 'icon.tsx');
    },
  };
}
