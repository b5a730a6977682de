/** Screens that ask who someone is: coming back to them after signing in would lead in a circle. */
const entrances = new Set([
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

// Browsers read a backslash as a slash and drop tabs and newlines: `/\evil.example` would leave the site.
const FORBIDDEN = /[\\\p{C}\s]/u;

/**
 * Where `volver` may lead: a path of this site and nothing else, or null. The value comes from the address bar,
 * so anyone can write it into a link that looks like ours (open redirect, CWE-601).
 */
export function ownPath(volver: string | null | undefined): string | null {
  if (!volver?.startsWith('/') || volver.length > MAX_LENGTH || FORBIDDEN.test(volver)) return null;
  const [path = ''] = volver.split(/[?#]/);
  // `//host` names another site, and `/.//host` becomes that once the dots are resolved.
  if (path.includes('//') || path.startsWith('/api/')) return null;
  return entrances.has(path.replace(/(?<=.)\/$/, '')) ? null : volver;
}

/** The way to a screen that keeps where the visitor wanted to go. */
export const withReturn = (screen: string, volver: string | null | undefined): string => {
  const path = ownPath(volver);
  return path ? `${screen}?volver=${encodeURIComponent(path)}` : screen;
};
