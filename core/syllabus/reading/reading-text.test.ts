import { describe, expect, it } from 'vitest';
import { parseMarkdown } from '../../platform/markdown';
import { aloud } from './aloud';
import { blockStarts, paint, sentencesOf, textOf, withFirmSpaces } from './reading-text';

const markdown = `El plazo es de **72 horas** (art. 17.2 CE). Después, libertad.

- Uno
- Dos [enlace](#x)

| Título | Contenido | Artículos |
|---|---|---|
| I | Derechos | 10-55 |`;

const blocks = parseMarkdown(markdown);
const text = textOf(blocks);
const passage = (words: string, id = 'a') => ({
  id,
  color: 'green' as const,
  start: text.indexOf(words),
  end: text.indexOf(words) + words.length,
});
const marked = (painted: ReturnType<typeof paint>): string[] =>
  [
    ...JSON.stringify(painted).matchAll(
      /"kind":"mark","id":"(\w+)","color":"green","children":\[\{"kind":"\w+","text":"([^"]*)"/g,
    ),
  ].map(([, id, words]) => `${id}:${words}`);

describe('the text of a section', () => {
  it('is its words in the order of the screen', () => {
    expect(text).toBe(
      'El plazo es de 72 horas (art. 17.2 CE). Después, libertad.UnoDos enlaceTítuloContenidoArtículosIDerechos10-55',
    );
    expect(blockStarts(blocks).map((at) => text.slice(at, at + 3))).toEqual(['El ', 'Uno', 'Tít']);
  });
});

describe('firm spaces', () => {
  it('keep an article with its number and its law, and leave the rest alone', () => {
    expect(withFirmSpaces('el art. 17.2 CE, arts. 14 y 15; un 40 % en 72 horas')).toBe(
      'el art.\u00a017.2\u00a0CE, arts.\u00a014 y 15; un 40\u00a0% en 72 horas',
    );
    expect(aloud(withFirmSpaces('art. 17.2 CE'))).toBe(aloud('art. 17.2 CE'));
  });
});

describe('painting a passage', () => {
  it('crosses bold words and links without changing the text', () => {
    const painted = paint(blocks, [passage('de 72 horas (art')]);
    expect(marked(painted)).toEqual(['a:de ', 'a:72 horas', 'a: (art']);
    expect(textOf(painted)).toBe(text);
  });

  it('crosses blocks, and reaches into tables', () => {
    const painted = paint(blocks, [passage('libertad.Uno', 'b'), passage('Derechos', 'c')]);
    expect(marked(painted)).toEqual(['b:libertad.', 'b:Uno', 'c:Derechos']);
  });

  it('gives the words of two that overlap to the first', () => {
    const painted = paint(blocks, [passage('horas (art. 17.2', 'b'), passage('72 horas', 'a')]);
    expect(marked(painted)).toEqual(['a:72 horas', 'b: (art. 17.2']);
  });

  it('leaves the blocks as they were when there is nothing to paint', () => {
    expect(paint(blocks, [])).toEqual(blocks);
  });
});

describe('reading aloud', () => {
  it('goes sentence by sentence, and row by row with the names of the columns', () => {
    const said = sentencesOf(blocks);
    expect(said.map((sentence) => sentence.text)).toEqual([
      'El plazo es de 72 horas (art. 17.2 CE).',
      'Después, libertad.',
      'Uno',
      'Dos enlace',
      'I. Contenido: Derechos. Artículos: 10-55',
    ]);
    expect(said.map(({ block }) => block)).toEqual([0, 0, 1, 1, 2]);
    expect(said.slice(0, 4).map(({ start, end }) => text.slice(start, end))).toEqual(
      said.slice(0, 4).map((sentence) => sentence.text),
    );
    expect(text.slice(said[4]?.start, said[4]?.end)).toBe('IDerechos10-55');
  });

  it('says abbreviations in words', () => {
    expect(aloud('Véase el art. 17.2 CE y la LO 2/1986: «el 40 %».')).toBe(
      'Véase el artículo 17.2 de la Constitución y la Ley Orgánica 2 de 1986: el 40 por ciento.',
    );
  });
});
