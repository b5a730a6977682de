import { describe, expect, it } from 'vitest';
import { routesFor } from './route-table';

const table = Object.fromEntries(
  [
    { id: 'root' },
    { id: 'site', parentId: 'root' },
    { id: 'home', parentId: 'site', index: true },
    { id: 'plans', parentId: 'site', path: 'planes' },
    { id: 'feed', parentId: 'root', path: 'blog/feed.xml' },
    { id: 'missing', parentId: 'site', path: '*' },
    { id: 'campus', parentId: 'root' },
    { id: 'topic', parentId: 'campus', path: 'campus-estudio/temario/:topic/:section?' },
    { id: 'board', parentId: 'campus', path: 'campus-estudio/temario/:topic/tablero' },
    { id: 'admin', parentId: 'root', path: 'admin' },
    { id: 'dashboard', parentId: 'admin', index: true },
    { id: 'users', parentId: 'admin', path: 'usuarios' },
  ].map((route) => [route.id, route]),
);
const idsFor = (...paths: string[]) => Object.keys(routesFor(table, paths)).sort();

describe('the routes of some paths', () => {
  it('are the matching routes with their parents', () => {
    expect(idsFor('/planes')).toEqual(['missing', 'plans', 'root', 'site']);
    expect(idsFor('/')).toEqual(['home', 'missing', 'root', 'site']);
    expect(idsFor('/campus-estudio/temario/tema-2')).toEqual(['campus', 'missing', 'root', 'site', 'topic']);
    expect(idsFor('/campus-estudio/temario/20/tablero')).toContain('board');
    expect(idsFor('/admin/usuarios')).toEqual(['admin', 'missing', 'root', 'site', 'users']);
    expect(idsFor('/admin')).toContain('dashboard');
  });

  it('match trailing slashes, several paths at once and literal dots', () => {
    expect(idsFor('/planes/', '/admin')).toEqual(expect.arrayContaining(['plans', 'dashboard']));
    expect(idsFor('/blog/feedxml')).not.toContain('feed');
    expect(idsFor('/blog/feed.xml')).toContain('feed');
  });
});
