// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createRoutesStub } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import { useSessionStore } from '../../platform/session';
import { readUser } from '../../platform/session-storage';
import { Rail } from './rail';

afterEach(cleanup);

it('the rail scrolls to the entry of the page, also of the next one', async () => {
  const scrolled: (string | null)[] = [];
  // jsdom has no layout, so it does not have this method. In new browsers it returns a promise.
  Reflect.set(Element.prototype, 'scrollIntoView', function (this: Element) {
    scrolled.push(this.getAttribute('href'));
    return Promise.resolve();
  });
  useSessionStore.setState({ currentUser: readUser({ id: 'a1', isAdmin: true }) });
  const Stub = createRoutesStub([{ path: '*', Component: Rail }]);
  render(<Stub initialEntries={['/admin/auditoria']} />);
  expect(scrolled).toEqual(['/admin/auditoria']);
  fireEvent.click(screen.getByRole('link', { name: 'Usuarios' }));
  await waitFor(() => expect(scrolled).toEqual(['/admin/auditoria', '/admin/usuarios']));
  expect(screen.getByRole('link', { name: 'Usuarios' }).getAttribute('aria-current')).toBe('page');
});
