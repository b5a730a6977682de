import { describe, expect, it } from 'vitest';
import { drawingFaults } from '../drawing/drawing-faults';
import type { Shape } from '../drawing/shapes';
import { narrow, wide } from '../drawing/sheet';
import { onPaper, outsideReferences, themed, toSvg } from '../drawing/svg';
import { balanced, textWidth, wrap } from '../drawing/text';
import { drawInfographic } from './draw-infographic';
import { InfographicFile } from './infographic.contract';
import { infographicFaults, infographicQuotaFaults } from './infographic-rules';

const parsed = (changes: object = {}) =>
  InfographicFile.safeParse({
    id: 'plazos',
    title: 'Los plazos',
    summary: 'Cuántas horas puede durar una detención y qué pasa cuando se acaban las horas.',
    alt: 'Hoja con dos cifras grandes y una línea de tiempo de tres momentos de la detención.',
    icon: 'clock',
    topics: [21],
    basis: 'Constitución, art. 17.',
    validOn: '2026-05-02',
    blocks: [
      { kind: 'figures', items: [{ value: '72 h', label: 'Máximo', ref: 'art. 17.2 CE' }] },
      { kind: 'timeline', across: true, items: [{ mark: '0 h', title: 'Detención & derechos' }] },
    ],
    ...changes,
  });
const file = (changes: object = {}): InfographicFile => InfographicFile.parse(parsed(changes).data);
const faultsOf = (...files: InfographicFile[]) =>
  infographicFaults(
    files.map((value) => ({ value, file: 'content/formats/infographics/01.yaml', lines: {} })),
    new Set([21]),
  ).map(({ field, reason }) => `${field} — ${reason}`);

const texts = (shapes: readonly Shape[]): string[] =>
  shapes.flatMap((shape) =>
    shape.kind === 'group' ? texts(shape.shapes) : shape.kind === 'text' ? [shape.text] : [],
  );

describe('an infographic', () => {
  it('is sound when it can be drawn on a sheet and on a phone', () => expect(faultsOf(file())).toEqual([]));

  it('says the same on both, with its legal basis', () => {
    const words = (sheet: typeof wide) => texts(drawInfographic(file(), sheet).shapes).join(' ');
    for (const said of [words(wide), words(narrow)])
      for (const part of [
        'Los plazos',
        'Tema 21',
        '72 h',
        'art. 17.2 CE',
        'Detención & derechos',
        'Constitución, art. 17.',
      ])
        expect(said).toContain(part);
  });

  it('needs a text alternative, a legal basis and a day', () => {
    for (const field of ['alt', 'basis', 'validOn', 'topics'])
      expect(parsed({ [field]: undefined }).error?.issues.map(({ path }) => path[0])).toEqual([field]);
    expect(parsed({ alt: 'Un dibujo.' }).success).toBe(false);
    expect(parsed({ icon: 'unicornio' }).error?.issues[0]?.message).toContain('is no pictogram');
  });

  it('has an id of its own and topics that exist', () => {
    expect(faultsOf(file(), file())).toEqual(['id — «plazos» stands twice']);
    expect(faultsOf(file({ topics: [21, 44] }))).toEqual(['topics — there is no topic 44']);
  });

  it('has tables without missing cells and scales that rise to their end', () => {
    const table = { kind: 'table', head: ['A', 'B'], rows: [['1', '2'], ['3']] };
    expect(faultsOf(file({ blocks: [table] }))).toEqual(['blocks.0 — row 2 has 1 cells, not 2']);
    const bands = [
      { to: 0.6, text: 'x' },
      { to: 0.25, text: 'y' },
    ];
    const scale = { kind: 'scale', unit: 'mg/l', end: 0.8, rows: [{ label: 'General', bands }] };
    expect(faultsOf(file({ blocks: [scale] }))).toEqual(['blocks.0 — «General» must rise to 0.8']);
  });

  it('is refused when a word does not fit, a letter is missing in the fonts or the page is too high', () => {
    const word = 'desoxirribonucleico'.repeat(3);
    const card = (label: string) =>
      file({
        blocks: [
          {
            kind: 'figures',
            items: [
              { value: '1', label },
              { value: '2', label: 'b' },
            ],
          },
        ],
      });
    expect(faultsOf(card(word))).toEqual([`blocks — «${word}» does not fit its place`]);
    expect(faultsOf(card('Más → menos'))).toEqual(['blocks — «→» is in none of the fonts']);
    const points = Array.from({ length: 12 }, () => 'palabra '.repeat(24).trim());
    const columns = { kind: 'columns', items: [{ title: 'A', points }] };
    const pages = Array.from({ length: 8 }, () => columns);
    expect(faultsOf(file({ blocks: pages }))[0]).toMatch(/^blocks — is \d+ high: more than an A4 page/);
  });

  it('comes in a set of at least twelve', () => {
    expect(infographicQuotaFaults([]).map(({ reason }) => reason)).toEqual(['0 of at least 12']);
  });
});

describe('a drawing', () => {
  it('breaks lines where they fit, and shares them out evenly', () => {
    const text = 'Cuántas horas puede durar una detención y qué pasa al final';
    for (const line of wrap(text, 'body', 16, 180))
      expect(textWidth(line, 'body', 16)).toBeLessThanOrEqual(180);
    expect(wrap(text, 'body', 16, 180).join(' ')).toBe(text);
    expect(balanced(text, 'body', 16, 300)).toHaveLength(wrap(text, 'body', 16, 300).length);
    expect(wrap('', 'body', 16, 180)).toEqual([]);
    const cited = wrap('Menores de dieciséis (art. 509 LECrim), arts. 5 y 6', 'body', 16, 180);
    expect(cited.filter((line) => /arts?\.$/.test(line))).toEqual([]);
  });

  it('escapes its text and follows the theme, or stands alone on paper', () => {
    const drawing = drawInfographic(file(), wide);
    const words = { title: 'A < B', description: '«C»' };
    expect(toSvg(drawing, { ...words, paint: themed })).toContain('Detención &amp; derechos');
    expect(toSvg(drawing, { ...words, paint: themed })).toContain('<title>A &lt; B</title>');
    expect(toSvg(drawing, { ...words, paint: themed })).toContain('fill="var(--panel)"');
    expect(toSvg(drawing, { ...words, paint: onPaper })).not.toContain('var(');
  });

  it.each([
    ['<image href="https://example.com/a.png"/>'],
    ['<use href="/api/x.svg#a"/>'],
    ['<rect fill="url(https://example.com/a.svg#b)"/>'],
    ['<script>alert(1)</script>'],
    ['<foreignObject/>'],
  ])('must not refer outside its file: %s', (svg) => expect(outsideReferences(svg)).not.toEqual([]));

  it('may refer to itself and carry its fonts', () =>
    expect(outsideReferences('<use href="#a"/><style>src:url(data:font/woff2;base64,AA)</style>')).toEqual(
      [],
    ));

  it('has no letters that are too small to read', () => {
    const small: Shape = {
      kind: 'text',
      x: 0,
      y: 0,
      text: 'abc',
      size: 8,
      font: 'body',
      fill: 'ink',
      room: 100,
    };
    expect(drawingFaults({ shapes: [small] })).toEqual(['«abc» is drawn too small']);
  });
});
