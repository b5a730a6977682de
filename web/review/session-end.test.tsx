// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, describe, expect, it } from 'vitest';
import type { Card, Runner } from './runner-state';
import { SessionEnd } from './session-end';

const card: Card = {
  kind: 'question',
  id: 'q1',
  topic: 2,
  topicTitle: 'La Constitución',
  section: null,
  front: '¿Quién sanciona las leyes?',
  options: { A: 'El Rey', B: 'El Congreso', C: 'El Senado' },
  answer: 'A',
  explanation: 'Artículo 62 de la Constitución.',
  reference: null,
  version: 1,
  isNew: false,
  isLeech: false,
  mayHaveChanged: false,
};

const runnerOf = (given: Runner['given']): Runner => ({
  steps: given.map((_, index) => ({ type: 'card', card, stretch: 0, isAgain: index > 0 })),
  at: given.length,
  shown: false,
  choice: null,
  answerId: null,
  given,
});
const show = (given: Runner['given']) =>
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        <SessionEnd runner={runnerOf(given)} waiting={1} isRehearsal={false} onAgain={() => {}} />
      </MemoryRouter>
    </QueryClientProvider>,
  );
const paragraphs = () =>
  [...screen.getByRole('region', { name: 'Por temas' }).querySelectorAll('p')].map(
    ({ textContent }) => textContent,
  );

describe('the end of a session', () => {
  afterEach(cleanup);

  it('says that repetitions do not count by topic only if there were some', () => {
    show([{ id: 'a', step: 0, right: true, inserted: null }]);
    expect(paragraphs()).toEqual([]);
    cleanup();
    show([
      { id: 'a', step: 0, right: false, inserted: 1 },
      { id: 'b', step: 1, right: true, inserted: null },
    ]);
    expect(paragraphs()).toEqual(['Sin las repeticiones: cuenta la primera respuesta a cada una.']);
  });
});
