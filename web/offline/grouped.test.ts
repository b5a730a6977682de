import { describe, expect, it } from 'vitest';
import { grouped } from './grouped';

const answer = (id: string, sentence = 'No está.') => ({
  outbox: 'study',
  id,
  what: 'Respuesta',
  text: '',
  sentence,
});
const note = (id: string) => ({ outbox: 'reading', id, what: 'Nota', text: 'Lo mismo', sentence: 'No.' });

describe('what could not be sent', () => {
  it('is one line for all of a kind without text, and one for each text', () => {
    const groups = grouped([answer('a'), note('n1'), answer('b'), answer('c', 'Tu plan no.'), note('n2')]);
    expect(groups.map(({ what, ids, count, sentence }) => [what, ids, count, sentence])).toEqual([
      ['Respuesta', ['a', 'b'], 2, 'No está.'],
      ['Nota', ['n1'], 1, 'No.'],
      ['Respuesta', ['c'], 1, 'Tu plan no.'],
      ['Nota', ['n2'], 1, 'No.'],
    ]);
  });

  it('counts the changes of an exam', () => {
    const exam = { outbox: 'exam', what: 'Cambios de un examen', text: '' };
    const [group] = grouped([
      { ...exam, id: 'e1', count: 3 },
      { ...exam, id: 'e2', count: 4 },
    ]);
    expect(group).toMatchObject({ ids: ['e1', 'e2'], count: 7 });
  });
});
