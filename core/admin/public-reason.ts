/** A change that readers see, such as a corrected key, is published with its reason. */
export const MIN_REASON_LENGTH = 10;
export const MAX_REASON_LENGTH = 1_000;
export const NEEDS_REASON = 'Explica el motivo: lo verán los opositores.';

export const isPublicReason = (reason: unknown): boolean =>
  typeof reason === 'string' && reason.trim().length >= MIN_REASON_LENGTH;
