import { describe, expect, it } from 'vitest';
import { safeReturnPath, withReturn } from './return-path';

describe('after signing in the user returns', () => {
  it.each([
    '/campus-estudio',
    '/',
    '/campus-estudio/temario/tema-8?seccion=2#nota',
    '/checkout?plan=plus&billing=annual',
    '/producto/12?de=https://atalaya.example/tienda',
    '/foro/tema/a%2Fb',
    '/búsqueda',
  ])('to %s, a path of this site', (path) => {
    expect(safeReturnPath(path)).toBe(path);
  });

  it.each([
    ['nothing', null],
    ['nothing', undefined],
    ['an empty value', ''],
    ['a host', 'evil.example'],
    ['a whole address', 'https://evil.example/'],
    ['a script scheme', 'javascript:alert(1)'],
    ['a scheme without host', 'https:evil.example'],
    ['a protocol-relative address', '//evil.example'],
    ['three slashes', '///evil.example'],
    ['a backslash', '/\\evil.example'],
    ['a backslash further on', '/a\\b'],
    ['a tab', '/\t/evil.example'],
    ['a newline', '/\n/evil.example'],
    ['a null', '/\u0000'],
    ['a leading space', ' /campus-estudio'],
    ['a right-to-left override', '/\u202Eevil'],
    ['dots that resolve to another host', '/.//evil.example'],
    ['the API', '/api/auth/logout'],
    ['the sign-in screen itself', '/login?volver=%2Flogin'],
    ['the sign-in screen with a slash', '/register/'],
    ['a very long value', `/${'a'.repeat(600)}`],
  ])('but never to %s (%j)', (_what, volver) => {
    expect(safeReturnPath(volver)).toBeNull();
  });

  it('passes the return path to another page and drops an external one', () => {
    expect(withReturn('/register', '/planes?a=1')).toBe('/register?volver=%2Fplanes%3Fa%3D1');
    expect(withReturn('/register', 'https://evil.example')).toBe('/register');
  });
});
