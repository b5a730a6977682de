import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { protocols } from './protocols/vite-protocols.ts';
import { searchIndex } from './search/vite-search-index.ts';
import { icons } from './ui/vite-icons.ts';

// What every public page loads first, in two files: dozens of small ones compress worse. A release that changes only our own
// code leaves the libraries in the browser's cache.
const groups = [
  {
    name: 'framework',
    test: /[\\/]node_modules[\\/](react|react-dom|react-router|scheduler|zustand|@tanstack)[\\/]/,
    priority: 1,
  },
  {
    name: 'app',
    test: /[\\/]web[\\/](root|entry\.client|platform[\\/]page-title|.*[\\/]site[\\/]layout)\.tsx?/,
  },
];

export default defineConfig({
  plugins: [icons(), tailwindcss(), searchIndex(), protocols(), reactRouter()],
  build: { assetsInlineLimit: 0, target: 'es2022' },
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups } } } } },
  },
  ssr: {
    // One copy of the router for pages and server; the icon and widget libraries are cut down to what is used.
    external: ['react-router'],
    noExternal: ['lucide-react', 'radix-ui', /^@radix-ui\//],
  },
});
