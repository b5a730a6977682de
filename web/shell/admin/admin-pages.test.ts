import { authorResource, postResource } from '@atalaya/core/blog/admin-blog';
import { couponResource } from '@atalaya/core/checkout/admin-coupons';
import { categoryResource, offerResource, productResource } from '@atalaya/core/store/admin-store';
import { describe, expect, it } from 'vitest';
import { adminGroups, adminPages, pageAt } from './admin-pages';

describe('the rail', () => {
  it.each([postResource, authorResource, productResource, categoryResource, offerResource, couponResource])(
    'calls the page «$title» by its title',
    ({ title }) => {
      expect(adminPages.map(({ label }) => label)).toContain(title);
    },
  );

  it('has every admin page once, under its heading', () => {
    const listed = adminGroups({ isAdmin: true }).flatMap(({ pages }) => pages);
    expect(listed.map(({ path }) => path).sort()).toEqual(adminPages.map(({ path }) => path).sort());
    expect(new Set(adminPages.map(({ path }) => path)).size).toBe(adminPages.length);
  });

  it.each([
    ['editor', 'Temario', 'Usuarios'],
    ['moderator', 'Moderación', 'Temario'],
    ['support', 'Usuarios', 'Cupones'],
  ] as const)('shows the %s «%s» and not «%s»', (role, shown, hidden) => {
    const labels = adminGroups({ isAdmin: false, roles: [role] }).flatMap(({ pages }) =>
      pages.map(({ label }) => label),
    );
    expect(labels).toContain(shown);
    expect(labels).toContain('Panel');
    expect(labels).not.toContain(hidden);
    expect(labels).not.toContain('Equipo');
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
