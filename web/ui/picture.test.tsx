// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { Picture } from './picture';

afterEach(cleanup);

describe('an image', () => {
  it('that fails to load is replaced by a placeholder with its description', () => {
    const { rerender } = render(<Picture src="/a.webp" alt="Una placa" />);
    fireEvent.error(screen.getByRole('img', { name: 'Una placa' }));
    expect(screen.getByRole('img', { name: 'Una placa' }).hasAttribute('data-placeholder')).toBe(true);
    rerender(<Picture src="/b.webp" alt="Una placa" />);
    expect(screen.getByRole('img', { name: 'Una placa' }).getAttribute('src')).toBe('/b.webp');
  });

  it('that does not exist is a placeholder from the beginning', () => {
    const { container } = render(<Picture src={undefined} alt="" />);
    expect(container.querySelector('[data-placeholder]')).not.toBeNull();
  });
});
