import { defineConfig } from 'vitest/config';

// npm run scale-out and npm run faults: one file at a time, since each opens a whole installation.
export default defineConfig({
  test: {
    root: import.meta.dirname,
    include: ['**/*.test.ts'],
    fileParallelism: false,
    testTimeout: 1_800_000,
    hookTimeout: 600_000,
    reporters: ['verbose'],
    // Each scenario prints one plain line with what it showed.
    disableConsoleIntercept: true,
  },
});
