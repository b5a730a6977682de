/** Returning to one of these after signing in would be a loop. */
const signInPages = new Set([
  '/auth',
  '/login',
  '/register',
  '/registro',
  '/test-login',
  '/recuperar',
  '/nueva-contrasena',
  '/confirmar-correo',
]);

const MAX_LENGTH = 500;

// Browsers treat a backslash as a slash and drop tabs and newlines: `/\evil.example` would leave the site.
const FORBIDDEN = /[\\\p{C}\s]/u;

/** `volver` if it is a path of this site, otherwise null. Prevents an open redirect (CWE-601). */
export function safeReturnPath(volver: string | null | undefined): string | null {
  if (!volver?.startsWith('/') || volver.length > MAX_LENGTH || FORBIDDEN.test(volver)) return null;
  const [path = ''] = volver.split(/[?#]/);
  // `//host` names another site, and `/.//host` becomes that once the dots are resolved.
  if (path.includes('//') || path.startsWith('/api/')) return null;
  return signInPages.has(path.replace(/(?<=.)\/$/, '')) ? null : volver;
}

export const withReturn = (screen: string, volver: string | null | undefined): string => {
  const path = safeReturnPath(volver);
  return path ? `${screen}${screen.includes('?') ? '&' : '?'}volver=${encodeURIComponent(path)}` : screen;
};
