export const apiScopes = [
  'blog',
  'store',
  'legal',
  'corrections',
  'statistics',
  'content-export',
  'users',
] as const;
export type ApiScope = (typeof apiScopes)[number];

export const scopeNames: Record<ApiScope, string> = {
  blog: 'Blog: entradas, autores y temas',
  store: 'Tienda: productos y categorías',
  legal: 'Páginas legales',
  corrections: 'Correcciones de preguntas',
  statistics: 'Estadísticas: cuentas, sesiones y estudio',
  'content-export': 'Exportar contenido: temas y preguntas con sus respuestas',
  users: 'Usuarios: invitar, dar y terminar planes',
};

/** Public endpoints that a key may read; endpoints with access `key` name their scope themselves. */
const publicPaths: Partial<Record<ApiScope, readonly string[]>> = {
  blog: ['/api/blog/'],
  store: ['/api/store/products', '/api/store/categories'],
  legal: ['/api/legal-pages'],
  corrections: ['/api/corrections'],
};

/** The scope needed to read a public path; undefined when no API key gives access to it. */
export const scopeOf = (path: string): ApiScope | undefined =>
  apiScopes.find((scope) => publicPaths[scope]?.some((start) => path.startsWith(start)));

export const apiKeyLimits = { name: 80, perMinute: 600 } as const;

/** A key is `atl_` and 43 characters; admin lists show the first ones to tell keys apart. */
export const KEY_PREFIX = 'atl_';
export const visiblePrefix = (key: string): string => key.slice(0, KEY_PREFIX.length + 6);

export const keyStates = ['active', 'expired', 'revoked'] as const;
export type KeyState = (typeof keyStates)[number];

export function keyState(key: { expiresAt: Date | null; revokedAt: Date | null }, now: Date): KeyState {
  if (key.revokedAt) return 'revoked';
  return key.expiresAt && key.expiresAt <= now ? 'expired' : 'active';
}
