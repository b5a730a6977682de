import { describe, expect, it } from 'vitest';
import { isOwnPath, type PushMessage, readMessage } from './message';

const message: PushMessage = {
  title: 'Ha cambiado una pregunta',
  body: 'Afecta a un simulacro tuyo.',
  url: '/correcciones',
  tag: 'correccion-7',
  kind: 'law-changes',
};

describe('a pushed message', () => {
  it('is parsed without unknown fields', () => {
    expect(readMessage({ ...message, extra: 1 })).toEqual(message);
  });

  it.each([
    ['nothing', null],
    ['a text', 'hola'],
    ['no title', { ...message, title: '' }],
    ['a number for a body', { ...message, body: 7 }],
    ['an unknown kind', { ...message, kind: 'ads' }],
    ['no tag', { ...message, tag: undefined }],
    ['another site', { ...message, url: 'https://elsewhere.example' }],
    ['another site without a scheme', { ...message, url: '//elsewhere.example' }],
    ['a body that is too long', { ...message, body: 'a'.repeat(241) }],
  ])('is rejected with %s', (_, given) => {
    expect(readMessage(given)).toBeNull();
  });

  it.each([
    ['/', true],
    ['/campus-estudio/temario?tema=3#a', true],
    ['/\\elsewhere.example', false],
    ['javascript:alert(1)', false],
    ['campus', false],
  ])('may only link to a path of this site: %s', (url, own) => {
    expect(isOwnPath(url)).toBe(own);
  });
});
