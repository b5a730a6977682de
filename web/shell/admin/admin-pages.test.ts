import { describe, expect, it } from 'vitest';
import { adminGroups, adminPages, pageAt } from './admin-pages';

describe('the rail', () => {
  it('has every admin page once, under its heading', () => {
    const listed = adminGroups().flatMap(({ pages }) => pages);
    expect(listed.map(({ path }) => path).sort()).toEqual(adminPages.map(({ path }) => path).sort());
    expect(new Set(adminPages.map(({ path }) => path)).size).toBe(adminPages.length);
  });

  it.each([
    ['/admin', '/admin'],
    ['/admin/', '/admin'],
    ['/admin/usuarios', '/admin/usuarios'],
    ['/admin/usuarios/', '/admin/usuarios'],
    ['/admin/negocio/paginas-legales', '/negocio/paginas-legales'],
    ['/negocio/paginas-legales', '/negocio/paginas-legales'],
    ['/admin/flashcards/tema/3', '/admin/flashcards'],
  ])('%s lights up %s', (pathname, path) => {
    expect(pageAt(pathname)?.path).toBe(path);
  });
});
