import { describe, expect, it } from 'vitest';
import { completeMention, insertBlock, mentionAt, prefixLines, quoteBlock, wrap } from './markdown-edits';

describe('the buttons of the editor', () => {
  it('make the selected words bold, or offer words to replace', () => {
    expect(wrap({ text: 'el plazo', from: 3, to: 8 }, '**', 'x')).toEqual({
      text: 'el **plazo**',
      from: 5,
      to: 10,
    });
    expect(wrap({ text: '', from: 0, to: 0 }, '*', 'texto')).toEqual({ text: '*texto*', from: 1, to: 6 });
  });

  it('make a list of the selected lines', () => {
    expect(prefixLines({ text: 'a\nuno\ndos', from: 3, to: 9 }, '- ').text).toBe('a\n- uno\n- dos');
  });

  it('put a quotation on its own before what is written next', () => {
    expect(insertBlock({ text: 'Antes', from: 5, to: 5 }, quoteBlock('Ana', 'así')).text).toBe(
      'Antes\n\n> **Ana** «así»\n\n',
    );
  });

  it.each([
    ['hola @ire', 9, 'ire'],
    ['@', 1, ''],
    ['ana@correo', 10, null],
    ['sin nada', 8, null],
  ])('%s: sees the mention that is being written', (text, cursor, begun) =>
    expect(mentionAt(text, cursor)).toBe(begun),
  );

  it('complete a mention', () => {
    expect(completeMention('hola @ir, mira', 8, 'irene').text).toBe('hola @irene , mira');
  });
});
