import { expect, test } from 'vitest';
import { type StudyFilter, studyFilterIn, studyPath, studyQuery } from './study-path';

const queryOf = (query: string) => {
  const values = new Map(
    query
      .split('&')
      .map((part) => part.split('='))
      .map(([name = '', value = '']) => [name, value]),
  );
  return { get: (name: string) => values.get(name) ?? null };
};

test.each<[StudyFilter, string]>([
  [{}, '/study'],
  [{ only: 'due' }, '/study?solo=repasos'],
  [
    { only: 'all', list: '019a8b5c-0000-7000-8000-000000000001' },
    '/study?solo=todas&lista=019a8b5c-0000-7000-8000-000000000001',
  ],
  [{ only: 'failed', topic: 3, state: 'pending' }, '/study?solo=fallos&tema=3&estado=pendientes'],
  [
    { only: 'cram', topic: 8, kind: 'flashcard', section: 'habeas-corpus' },
    '/study?solo=ensayo&tema=8&mazo=tarjetas&seccion=habeas-corpus',
  ],
])('a session is named by its address: %j', (filter, path) => {
  expect(studyPath(filter)).toBe(path);
  expect(studyFilterIn(queryOf(studyQuery(filter)))).toEqual(filter);
});

test('unknown values of the address are ignored', () => {
  expect(studyFilterIn(queryOf('solo=nada&tema=hola&mazo=otro&estado=x&lista=mia'))).toEqual({});
});
