/** What a key of the public API may read. */
export const apiScopes = ['syllabus', 'blog', 'corrections'] as const;
export type ApiScope = (typeof apiScopes)[number];

export const scopeNames: Record<ApiScope, string> = {
  syllabus: 'Temario: los temas y sus bloques',
  blog: 'Blog: las entradas publicadas',
  corrections: 'Correcciones: el registro público',
};

export const apiKeyLimits = { name: 80, perMinute: 600 } as const;

/** `atl_` and 43 characters: the start is shown in lists, so that one key can be told from another. */
export const KEY_PREFIX = 'atl_';
export const shownStart = (key: string): string => key.slice(0, KEY_PREFIX.length + 6);

export type KeyState = 'active' | 'expired' | 'revoked';

export function keyState(key: { expiresAt: Date | null; revokedAt: Date | null }, now: Date): KeyState {
  if (key.revokedAt) return 'revoked';
  return key.expiresAt && key.expiresAt <= now ? 'expired' : 'active';
}
