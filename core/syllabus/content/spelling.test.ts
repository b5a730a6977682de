import { describe, expect, it } from 'vitest';
import { htmlTag, isGarbled, unaccentedWords } from './spelling.ts';

describe('spelling', () => {
  it.each([
    ['El articulo 17 de la Constitucion', ['articulo', 'Constitucion']],
    ['La Ley ORGANICA tambien', ['ORGANICA', 'tambien']],
    ['Toda la investigacion', ['investigacion']],
    ['El artículo 17 de la Constitución', []],
    ['Se publica y se practica; solo esta, la comisaria principal', []],
    ['La DIA (declaración de impacto ambiental)', []],
    ['Escribe a ayuda@policia.es o entra en www.policia.es', []],
    ['Injection, encryption y Western Union', []],
  ])('in «%s» lost their accent: %j', (text, words) => expect(unaccentedWords(text)).toEqual(words));

  it.each([
    ['detenciÃ³n', true],
    ['Â¿QuÃ©?', true],
    ['â€œhola', true],
    ['detenci\uFFFDn', true],
    ['¿Qué? «Ñandú» — ÁÉÍÓÚ', false],
  ])('«%s» garbled: %s', (text, garbled) => expect(isGarbled(text)).toBe(garbled));

  it.each([
    ['un <b>texto</b>', '<b>'],
    ['salto<br/>', '<br/>'],
    ['<!-- nota', '<!--'],
    ['si a < b y c > d', null],
    ['menos de <18 años>', null],
  ])('the tag of «%s» is %s', (text, tag) => expect(htmlTag(text)).toBe(tag));
});
