import type { z } from 'zod';

/**
 * Who may call. `everyone` gets the same answer, and nobody is looked up for it; a `visitor` may be signed in. `basico`, `plus` and `elite` mean a signed-in user whose effective tier is at least that.
 */
export type Access = 'everyone' | 'visitor' | 'user' | 'basico' | 'plus' | 'elite' | 'admin';

/** How often one address may call; the numbers stand in server/platform/rate-limits.ts. */
export type RateClass = 'read' | 'write' | 'auth' | 'upload' | 'tracking';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** One file in a multipart form, held in memory: for small uploads such as an avatar. */
export type Upload = { field: string; maxBytes: number; types: readonly string[] };

export type Endpoint = {
  method: Method;
  path: `/api/${string}`;
  access: Access;
  summary: string;
  /** Defaults to `read` for GET and `write` for the rest. */
  rate?: RateClass;
  params?: z.ZodObject;
  query?: z.ZodObject;
  body?: z.ZodType;
  upload?: Upload;
  /** What leaves the server: keys it does not name are dropped. Absent means an empty 204. */
  response?: z.ZodType;
  /** Bytes a body may have; defaults to 64 kB. */
  maxBodyBytes?: number;
};

/** Declares an endpoint. Contracts are plain objects: the server serves them, `/api/docs` prints them. */
export const endpoint = <const E extends Endpoint>(declaration: E): E => declaration;

export const rateClassOf = (declared: Endpoint): RateClass =>
  declared.rate ?? (declared.upload ? 'upload' : declared.method === 'GET' ? 'read' : 'write');

type Given<S> = S extends z.ZodType ? z.input<S> : never;
type Parsed<S> = S extends z.ZodType ? z.output<S> : undefined;

/** A browser's Blob, by the little that core needs to know of it. */
type BrowserFile = { size: number; type: string; arrayBuffer(): Promise<ArrayBuffer> };

/** What a caller hands over: only the parts that the endpoint declares. */
export type InputOf<E extends Endpoint> = ('params' extends keyof E
  ? { params: Given<E['params']> }
  : unknown) &
  ('query' extends keyof E ? { query?: Given<E['query']> } : unknown) &
  ('body' extends keyof E ? { body: Given<E['body']> } : unknown) &
  ('upload' extends keyof E ? { file: BrowserFile } : unknown);

/** What a handler receives, after validation. */
export type ParsedInputOf<E extends Endpoint> = {
  params: Parsed<E['params']>;
  query: Parsed<E['query']>;
  body: Parsed<E['body']>;
};

/** What a handler returns (before the response schema strips it). */
export type AnswerOf<E extends Endpoint> = 'response' extends keyof E ? Given<E['response']> : unknown;

/** What a caller gets. */
export type ResponseOf<E extends Endpoint> = 'response' extends keyof E ? Parsed<E['response']> : undefined;
