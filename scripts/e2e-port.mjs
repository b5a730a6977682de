/** Where the browser tests' server listens: apart from the usual one, which may be running. */
export const e2ePort = process.env.E2E_PORT ?? '3210';
