import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseMarkdown } from './markdown';
import { type Block, figureSize, type Inline, safeTarget } from './markdown-tree';

const text = (value: string): Inline => ({ kind: 'text', text: value });
const paragraph = (value: string): Block => ({ kind: 'paragraph', children: [text(value)] });
const inline = (value: string): Inline[] =>
  parseMarkdown(value).flatMap((block) => (block.kind === 'paragraph' ? block.children : []));

describe('Markdown of the content', () => {
  it('shows images of our own; any other stays text', () => {
    const src = '/api/blog/images/derecho.svg';
    expect(inline(`![Una placa](${src})`)).toEqual([{ kind: 'image', src, alt: 'Una placa' }]);
    expect(inline(`![a](${src}) ![b](https://otra.example/b.png)`)).toEqual([
      { kind: 'image', src, alt: 'a' },
      text(' ![b](https://otra.example/b.png)'),
    ]);
    expect(inline(`![a](${src}/../../x)`)).toEqual([text(`![a](${src}/../../x)`)]);
  });

  it('shows the drawings of the syllabus, whose names end with their size', () => {
    const src = '/api/syllabus/figures/08-organos-360x520.svg';
    expect(inline(`![Los órganos](${src})`)).toEqual([{ kind: 'image', src, alt: 'Los órganos' }]);
    expect(figureSize(src)).toEqual({ width: 360, height: 520 });
    for (const other of [
      '/api/syllabus/figures/08-organos.svg',
      '/api/syllabus/figures/../08-360x520.svg',
      '/otra/08-organos-360x520.svg',
    ])
      expect(figureSize(other)).toBeNull();
    const sizeless = '![a](/api/syllabus/figures/08-organos.svg)';
    expect(inline(sizeless)).toEqual([text(sizeless)]);
  });

  it('has headings with their ids, paragraphs and rules', () => {
    expect(parseMarkdown('## La Corona {#corona}\n\nUna línea\ny otra.\n\n---\n### Trampas')).toEqual([
      { kind: 'heading', level: 2, id: 'corona', children: [text('La Corona')] },
      paragraph('Una línea y otra.'),
      { kind: 'rule' },
      { kind: 'heading', level: 3, id: null, children: [text('Trampas')] },
    ]);
  });

  it('has lists, one inside another, and numbered ones that begin where they begin', () => {
    expect(parseMarkdown('- uno\n  - dentro\n- dos\n\nFin')).toEqual([
      {
        kind: 'list',
        ordered: false,
        start: 1,
        items: [
          [paragraph('uno'), { kind: 'list', ordered: false, start: 1, items: [[paragraph('dentro')]] }],
          [paragraph('dos')],
        ],
      },
      paragraph('Fin'),
    ]);
    expect(parseMarkdown('3. tres\n4. cuatro')).toMatchObject([{ ordered: true, start: 3 }]);
    expect(parseMarkdown('Texto\n- uno')).toMatchObject([{ kind: 'paragraph' }, { kind: 'list' }]);
    expect(parseMarkdown('- uno\n\n- dos')).toMatchObject([{ items: [[{}], [{}]] }]);
  });

  it('has tables, with as many cells in a row as the head has', () => {
    expect(parseMarkdown('| Plazo | Horas |\n|---|--:|\n| **Detención** | 72 |\n| Otra |\n\nFin')).toEqual([
      {
        kind: 'table',
        aligns: [null, 'right'],
        head: [[text('Plazo')], [text('Horas')]],
        rows: [
          [[{ kind: 'strong', children: [text('Detención')] }], [text('72')]],
          [[text('Otra')], []],
        ],
      },
      paragraph('Fin'),
    ]);
  });

  it('reads a table that is mostly empty as text, since each of its rows is filled up to the head', () => {
    const wide = `|${'a|'.repeat(600)}\n|${'-|'.repeat(600)}\n`;
    expect(parseMarkdown(`${wide}|a|`)).toMatchObject([{ kind: 'table' }]);
    const empty = wide + '|\n'.repeat(1_290);
    expect(JSON.stringify(parseMarkdown(empty)).length).toBeLessThan(2 * empty.length);
    expect(parseMarkdown(`> ${empty.replaceAll('\n', '\n> ')}`)).toMatchObject([{ kind: 'quote' }]);
  });

  it('has quotes', () => {
    expect(parseMarkdown('> uno\n> dos')).toEqual([{ kind: 'quote', children: [paragraph('uno dos')] }]);
  });

  it('has bold, emphasis, code and links, and stars that are only stars', () => {
    expect(inline('**Art. *17*.2** de la `CE`, [aquí](/legal/x)')).toEqual([
      {
        kind: 'strong',
        children: [text('Art. '), { kind: 'emphasis', children: [text('17')] }, text('.2')],
      },
      text(' de la '),
      { kind: 'code', text: 'CE' },
      text(', '),
      { kind: 'link', to: '/legal/x', children: [text('aquí')] },
    ]);
    expect(inline('un ***troyano***.')).toEqual([
      text('un '),
      { kind: 'emphasis', children: [{ kind: 'strong', children: [text('troyano')] }] },
      text('.'),
    ]);
    expect(inline('2 * 3 * 4 y \\*no\\*')).toEqual([text('2 * 3 * 4 y *no*')]);
    expect(inline('snake_case_word')).toEqual([text('snake_case_word')]);
  });

  it('leaves HTML as the text that it is', () => {
    expect(parseMarkdown('<script>alert(1)</script>')).toEqual([paragraph('<script>alert(1)</script>')]);
  });

  it.each([
    ['/blog/3', false],
    ['#titular', false],
    ['https://www.boe.es', true],
    ['mailto:a@b.example', true],
  ])('follows %s', (to, isOutside) => {
    expect(safeTarget(to)).toEqual({ to, isOutside });
  });

  it.each([
    'javascript:alert(1)',
    'JAVASCRIPT:x',
    'data:text/html,x',
    '//evil.example',
    '/\\evil.example',
    '',
  ])('does not follow %s', (to) => {
    expect(safeTarget(to)).toBeNull();
  });

  it('reads anything, and loses no word of it', () => {
    const sign = fc.constantFrom('z', '*', '**', '`', '[', ']', '-', '#', '>', '\n', '\n\n', ' ', '  ', '1.');
    const count = (value: string): number => value.split('z').length - 1;
    fc.assert(
      fc.property(fc.array(sign), (signs) => {
        const source = signs.join('');
        expect(count(JSON.stringify(parseMarkdown(source)))).toBe(count(source));
      }),
    );
  });

  it('has no node but those of the tree, whatever it is given', () => {
    const sign = fc.constantFrom(
      ...[
        'a',
        ' ',
        '  ',
        '\n',
        '\n\n',
        '\t',
        '#',
        '>',
        '- ',
        '1. ',
        '*',
        '**',
        '_',
        '`',
        '```',
        '~~~',
        '~~',
        '|',
        '|-|',
      ],
      ...[
        '[',
        ']',
        '(',
        ')',
        '![',
        '<',
        '>',
        '<script>',
        '<!--',
        '-->',
        '&lt;',
        '\\',
        '\0',
        'javascript:',
        'http://',
        ':',
        '=',
      ],
    );
    const source = fc.oneof(
      fc.array(sign, { maxLength: 60 }).map((signs) => signs.join('')),
      fc.string({ unit: 'grapheme' }),
    );
    fc.assert(fc.property(source, (markdown) => parseMarkdown(markdown).every(isBlock)));
  });

  // Without the limits of the parser (markdown.ts) each of these takes minutes or exhausts the stack.
  it.each([
    ['quotes', '>'],
    ['short quotes', '> a\n\n'],
    ['nested quotes', `${'> '.repeat(11)}a\n\n`],
    ['numbered lists', '1. '],
    ['nested lists', '- a\n  - b\n'],
    ['lists between paragraphs', '- a\n\nb\n\n'],
    ['brackets', '[]'],
    ['unfinished links', '[a]('],
    ['emphasis', '*a _b '],
    ['nested emphasis', `${'*a _b '.repeat(200)}${'_ a* '.repeat(200)}\n\n`],
  ])('reads 100 kB of %s in seconds', { timeout: 120_000 }, (_, sample) => {
    expect(parseMarkdown(sample.repeat(100_000 / sample.length)).every(isBlock)).toBe(true);
  });
});

const isInline = (node: Inline): boolean => {
  const isLeaf = node.kind === 'text' || node.kind === 'code';
  if (isLeaf) return typeof node.text === 'string' && hasKeys(node, 'kind', 'text');
  if (node.kind === 'link') return hasKeys(node, 'kind', 'to', 'children') && node.children.every(isInline);
  if (node.kind === 'image') return hasKeys(node, 'kind', 'src', 'alt');
  return (
    ['strong', 'emphasis'].includes(node.kind) &&
    hasKeys(node, 'kind', 'children') &&
    node.children.every(isInline)
  );
};

const isBlock = (node: Block): boolean => {
  switch (node.kind) {
    case 'heading':
      return hasKeys(node, 'kind', 'level', 'id', 'children') && node.children.every(isInline);
    case 'paragraph':
      return hasKeys(node, 'kind', 'children') && node.children.every(isInline);
    case 'list':
      return hasKeys(node, 'kind', 'ordered', 'start', 'items') && node.items.flat().every(isBlock);
    case 'table':
      return (
        hasKeys(node, 'kind', 'aligns', 'head', 'rows') &&
        [...node.head, ...node.rows.flat()].flat().every(isInline)
      );
    case 'quote':
      return hasKeys(node, 'kind', 'children') && node.children.every(isBlock);
    case 'rule':
      return hasKeys(node, 'kind');
    default:
      return false;
  }
};

const hasKeys = (node: object, ...keys: string[]): boolean =>
  Object.keys(node).toSorted().join() === keys.toSorted().join();
