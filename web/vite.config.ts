import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { searchIndex } from './search/vite-search-index.ts';
import { icons } from './ui/vite-icons.ts';

// What every first page needs, in few files: twenty small ones compress 7 kB worse. The libraries stand apart, so
// that a new version of the shell leaves them in the browser's cache; the page runs what is called `libraries-` file by file.
const files = [
  { name: 'libraries-react', test: /[\\/]node_modules[\\/](react|react-dom|scheduler)[\\/]/, priority: 3 },
  { name: 'libraries-router', test: /[\\/]node_modules[\\/](react-router|zustand)[\\/]/, priority: 3 },
  { name: 'app', test: /[\\/]web[\\/](root|entry\.client)\.tsx/, priority: 2 },
  { name: 'site', test: /[\\/]platform[\\/](site[\\/]layout|late[\\/](late|part|fold))\.tsx/, priority: 1 },
  { name: 'posts', test: /[\\/]core[\\/]blog[\\/]filters\.ts/, priority: 1 },
  // What every page fetches once it is alive, in one file: asking for each by itself costs more than reading it.
  {
    name: 'companions',
    test: /[\\/]web[\\/](platform[\\/](site[\\/]late-start|late-fonts)|effects[\\/]live-effects)\.tsx?$/,
  },
  { name: 'query', test: /[\\/]@tanstack[\\/](react-)?query/ },
  // But for what a page without late parts begins with: it would bring them all.
  { name: 'icons', test: /[\\/]lucide-react[\\/](?!.*[\\/]mail(-check)?\.)/, minShareCount: 4 },
  // What nearly every form and list shows: one file instead of a dozen that hold a button each.
  {
    name: 'kit',
    priority: 1,
    test: /[\\/]web[\\/]ui[\\/](button|control-class|field|input|note|spinner|state|textarea)\.tsx?$/,
  },
];

export default defineConfig({
  plugins: [icons(), tailwindcss(), searchIndex(), reactRouter()],
  build: {
    assetsInlineLimit: 0,
    target: 'es2022',
    // What comes later comes by itself: naming its files one by one takes the page longer than fetching them.
    modulePreload: { resolveDependencies: () => [] },
  },
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups: files } } } } },
  },
  ssr: {
    // One copy of the router for pages and server; the icon and widget libraries are cut down to what is used.
    external: ['react-router'],
    noExternal: ['lucide-react', 'radix-ui', /^@radix-ui\//],
  },
});
