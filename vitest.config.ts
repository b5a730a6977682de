import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    // Most of the time is spent waiting for databases and processes, not for the processor.
    maxWorkers: 3,
    projects: [
      { test: { name: 'core', include: ['core/**/*.test.ts'], environment: 'node', isolate: false } },
      {
        test: {
          name: 'server',
          include: ['server/**/*.test.ts', 'scripts/**/*.test.ts'],
          environment: 'node',
          globalSetup: './server/platform/test-database.ts',
          // Loading the server costs more than most of its tests; each file opens a house of its own anyway.
          isolate: false,
          hookTimeout: 30_000,
          testTimeout: 30_000,
        },
      },
      {
        test: {
          name: 'web',
          include: ['web/**/*.test.ts', 'web/**/*.test.tsx'],
          environment: 'jsdom',
        },
      },
    ],
  },
});
