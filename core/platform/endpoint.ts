import type { z } from 'zod';
import type { Permission } from '../auth/roles';
import type { Allowance } from './allowance';

/**
 * `everyone`: no session lookup, same response for all. `visitor`: guest or signed in. `basico`, `plus`, `elite`: a user
 * with at least that effective tier. `may:…`: a role that grants it (core/auth/roles.ts). `key`: an API key with the endpoint's scope,
 * and no session.
 */
export type Access = 'everyone' | 'visitor' | 'user' | 'basico' | 'plus' | 'elite' | 'key' | Permission;

/** Rate limit per IP address; see server/platform/rate-limits.ts. */
export type RateClass = 'read' | 'write' | 'auth' | 'upload' | 'tracking';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** One file in a multipart form, held in memory. */
export type Upload = { field: string; maxBytes: number; types: readonly string[] };

export type Endpoint = {
  method: Method;
  path: `/api/${string}`;
  access: Access;
  summary: string;
  /** For access `key`: the scope that the key needs (core/admin/api-key.ts). */
  scope?: string;
  /** Defaults to `read` for GET and `write` for the rest. */
  rate?: RateClass;
  /** What the call takes from: the use case spends it, the documentation and the generated test read it here. */
  allowances?: readonly Allowance[];
  /** Open to a device that is over the limit or blocked too: the calls that resolve it. */
  device?: 'any';
  /** Only within ten minutes after the password, and the second factor of an account that has one, was given. */
  confirmed?: true;
  params?: z.ZodObject;
  query?: z.ZodObject;
  body?: z.ZodType;
  upload?: Upload;
  /** Unknown keys are stripped. Without it the response is an empty 204. */
  response?: z.ZodType;
  /** Only with `everyone`: the response is cached with its compressed bytes until content changes. */
  shared?: true;
  /** Defaults to 64 kB. */
  maxBodyBytes?: number;
};

type Details = Omit<Endpoint, 'method' | 'path' | 'access'>;
/** One object type, which the compiler compares faster than an intersection. */
type Declared<M, P, A, D> = {
  [K in 'method' | 'path' | 'access' | keyof D]: K extends keyof D
    ? D[K]
    : K extends 'method'
      ? M
      : K extends 'path'
        ? P
        : A;
};

const declare =
  <const M extends Method>(method: M) =>
  <const P extends Endpoint['path'], const A extends Access, const D extends Details>(
    path: P,
    access: A,
    details: D,
  ) =>
    ({ method, path, access, ...details }) as Declared<M, P, A, D>;

/** Declares an endpoint: the server registers it, and `/api/docs` lists it. */
export const endpoint = {
  get: declare('GET'),
  post: declare('POST'),
  put: declare('PUT'),
  patch: declare('PATCH'),
  delete: declare('DELETE'),
};

export const rateClassOf = (declared: Endpoint): RateClass =>
  declared.rate ?? (declared.upload ? 'upload' : declared.method === 'GET' ? 'read' : 'write');

type SchemaInput<S> = S extends z.ZodType ? z.input<S> : never;
type SchemaOutput<S> = S extends z.ZodType ? z.output<S> : undefined;

/** The part of Blob that core needs, because core has no DOM types. */
type BrowserFile = { size: number; type: string; arrayBuffer(): Promise<ArrayBuffer> };

/** Input of a call: only the parts that the endpoint declares. */
export type InputOf<E extends Endpoint> = ('params' extends keyof E
  ? { params: SchemaInput<E['params']> }
  : unknown) &
  ('query' extends keyof E ? { query?: SchemaInput<E['query']> } : unknown) &
  ('body' extends keyof E ? { body: SchemaInput<E['body']> } : unknown) &
  ('upload' extends keyof E ? { file: BrowserFile } : unknown);

/** Input of a handler, after validation. */
export type ParsedInputOf<E extends Endpoint> = {
  params: SchemaOutput<E['params']>;
  query: SchemaOutput<E['query']>;
  body: SchemaOutput<E['body']>;
};

/** Return value of a handler, before the response schema strips it. */
export type HandlerResult<E extends Endpoint> = 'response' extends keyof E
  ? SchemaInput<E['response']>
  : unknown;

export type ResponseOf<E extends Endpoint> = 'response' extends keyof E
  ? SchemaOutput<E['response']>
  : undefined;
