// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { createRoutesStub } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { isAdminVerified, setAdminVerification } from '../../platform/admin-verification';
import { useSessionStore } from '../../platform/session';
import { readUser } from '../../platform/session-storage';
import { AdminGate, TURNED_AWAY } from './gate';

const lucia = readUser({ id: 'u1', email: 'lucia@atalaya.example', username: 'lucia' });
const admin = lucia && { ...lucia, id: 'a1', isAdmin: true };

const known = (user: typeof lucia) =>
  act(() =>
    useSessionStore.setState({
      currentUser: user,
      isAdmin: user?.isAdmin ?? false,
      isAuthenticated: user !== null,
      isLoading: false,
      error: null,
    }),
  );

function open() {
  const Stub = createRoutesStub([
    {
      path: '/admin',
      Component: () => (
        <AdminGate>
          <h1>El panel</h1>
        </AdminGate>
      ),
    },
    { path: '/', Component: () => <h1>La portada</h1> },
  ]);
  render(<Stub initialEntries={['/admin']} />);
}

const spinner = () => screen.queryByText('Comprobando tu sesión');
const panel = () => screen.queryByRole('heading', { name: 'El panel' });
const home = () => screen.queryByRole('heading', { name: 'La portada' });

describe('the admin gate', () => {
  let log: ReturnType<typeof vi.spyOn>;

  beforeEach(() => {
    log = vi.spyOn(console, 'warn').mockImplementation(() => {});
    sessionStorage.clear();
    useSessionStore.setState(useSessionStore.getInitialState(), true);
  });
  afterEach(() => {
    cleanup();
    vi.restoreAllMocks();
  });

  it('shows a spinner while the user is loading [4.gate-1]', () => {
    open();
    expect(spinner()).toBeTruthy();
    expect(panel()).toBeNull();
    expect(log).not.toHaveBeenCalled();
  });

  it('shows a spinner, and a way to try again, while nobody could say who it is [4.gate-2]', () => {
    open();
    act(() => useSessionStore.setState({ isLoading: false, error: 'Error al verificar autenticación' }));
    expect(spinner()).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Reintentar' })).toBeTruthy();
    expect(home()).toBeNull();
  });

  it('lets an admin in and remembers it [4.gate-5, 4.gate-6, 6.admin-3]', () => {
    open();
    known(admin);
    expect(panel()).toBeTruthy();
    expect(isAdminVerified()).toBe(true);
  });

  it('sends a student home, clears the flag and says so [4.gate-3, 4.gate-4, 6.admin-5, 6.admin-6]', async () => {
    setAdminVerification();
    open();
    known(lucia);
    expect(await screen.findByRole('heading', { name: 'La portada' })).toBeTruthy();
    expect(isAdminVerified()).toBe(false);
    expect(log).toHaveBeenCalledWith(TURNED_AWAY);
  });

  it('sends a guest home, whatever the tab remembers [4.gate-7, 6.admin-9]', async () => {
    setAdminVerification();
    open();
    known(null);
    expect(await screen.findByRole('heading', { name: 'La portada' })).toBeTruthy();
    expect(sessionStorage.getItem('atalaya.admin-verified')).toBeNull();
  });

  it('spares an admin whom this tab saw in the last ten minutes the spinner [6.admin-4]', () => {
    setAdminVerification(Date.now() - 599_000);
    useSessionStore.setState(useSessionStore.getInitialState(), true);
    open();
    expect(panel()).toBeTruthy();
    known(admin);
    expect(panel()).toBeTruthy();
  });

  it('spares nobody after ten minutes', () => {
    setAdminVerification(Date.now() - 600_000);
    useSessionStore.setState(useSessionStore.getInitialState(), true);
    open();
    expect(spinner()).toBeTruthy();
  });

  it('closes behind an admin who signs out elsewhere', async () => {
    open();
    known(admin);
    known(null);
    expect(await screen.findByRole('heading', { name: 'La portada' })).toBeTruthy();
  });
});
