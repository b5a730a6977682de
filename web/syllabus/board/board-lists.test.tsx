// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { Glossary } from './board-lists';

afterEach(cleanup);

it('puts the words in the order of a dictionary, whatever their accents and capitals', () => {
  const terms = ['ATTAC', 'Zapatismo', 'brecha', 'Ánima', 'Ávila'].map((word) => ({
    id: word,
    section: 'origen',
    word,
    definition: 'Lo que significa.',
  }));
  render(<Glossary terms={terms} />);
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent?.split(':')[0])).toEqual([
    'Ánima',
    'ATTAC',
    'Ávila',
    'Brecha',
    'Zapatismo',
  ]);
});
