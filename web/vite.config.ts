import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { searchIndex } from './search/vite-search-index.ts';

export default defineConfig({
  plugins: [tailwindcss(), searchIndex(), reactRouter()],
  build: { assetsInlineLimit: 0, target: 'es2022' },
  ssr: {
    // One copy of the router for pages and server; the icon and widget libraries are cut down to what is used.
    external: ['react-router'],
    noExternal: ['lucide-react', 'radix-ui', /^@radix-ui\//],
  },
});
