// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { createRoutesStub } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import { AuditChange } from './audit-change';

afterEach(cleanup);

it('the audit log names fields and choices as their form does, and amounts in euros', () => {
  const field = (label: string, kind: string, choices = {}) => ({ label, kind, choices });
  const entry = {
    id: 'uno',
    at: '2026-11-15T10:00:00.000Z',
    actor: null,
    action: 'content.changed',
    subject: 'product',
    subjectId: 'pack',
    subjectName: 'Pack',
    fields: {
      priceCents: field('Precio en euros', 'euros'),
      state: field('Estado', 'choice', { draft: 'Borrador', published: 'Publicado' }),
      'contents.topics': field('Abre los temas', 'list'),
      categoryId: field('Categoría', 'line', { packs: 'Packs y cursos' }),
      value: { ...field('Importe en euros', 'euros'), kindBefore: 'number' },
    },
    before: { priceCents: 1299, state: 'draft', contents: { topics: [1] }, categoryId: null, value: 25 },
    after: {
      priceCents: 999,
      state: 'published',
      contents: { topics: [1, 2] },
      categoryId: 'packs',
      value: 550,
    },
  };
  const Stub = createRoutesStub([{ path: '/', Component: () => <AuditChange entry={entry} /> }]);
  render(<Stub initialEntries={['/']} />);
  const rows = screen.getAllByRole('row').slice(1);
  expect(rows.map((row) => row.textContent?.replaceAll('\u00a0', ' '))).toEqual([
    'Precio en euros12,99 €9,99 €',
    'EstadoBorradorPublicado',
    'Lo que abreAbre los temas: 1Abre los temas: 1, 2',
    'Categoría—Packs y cursos',
    'Importe en euros255,50 €',
  ]);
});
