// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createRoutesStub } from 'react-router';
import { afterEach, describe, expect, it } from 'vitest';
import { ShopFilterPanel } from './shop-filter-panel';
import { ShopToolbar } from './shop-toolbar';
import { useShopFilters } from './use-shop-filters';

function Filters() {
  const address = useShopFilters();
  return (
    <>
      <ShopFilterPanel address={address} categories={[]} isAskedFor={false} />
      <ShopToolbar address={address} categories={[]} sections={[]} isAskedFor={false} onAsk={() => {}} />
      <output data-testid="url">{address.to({})}</output>
    </>
  );
}

const open = (search: string) => {
  const Stub = createRoutesStub([{ path: '/tienda', Component: Filters }]);
  render(<Stub initialEntries={[`/tienda${search}`]} />);
};
const url = () => screen.getByTestId('url').textContent;

afterEach(cleanup);

describe('the filters of the store', () => {
  it('keep the focus on the price while it is moved step by step', async () => {
    open('?precio=0-100');
    const most = screen.getByRole('slider', { name: 'Precio máximo' });
    most.focus();
    fireEvent.keyDown(most, { key: 'PageDown' });
    await waitFor(() => expect(url()).toBe('/tienda?precio=0-90'));
    expect(document.activeElement).toBe(most);
    fireEvent.keyDown(most, { key: 'PageDown' });
    await waitFor(() => expect(url()).toBe('/tienda?precio=0-80'));
    expect(document.activeElement).toBe(most);
    expect(screen.getByRole('slider', { name: 'Precio máximo' })).toBe(most);
  });

  it('never let the two prices cross, and change the URL only on release', async () => {
    open('?precio=40-60');
    const least = screen.getByRole<HTMLInputElement>('slider', { name: 'Precio mínimo' });
    fireEvent.input(least, { target: { value: '150' } });
    expect(least.value).toBe('59');
    expect(url()).toBe('/tienda?precio=40-60');
    least.dispatchEvent(new Event('change', { bubbles: true }));
    await waitFor(() => expect(url()).toBe('/tienda?precio=59-60'));
  });

  it('follow the URL when it changes elsewhere', async () => {
    open('?precio=40-60');
    fireEvent.click(screen.getAllByRole('link', { name: 'Borrar filtros' }).at(0) ?? document.body);
    await waitFor(() => expect(url()).toBe('/tienda'));
    expect(screen.getByRole<HTMLInputElement>('slider', { name: 'Precio máximo' }).value).toBe('200');
  });

  it('can be cleared while their panel is hidden', () => {
    open('?precio=40-60&filtros=no');
    expect(screen.queryByRole('complementary', { name: 'Filtros' })).toBeNull();
    const clear = screen.getByRole('link', { name: 'Borrar filtros' });
    expect(clear.getAttribute('href')).toBe('/tienda?filtros=no');
  });
});
