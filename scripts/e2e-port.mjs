import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A port of its own, so that a running server is not disturbed. */
export const e2ePort = process.env.E2E_PORT ?? '3210';

/** The data folder of the server that all browser tests share. */
export const e2eData = join(tmpdir(), `atalaya-e2e-${e2ePort}`, 'data');

/** Where the server expects a language model; one listens there only during the test about it. */
export const modelPort = Number(e2ePort) + 5000;
