import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseMarkdown } from '../platform/markdown';
import { bodyFault, pageStart, postPath, readTags, tagsFault, titleFault } from './forum';
import { linkMentions, mentionsIn } from './mentions';
import { excerptOf } from './notices';
import { botSign, repeatedHost } from './signs';
import { similarQuery } from './similar';
import { DEEPEST, nested, oneLevel } from './threads';
import { trustOf } from './trust';
import { outsideLinks } from './writing';

describe('what is written', () => {
  it.each([
    ['¿Las 72 horas cuentan desde la calle?', null],
    ['   Corto   ', 'Resume tu pregunta en al menos 12 caracteres.'],
    ['x'.repeat(141), 'Como mucho 140 caracteres.'],
  ])('has a title that says what it asks: %s', (title, fault) => expect(titleFault(title)).toBe(fault));

  it('has a text of a readable length', () => {
    expect(bodyFault(' '.repeat(40))).toMatch(/al menos 15/);
    expect(bodyFault('x'.repeat(50_000))).toBe('Como mucho 20.000 caracteres; llevas 50.000.');
    expect(bodyFault('Desde la detención efectiva.')).toBeNull();
  });

  it('has tags without repeats', () => {
    expect(readTags('Código  Penal, código penal, , Hurto')).toEqual(['código penal', 'hurto']);
    expect(tagsFault(['código penal', 'l.o. 4-2015'])).toBeNull();
    expect(tagsFault(['<b>'])).not.toBeNull();
  });

  it.each([
    [1, 1],
    [30, 1],
    [31, 31],
    [95, 91],
  ])('post %i stands on the page that begins with %i', (number, start) => {
    expect(pageStart(number)).toBe(start);
    expect(postPath(4, 31)).toBe('/foro/tema/4?respuesta=31#r31');
  });
});

describe('mentions', () => {
  it.each([
    ['Gracias @irene.c, y @marcos.', ['irene.c', 'marcos']],
    ['Escribe a ana@correo.es', []],
    ['`@codigo` y [@enlace](https://x.example)', []],
    ['> @citada\n\n@Lucía @lucía', ['lucía']],
    ['**@fuerte**\n\n- @lista', ['fuerte', 'lista']],
  ])('%s', (text, names) => expect(mentionsIn(parseMarkdown(text))).toEqual(names));

  it('become links for people who exist, and the words stay the same', () => {
    const words = (text: string) => JSON.stringify(parseMarkdown(text));
    expect(linkMentions(parseMarkdown('Hola @ana.'), new Set(['ana']))).toEqual([
      {
        kind: 'paragraph',
        children: [
          { kind: 'text', text: 'Hola ' },
          { kind: 'link', to: '/foro?autor=ana', children: [{ kind: 'text', text: '@ana' }] },
          { kind: 'text', text: '.' },
        ],
      },
    ]);
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(JSON.stringify(linkMentions(parseMarkdown(text), new Set()))).toBe(words(text));
      }),
    );
  });
});

const arbitraryPosts = fc
  .array(fc.nat(), { maxLength: 40 })
  .map((picks) => [
    { number: 1, parent: null },
    ...picks.map((pick, at) => ({ number: at + 2, parent: pick % (at + 2) || null })),
  ]);

describe('threads', () => {
  it('keep every post once in both views, each below something older', () => {
    fc.assert(
      fc.property(arbitraryPosts, (posts) => {
        const flat = oneLevel(posts).flatMap(({ post, replies }) => [post, ...replies]);
        expect(flat.map(({ number }) => number).sort((a, b) => a - b)).toEqual(
          posts.map(({ number }) => number),
        );
        const numbers: number[] = [];
        const walk = (branches: ReturnType<typeof nested>, depth: number): void => {
          if (branches.length > 0) expect(depth).toBeLessThanOrEqual(DEEPEST);
          for (const { post, children } of branches) {
            numbers.push(post.number);
            walk(children, depth + 1);
          }
        };
        walk(nested(posts), 1);
        expect(numbers.sort((a, b) => a - b)).toEqual(posts.slice(1).map(({ number }) => number));
      }),
    );
  });

  it('stand by themselves when their beginning is on another page, or is the question', () => {
    const threads = oneLevel([
      { number: 31, parent: 4 },
      { number: 32, parent: 31 },
      { number: 33, parent: 1 },
    ]);
    expect(threads.map(({ post, replies }) => [post.number, replies.map(({ number }) => number)])).toEqual([
      [31, [32]],
      [33, []],
    ]);
  });
});

describe('limits', () => {
  it.each([
    [{ days: 0, topicsRead: 90, thanked: 90, removed: 0 }, 0],
    [{ days: 1, topicsRead: 5, thanked: 0, removed: 0 }, 1],
    [{ days: 15, topicsRead: 20, thanked: 1, removed: 1 }, 2],
    [{ days: 90, topicsRead: 90, thanked: 90, removed: 0 }, 3],
    [{ days: 90, topicsRead: 90, thanked: 90, removed: 3 }, 0],
  ])('grow with reading and days: %o', (behaviour, level) => expect(trustOf(behaviour)).toBe(level));

  it('count links wherever they stand', () => {
    const text =
      '[a](https://a.example)\n\n> [b](http://b.example)\n\n- **[c](https://c.example)** [d](/foro)';
    expect(outsideLinks(parseMarkdown(text))).toBe(3);
  });
});

it('tells what an answer says, without what it quotes', () => {
  expect(excerptOf(parseMarkdown('> Cita\n\nDesde la **detención** efectiva.'), 40)).toBe(
    'Desde la detención efectiva.',
  );
  expect(excerptOf(parseMarkdown('x'.repeat(50)), 10)).toBe('xxxxxxxxx…');
  expect(excerptOf([], 10)).toBe('');
});

it('looks for similar titles by their longer words', () => {
  expect(similarQuery('¿Cuándo se hace el registro?')).toBe('registro | cuando | hace');
  expect(similarQuery('de la')).toBeNull();
});

describe('signs of spam', () => {
  const link = (host: string) => `Mirad https://${host}/x`;
  it.each([
    [link('a.example'), [link('a.example'), link('www.a.example')], 'a.example'],
    [link('a.example'), [link('a.example'), link('b.example')], null],
    [link('b.example'), [link('a.example'), link('a.example'), link('a.example')], null],
    [link('www.boe.es'), [link('boe.es'), link('boe.es')], null],
    [link('sede.interior.gob.es'), [link('sede.interior.gob.es'), link('sede.interior.gob.es')], null],
    [link('atalaya.example'), [link('atalaya.example'), link('atalaya.example')], null],
  ])('a site for the third time, case %#', (text, earlier, host) =>
    expect(repeatedHost(text, earlier, 'https://atalaya.example')).toBe(host),
  );

  it('are what only a program does', () => {
    expect(botSign({})).toBeNull();
    expect(botSign({ typedMs: 3_000, trap: '' })).toBeNull();
    expect(botSign({ typedMs: 2_999 })).toMatch(/tres segundos/);
    expect(botSign({ typedMs: 9_000, trap: 'x' })).toMatch(/no ven/);
  });
});
