// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react';
import { createRoutesStub } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import { Rail } from './rail';

afterEach(cleanup);

it('the rail scrolls to the entry of the page', () => {
  const scrolled: (string | null)[] = [];
  // jsdom has no layout, so it does not have this method.
  Element.prototype.scrollIntoView = function (this: Element) {
    scrolled.push(this.getAttribute('href'));
  };
  const Stub = createRoutesStub([{ path: '*', Component: Rail }]);
  render(<Stub initialEntries={['/admin/auditoria']} />);
  expect(scrolled).toEqual(['/admin/auditoria']);
});
