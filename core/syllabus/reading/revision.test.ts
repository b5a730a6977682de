import { describe, expect, it } from 'vitest';
import { figureTables, lastReview } from './revision';

const table = '| Hito | Fecha |\n|---|---|\n| Referéndum | 1978 |';
const sections = [
  {
    id: 'uno',
    title: 'Uno',
    body: `Texto.\n\n${table}\n\n### Trampas típicas\n\n- Una.\n- Dos.\n\n### Más\n\nOtra.`,
  },
  { id: 'dos', title: 'Dos', body: 'Sin tablas, con | barras | sueltas.' },
  { id: 'resumen', title: 'Resumen en cinco líneas', body: '1. Una línea.' },
];

describe('what a topic gives for the last hours', () => {
  it('is its five lines and its traps', () => {
    expect(lastReview(sections)).toBe(
      '## En cinco líneas\n\n1. Una línea.\n\n## Las trampas del tema\n\n### Uno\n\n- Una.\n- Dos.',
    );
  });

  it('is its tables, each under its section', () => {
    expect(figureTables(sections)).toBe(`## Uno\n\n${table}`);
  });

  it('is nothing for an outline', () => {
    expect([lastReview([]), figureTables([])]).toEqual(['', '']);
  });
});
