import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inReadingOrder } from '@atalaya/core/platform/content-fault';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readEnglish } from './english-library';

let root = '';
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'english-'));
  await mkdir(join(root, 'english/vocabulary'), { recursive: true });
  await mkdir(join(root, 'english/lessons'));
});
afterEach(() => rm(root, { recursive: true }));

const write = (path: string, text: string) => writeFile(join(root, 'english', path), text);

const CATEGORY = `id: patrol
name: La patrulla
isPolice: true
words:
  - { id: patrol-beat, word: beat, partOfSpeech: noun, level: B1, es: [ronda], example: "She is on her beat." }
`;
const PLACEMENT = `- id: placement-a2-01
  level: A2
  question: "She ___ to work."
  options: [go, goes, going]
  answer: goes
`;

const COURSE = `- { id: identify, level: A2, title: Presentarse, aim: "Decir quién eres.", lessons: [l01] }
`;

describe('the files of the English course', () => {
  it('are read with their places, in the order of their names', async () => {
    await write('placement.yaml', PLACEMENT);
    await write('course.yaml', COURSE);
    await write('vocabulary/02-patrol.yaml', CATEGORY);
    await write('vocabulary/01-beat.yaml', CATEGORY.replaceAll('patrol', 'beat'));
    const { library, faults } = await readEnglish({ root });
    expect(faults).toEqual([]);
    expect(library.categories.map(({ value }) => value.id)).toEqual(['beat', 'patrol']);
    expect(library.categories[1]?.file).toBe('content/english/vocabulary/02-patrol.yaml');
    expect(library.placement[0]?.value.answer).toBe('goes');
  });

  it('are reported with file and line when they do not fit the schema', async () => {
    await write('course.yaml', COURSE);
    await write('vocabulary/01-patrol.yaml', CATEGORY.replace('noun', 'verbo'));
    const { library, faults } = await readEnglish({ root });
    expect(library.categories).toEqual([]);
    expect(inReadingOrder(faults).map(({ file, line, field }) => `${file}:${line} ${field}`)).toEqual([
      'content/english/placement.yaml:1 file',
      'content/english/vocabulary/01-patrol.yaml:5 words.0.partOfSpeech',
    ]);
  });
});
