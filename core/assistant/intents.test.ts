import { describe, expect, it } from 'vitest';
import { intentOf, saysIt } from './intents';

describe('what a question asks for', () => {
  const hours = intentOf('¿Cuántas horas puede durar una identificación?');

  it.each([
    ['Seis horas, y siempre el estrictamente necesario.', true],
    ['Nunca más de 6 h.', true],
    ['Negarse a identificarse se juzga según esta ley (art. 16.5).', false],
    ['Lo dicen los arts. 16 y la Ley Orgánica 4/2015.', false],
  ])('a figure is said by «%s»: %s', (text, says) => expect(saysIt(hours, text)).toBe(says));

  it('an article is said by its number', () =>
    expect(saysIt(intentOf('¿En qué artículo está?'), 'Art. 17 CE.')).toBe(true));
});
