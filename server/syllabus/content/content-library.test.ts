import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readContent } from './content-library.ts';

let root = '';
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'content-'));
  await write(
    'laws.yaml',
    '- { id: ce, name: Constitución, shortName: CE, boe: BOE-A-1978-31229, consolidated: 2024-02-17, captured: 2026-11-15 }\n',
  );
});
afterEach(() => rm(root, { recursive: true }));

async function write(path: string, text: string): Promise<void> {
  await mkdir(dirname(join(root, path)), { recursive: true });
  await writeFile(join(root, path), text);
}

const head = (status: string) => `---
number: 3
title: "Uno. Dos."
shortTitle: "Uno"
block: A
status: ${status}
validOn: 2026-11-15
laws: [ce]
sources: []
epigraphs:
  - { id: uno, text: "Uno" }
sections:
  - { id: uno, title: "Uno", epigraphs: [uno] }
---
## Uno {#uno}
`;

async function faults(): Promise<string[]> {
  const { faults: found } = await readContent({ root });
  return found.map(({ file, line, field, reason }) => `${file}:${line} ${field} — ${reason}`);
}

describe('reading the content folder', () => {
  it('reads an outline, its law and where each field was written', async () => {
    await write('syllabus/03-uno/topic.md', head('outline'));
    const { library, faults: found } = await readContent({ root });
    expect(found).toEqual([]);
    expect(library.laws.map(({ value }) => value.id)).toEqual(['ce']);
    const topic = library.topics[0];
    expect(topic?.folder).toBe('content/syllabus/03-uno');
    expect(topic?.head.lines).toMatchObject({ number: 2, 'epigraphs.0.text': 11, 'sections.0.id': 13 });
    expect(topic?.head.body).toEqual({ text: '## Uno {#uno}\n', line: 15 });
  });

  it('keeps the sound items of a file and places the faults of the others', async () => {
    await write('syllabus/03-uno/topic.md', head('outline'));
    await write(
      'syllabus/03-uno/terms.yaml',
      [
        '- { id: t03-w001, section: uno, word: refrendo, clue: Firma, definition: Acto. }',
        '- id: t03-w002',
        '  section: uno',
        '  word: dos palabras',
        '  clue: Pista',
        '  definition: Acto.',
        '  pista: sobra',
      ].join('\n'),
    );
    const { library } = await readContent({ root });
    expect(library.topics[0]?.terms.map(({ value }) => value.id)).toEqual(['t03-w001']);
    expect(await faults()).toEqual([
      'content/syllabus/03-uno/terms.yaml:4 word — must be a single word of 4 to 15 letters',
      'content/syllabus/03-uno/terms.yaml:2 item — Unrecognized key: "pista"',
    ]);
  });

  it.each([
    [
      'reference and source',
      'reference: { law: ce, article: "1" }, source: x',
      '1 reference — needs a reference or a source',
    ],
    ['neither of them', '', '1 reference — needs a reference or a source'],
    [
      'an article that YAML reads as a number',
      'reference: { law: ce, article: 17.10 }',
      '1 reference.article — ',
    ],
  ])('a flashcard with %s is a fault', async (_, backing, fault) => {
    await write('syllabus/03-uno/topic.md', head('outline'));
    await write(
      'syllabus/03-uno/flashcards.yaml',
      `- { id: t03-f001, section: uno, front: a, back: b, ${backing} }`,
    );
    expect(await faults()).toEqual([expect.stringContaining(`flashcards.yaml:${fault}`)]);
  });

  it('an impossible day is a fault', async () => {
    await write('syllabus/03-uno/topic.md', head('outline').replace('2026-11-15', '2026-02-30'));
    expect(await faults()).toEqual([
      'content/syllabus/03-uno/topic.md:7 validOn — must be a real date, YYYY-MM-DD',
    ]);
  });

  it('misses the files of a written topic', async () => {
    await write('syllabus/03-uno/topic.md', head('written'));
    const names = [
      'flashcards.yaml',
      'listen.md',
      'questions.yaml',
      'scheme.yaml',
      'terms.yaml',
      'true-false.yaml',
    ];
    expect((await faults()).sort()).toEqual(
      names.map((name) => `content/syllabus/03-uno/${name}:1 file — is missing`),
    );
  });

  it('says where YAML is broken', async () => {
    await write('syllabus/03-uno/topic.md', head('outline'));
    await write('syllabus/03-uno/scheme.yaml', 'title: Uno\ntitle: Dos\nnodes: [{ label: x }]\n');
    expect(await faults()).toEqual([expect.stringContaining('scheme.yaml:2 yaml — Map keys must be unique')]);
  });

  it('says when the front matter is not there', async () => {
    await write('syllabus/03-uno/topic.md', '# Uno\n');
    expect(await faults()).toEqual([expect.stringContaining('topic.md:1 front matter — must open the file')]);
  });

  it('reads posts, authors and legal pages', async () => {
    await write(
      'blog/authors.yaml',
      '- { id: ana, name: Ana, role: Inspectora, bio: Enseña., avatar: ana.webp }',
    );
    await write(
      'blog/2026-11-01-a.md',
      '---\n{ id: 1, title: A, excerpt: B, category: Derecho, tags: [x], author: ana, date: 2026-11-01, image: a.webp }\n---\nHola\n',
    );
    await write(
      'legal/aviso.md',
      '---\n{ slug: aviso, title: Aviso, order: 1, updated: 2026-11-01 }\n---\nHola\n',
    );
    const { library, faults: found } = await readContent({ root });
    expect(found).toEqual([]);
    expect([library.posts.length, library.authors.length, library.legalPages.length]).toEqual([1, 1, 1]);
  });
});
