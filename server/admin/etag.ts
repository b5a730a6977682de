import { canonical } from '@atalaya/core/platform/canonical';
import { hashOf } from '../content/content-hashes';
import { AppError } from '../platform/app-error';

/** A hash of what admins edit: equal values have equal versions, and background counters do not change it. */
export const etagOf = (edited: unknown): string => hashOf(canonical(edited));

/** `current` is part of the 409 response: it must hold only what the caller may see. */
export function requireSameEtag<R extends { etag: string }>(sent: string, current: R): void {
  if (current.etag !== sent) throw new AppError('admin.conflict', { current });
}
