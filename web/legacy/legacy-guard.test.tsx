// @vitest-environment jsdom
import { classicPages } from '@atalaya/core/legacy/legacy';
import type { RouteConfigEntry } from '@react-router/dev/routes';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createRoutesStub } from 'react-router';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import LegacyGuard from './legacy-guard';
import LegacyPage from './legacy-page';
import { legacyRoutes } from './routes';

const open = (path: string) => {
  const Site = createRoutesStub([
    { path: '/legacy', Component: LegacyPage },
    { Component: LegacyGuard, children: [{ path: '/legacy/test', Component: () => <h1>Test clásico</h1> }] },
  ]);
  return render(<Site initialEntries={[path]} />);
};

const door = () => screen.findByRole('button', { name: 'Entrar en el área clásica' });
const classicTest = () => screen.findByRole('heading', { name: 'Test clásico' });

beforeEach(() => sessionStorage.clear());
afterEach(cleanup);

describe('a page of the classic area', () => {
  it('leads to /legacy without the flag of the session [2.1-40, 6.legacy-1]', async () => {
    open('/legacy/test');
    expect(await door()).toBeTruthy();
    expect(screen.queryByRole('heading', { name: 'Test clásico' })).toBeNull();
  });

  it('leads to /legacy with a flag that is not true [2.1-40]', async () => {
    sessionStorage.setItem('atalaya.legacy-auth', 'false');
    open('/legacy/test');
    expect(await door()).toBeTruthy();
  });

  it('opens with the flag [2.1-41, 6.legacy-1]', async () => {
    sessionStorage.setItem('atalaya.legacy-auth', 'true');
    open('/legacy/test');
    expect(await classicTest()).toBeTruthy();
  });

  it('opens after any visitor has entered, without looking for it again [2.1-41]', async () => {
    open('/legacy/test');
    fireEvent.click(await door());
    expect(await classicTest()).toBeTruthy();
    expect(sessionStorage.getItem('atalaya.legacy-auth')).toBe('true');
  });
});

describe('/legacy', () => {
  it('lets a visitor in, and out again', async () => {
    open('/legacy');
    fireEvent.click(await door());
    fireEvent.click(await screen.findByRole('button', { name: 'Salir del área clásica' }));
    expect(await door()).toBeTruthy();
    expect(sessionStorage.getItem('atalaya.legacy-auth')).toBeNull();
  });

  it('lists only pages that exist', () => {
    const paths = (routes: readonly RouteConfigEntry[]): string[] =>
      routes.flatMap(({ path, children }) => [...(path ? [`/${path}`] : []), ...paths(children ?? [])]);
    for (const { path } of classicPages) expect(paths(legacyRoutes.standalone ?? [])).toContain(path);
  });
});
