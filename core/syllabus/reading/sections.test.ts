import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anchorOf, joinSections, splitSections } from './sections';

describe('the sections of a text', () => {
  it('are cut at the headings, with what stands before them', () => {
    const text = 'Antes.\n\n## Uno {#uno}\n\nTexto.\n\n### Trampas típicas\n\n- Una.\n\n## Dos\nFin.\n';
    expect(splitSections(text)).toEqual({
      intro: 'Antes.',
      sections: [
        { id: 'uno', title: 'Uno', body: 'Texto.\n\n### Trampas típicas\n\n- Una.' },
        { id: 'dos', title: 'Dos', body: 'Fin.' },
      ],
    });
  });

  it('get ids of their own from their words', () => {
    const { sections } = splitSections('## ¿Qué es?\n## ¿Qué es?\n## ***');
    expect(sections.map(({ id }) => id)).toEqual(['que-es', 'que-es-2', 'seccion']);
    expect(anchorOf('Niñez y Cía.')).toBe('ninez-y-cia');
  });

  it('join into the text they were cut from', () => {
    const line = fc.stringMatching(/^[a-z|*-][a-z |*-]{0,12}[a-z]$/);
    const body = fc.array(line, { maxLength: 4 }).map((lines) => lines.join('\n'));
    const sections = fc.uniqueArray(fc.record({ id: fc.stringMatching(/^[a-z]{1,6}$/), title: line, body }), {
      selector: ({ id }) => id,
    });
    fc.assert(
      fc.property(fc.record({ intro: body, sections }), (parts) => {
        expect(splitSections(joinSections(parts))).toEqual(parts);
      }),
    );
  });
});
