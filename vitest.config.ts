import { defineConfig } from 'vitest/config';

const patient = {
  setupFiles: './vitest.setup.ts',
  hookTimeout: 60_000,
  testTimeout: 60_000,
  expect: { poll: { timeout: 15_000 } },
};

export default defineConfig({
  test: {
    // Most of the time is spent waiting for databases and processes, not for the processor.
    maxWorkers: 3,
    projects: [
      {
        test: {
          ...patient,
          name: 'core',
          include: ['core/**/*.test.ts'],
          environment: 'node',
          isolate: false,
        },
      },
      {
        test: {
          ...patient,
          name: 'server',
          include: ['server/**/*.test.ts', 'scripts/**/*.test.ts'],
          environment: 'node',
          globalSetup: './server/testing/test-database.ts',
          // Loading the server costs more than most of its tests; each file opens a house of its own anyway.
          isolate: false,
        },
      },
      {
        test: {
          ...patient,
          name: 'web',
          include: ['web/**/*.test.ts', 'web/**/*.test.tsx'],
          environment: 'jsdom',
          // Each file has a context and a document of its own in a process that loads jsdom once: less than half the work.
          pool: 'vmForks',
        },
      },
    ],
  },
});
