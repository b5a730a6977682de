// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render, screen } from '@testing-library/react';
import { createRoutesStub } from 'react-router';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { useSessionStore } from '../../platform/session';
import { AddToCartButton } from '../../store/cart/add-to-cart';
import { Header } from './header';

const product = { id: 'p1', name: 'Esquema', shortDescription: '', images: [], price: 5.99 };

function Page() {
  return (
    <>
      <Header />
      <AddToCartButton product={product} />
    </>
  );
}

const checked = (isLoading: boolean) =>
  act(() => useSessionStore.setState({ currentUser: null, isLoading, error: null }));

beforeEach(() => {
  checked(true);
  const Stub = createRoutesStub([{ path: '/producto/p1', Component: Page }]);
  render(
    <QueryClientProvider client={new QueryClient()}>
      <Stub initialEntries={['/producto/p1']} />
    </QueryClientProvider>,
  );
});
afterEach(() => {
  cleanup();
  useSessionStore.setState({ isLoading: true });
});

describe('a page whose session is being checked', () => {
  it('looks neither signed in nor signed out', () => {
    const account = screen.getByRole('link', { name: 'Iniciar sesión' });
    // The icon of a guest is for pages without scripts only.
    expect(account.querySelector('svg')?.classList.contains('hidden')).toBe(true);
    const add = screen.getByRole('button', { name: 'Añadir al carrito' });
    expect(add.getAttribute('aria-disabled')).toBeNull();
  });

  it('offers to sign in once there is no session', () => {
    checked(false);
    const account = screen.getByRole('link', { name: 'Iniciar sesión' });
    expect(account.querySelector('svg')?.classList.contains('hidden')).toBe(false);
    const add = screen.getByRole('button', { name: 'Añadir al carrito' });
    expect(add.getAttribute('aria-disabled')).toBe('true');
  });
});
