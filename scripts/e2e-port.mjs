/** A port of its own, so that a running server is not disturbed. */
export const e2ePort = process.env.E2E_PORT ?? '3210';
