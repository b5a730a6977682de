import { describe, expect, it } from 'vitest';
import { findPassage, trimPassage } from './notes';

const text = 'El plazo es de 72 horas. El plazo no se prorroga.';
const passage = (quote: string, start: number) => ({ start, end: start + quote.length, quote });

describe('a remembered passage', () => {
  it('is found where it was', () => {
    expect(findPassage(text, passage('72 horas', 15))).toEqual(passage('72 horas', 15));
  });

  it('follows its words when something was written before them', () => {
    const longer = `Según la Constitución: ${text}`;
    expect(findPassage(longer, passage('72 horas', 15))).toEqual(passage('72 horas', 38));
  });

  it('takes the nearest of two equal places', () => {
    expect(findPassage(text, passage('El plazo', 20))).toEqual(passage('El plazo', 25));
    expect(findPassage(text, passage('El plazo', 3))).toEqual(passage('El plazo', 0));
  });

  it('is lost when its words are gone', () => {
    expect(findPassage(text, passage('48 horas', 15))).toBeNull();
    expect(findPassage(text, passage('', 0))).toBeNull();
  });
});

describe('a sweep over the text', () => {
  it('loses the blanks at its ends, in either direction', () => {
    expect(trimPassage(text, 14, 24)).toEqual(passage('72 horas.', 15));
    expect(trimPassage(text, 23, 15)).toEqual(passage('72 horas', 15));
  });

  it('is nothing when it holds only blanks', () => {
    expect(trimPassage(text, 2, 3)).toBeNull();
    expect(trimPassage(text, 5, 5)).toBeNull();
  });
});
