import { expect, vi } from 'vitest';

/** What a test waits for comes late on a machine that does much else: that is no fault of the code. */
const PATIENCE_MS = 15_000;
const isPatient = Symbol.for('atalaya.patient');

// `expect.poll` is told in vitest.config.ts; `vi.waitFor` can only be told here, once for all files of a worker.
const waits = vi as typeof vi & { [isPatient]?: true };
if (!waits[isPatient]) {
  const { waitFor } = vi;
  waits.waitFor = (check, options) =>
    waitFor(check, typeof options === 'number' ? options : { timeout: PATIENCE_MS, ...options });
  waits[isPatient] = true;
}

if (expect.getState().testPath?.endsWith('.tsx')) {
  const { configure } = await import('@testing-library/react');
  configure({ asyncUtilTimeout: PATIENCE_MS });
}
