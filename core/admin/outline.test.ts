import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fromOutline, type OutlineNode, outlineNodes, toOutline } from './outline';

describe('a tree written as an outline', () => {
  it('has one node per line, two spaces per level, and the note after two colons', () => {
    const nodes = [
      { label: 'Corona', note: 'art. 56', children: [{ label: 'Refrendo' }] },
      { label: 'Cortes' },
    ];
    const text = 'Corona :: art. 56\n  Refrendo\nCortes';
    expect(toOutline(nodes)).toBe(text);
    expect(fromOutline(text)).toEqual(nodes);
  });

  it('marks a sequence with a number sign', () => {
    const nodes: OutlineNode[] = [
      { label: 'Fases', note: 'art. 1', ordered: true, children: [{ label: 'Una' }] },
    ];
    expect(toOutline(nodes)).toBe('# Fases :: art. 1\n  Una');
    expect(fromOutline('# Fases :: art. 1\n  Una')).toEqual(nodes);
  });

  it('accepts tabs, dashes, empty lines and skipped levels', () => {
    expect(fromOutline('- Uno\n\n\t- Dos\n\t\t\tTres\n Cuatro')).toEqual([
      {
        label: 'Uno',
        children: [{ label: 'Dos', children: [{ label: 'Tres' }] }, { label: 'Cuatro' }],
      },
    ]);
    expect(fromOutline(' \n')).toEqual([]);
  });

  it('parses what it wrote', () => {
    const label = fc.stringMatching(/^[a-zñ:][a-zñ :]{0,8}[a-zñ]$/).filter((text) => !text.includes(' ::'));
    const { node } = fc.letrec<{ node: OutlineNode }>((tie) => ({
      node: fc.record(
        {
          label,
          note: label,
          ordered: fc.constant(true),
          children: fc.array(tie('node'), { minLength: 1, maxLength: 3, depthIdentifier: 'tree' }),
        },
        { requiredKeys: ['label'] },
      ),
    }));
    fc.assert(
      fc.property(fc.array(node, { maxLength: 4 }), (nodes) => {
        expect(fromOutline(toOutline(nodes))).toEqual(nodes);
        expect(outlineNodes(nodes)).toEqual(nodes);
      }),
    );
  });

  it('drops values that are not nodes', () => {
    expect(outlineNodes([{ label: 'a', note: 3 }, 'b', null])).toEqual([{ label: 'a' }]);
    expect(outlineNodes('nada')).toEqual([]);
  });
});
