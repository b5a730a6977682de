import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { searchIndex } from './search/vite-search-index.ts';

export default defineConfig({
  plugins: [tailwindcss(), searchIndex(), reactRouter()],
  build: { assetsInlineLimit: 0, target: 'es2022' },
  ssr: { external: ['react-router'] },
});
