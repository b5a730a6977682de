import { isObject } from './is-object';

/** Returns `data`, unless `globalStats` or `success` make the rest of the body relevant. */
export type Unwrapped<B> = B extends { data: infer D }
  ? B extends { globalStats: unknown } | { success: unknown }
    ? B
    : D
  : B;

export function unwrap(body: unknown): unknown {
  if (!isObject(body) || !('data' in body)) return body;
  return 'globalStats' in body || 'success' in body ? body : body.data;
}
