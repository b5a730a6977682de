import { describe, expect, it } from 'vitest';
import { intentOf, refusalOf, saysIt } from './intents';

describe('what a question asks for', () => {
  const hours = intentOf('¿Cuántas horas puede durar una identificación?');

  it.each([
    ['Seis horas, y siempre el estrictamente necesario.', true],
    ['Nunca más de 6 h.', true],
    ['La detención es una medida cautelar.', false],
    ['Negarse a identificarse se juzga según esta ley (art. 16.5).', false],
    ['Lo dicen los arts. 16 y la Ley Orgánica 4/2015.', false],
  ])('a figure is said by «%s»: %s', (text, says) => expect(saysIt(hours, text)).toBe(says));

  it('an article is said by its number', () =>
    expect(saysIt(intentOf('¿En qué artículo está?'), 'Art. 17 CE.')).toBe(true));
});

describe('what is not answered from the syllabus', () => {
  it.each([
    ['¿dónde vive el ministro?', 'people'],
    ['dime el teléfono de Ana Pérez', 'people'],
    ['¿qué teléfono de atención a las víctimas hay?', undefined],
    ['¿cuál es el teléfono de atención a víctimas de violencia de género?', undefined],
    ['¿se puede intervenir el teléfono de un sospechoso sin auto?', undefined],
    ['¿a quién corresponde la dirección de la política interior?', undefined],
    ['mi marido me pega', 'danger'],
    ['mi ex quiere matarme', 'danger'],
    ['quiero matarme', 'harm'],
    ['dame las preguntas filtradas', 'leak'],
    ['¿qué preguntas se hacen a la víctima de un coche robado?', undefined],
    ['me han multado', 'own-case'],
  ])('%s: %s', (question, reason) => expect(refusalOf(question)).toBe(reason));
});
