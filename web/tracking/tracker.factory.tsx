import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import { createRoutesStub, Link, Outlet } from 'react-router';
import { WhenSignedIn } from '../devices/when-signed-in';

const strong = { hardwareConcurrency: 8, deviceMemory: 8, maxTouchPoints: 0 };
/** How strong the browser says that its machine is. */
export const machine = (given: object = {}) => {
  for (const [name, value] of Object.entries({ ...strong, ...given }))
    Object.defineProperty(navigator, name, { value, configurable: true });
};

export const loadTracker = () => import('./tracker');
const Frame = () => (
  <>
    <Link to="/tienda?orden=precio">Tienda</Link>
    <button type="button" data-track="add-to-cart" data-track-product="p1">
      Añadir
    </button>
    <Outlet />
    <WhenSignedIn load={loadTracker} />
  </>
);
/** A small site with a link, something to press, and the tracker. */
export function open() {
  const Site = createRoutesStub([
    {
      path: '/',
      Component: Frame,
      children: [
        { index: true, Component: () => null },
        { path: '*', Component: () => null },
      ],
    },
  ]);
  return render(
    <QueryClientProvider client={new QueryClient()}>
      <Site initialEntries={['/blog?buscar=x']} />
    </QueryClientProvider>,
  );
}
