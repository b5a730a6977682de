import type { LightMyRequestResponse } from 'fastify';
import type { TestServer } from '../test-server';

/** How the generated test uses up an allowance of an endpoint (server/platform/allowance/endpoints.test.ts). */
export type Uses = {
  /** Whose uses are counted: those that the allowances of the endpoint count by. */
  account?: string;
  recipient?: string;
  /** Fewer than twenty calls, where there are not so many different ones. */
  calls?: number;
  /** One call; `n` tells it from the others. */
  send(n: number): Promise<LightMyRequestResponse>;
  /** For things that exist at the same time: makes so many of them. */
  fill?(count: number, allowance: string): Promise<unknown>;
};

/** Makes the subject and what the call needs. */
export type Preparation = (server: TestServer) => Promise<Uses>;
