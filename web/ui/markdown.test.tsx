// @vitest-environment jsdom
import { parseMarkdown } from '@atalaya/core/platform/markdown';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { Markdown } from './markdown';

afterEach(cleanup);

it('a drawing of the syllabus is part of the page, with its description and its size', () => {
  const src = '/api/syllabus/figures/08-organos-360x520.svg';
  render(<Markdown blocks={parseMarkdown(`![De quién depende cada órgano](${src})`)} />);
  const drawing = screen.getByRole('img', { name: 'De quién depende cada órgano' });
  expect(drawing.getAttribute('viewBox')).toBe('0 0 360 520');
  expect(drawing.querySelector('use')?.getAttribute('href')).toBe(`${src}#figure`);
});
