import { describe, expect, it } from 'vitest';
import { type Held, holds } from '../../auth/roles';
import { authorResource, postResource } from '../../blog/admin/blog';
import { couponResource } from '../../checkout/admin/coupons';
import { studyPath } from '../../review/study-path';
import { categoryResource, offerResource, productResource } from '../../store/admin/store';
import { adminPageAt, adminPages, permissionOfPage } from './admin';
import { campusPages } from './campus';
import { pageGroups } from './menu';

const groupsOf = (user: Held) => pageGroups(adminPages, (permission) => holds(user, permission));

describe('the rail', () => {
  it.each([postResource, authorResource, productResource, categoryResource, offerResource, couponResource])(
    'calls the page «$title» by its title',
    ({ title }) => {
      expect(adminPages.map(({ label }) => label)).toContain(title);
    },
  );

  it('has every admin page once, under its heading', () => {
    const listed = groupsOf({ isAdmin: true }).flatMap(({ pages }) => pages);
    expect(listed.map(({ path }) => path).sort()).toEqual(adminPages.map(({ path }) => path).sort());
    expect(new Set(adminPages.map(({ path }) => path)).size).toBe(adminPages.length);
  });

  it.each([
    ['editor', 'Temario', 'Usuarios'],
    ['moderator', 'Moderación', 'Temario'],
    ['support', 'Usuarios', 'Cupones'],
  ] as const)('shows the %s «%s» and not «%s»', (role, shown, hidden) => {
    const labels = groupsOf({ isAdmin: false, roles: [role] }).flatMap(({ pages }) =>
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
    expect(adminPageAt(pathname)?.path).toBe(path);
  });
});

it.each([
  ['/admin', 'may:enter-admin'],
  ['/admin/blog/autores', 'may:edit-content'],
  ['/admin/tienda/', 'may:run-business'],
  ['/admin/tienda/opiniones', 'may:moderate'],
  ['/admin/usuarios/8/plan', 'may:support-users'],
  ['/admin/tiendas', 'may:administer'],
  ['/admin/new-page-nobody-listed', 'may:administer'],
])('the page %s asks for %s', (path, permission) => {
  expect(permissionOfPage(path)).toBe(permission);
});

it('opens the reviews of the campus menu where study sessions are', () => {
  expect(campusPages.find(({ path }) => path === '/study')?.to).toBe(studyPath({ only: 'due' }));
});
