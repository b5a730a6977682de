import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { parse } from 'yaml';
import { z } from 'zod';
import { readContent } from '../server/syllabus/content/content-library.ts';
import { lawRows } from './law-coverage.ts';

// npm run content:coverage   writes content/COVERAGE.md: each official epigraph, its sections and how many items ask it;
//                            each law, how many of its articles are covered and which are not

const folder = fileURLToPath(new URL('../content', import.meta.url));
const { library } = await readContent({ root: folder });
const lines = [
  '# Coverage of the official syllabus',
  '',
  'Made by `npm run content:coverage`. An item counts for every epigraph of the section that it belongs to.',
];
for (const { head, questions, trueFalse } of library.topics.toSorted(
  (a, b) => a.head.value.number - b.head.value.number,
)) {
  const { number, shortTitle, epigraphs, sections } = head.value;
  const asked = (items: readonly { value: { section: string; fact: string } }[], ids: readonly string[]) =>
    items.filter(({ value }) => ids.includes(value.section)).length;
  const facts = new Set([...questions, ...trueFalse].map(({ value }) => value.fact)).size;
  lines.push(
    '',
    `## ${number}. ${shortTitle}`,
    `${questions.length} questions, ${trueFalse.length} true/false, ${facts} facts.`,
    '',
    '| epigraph | sections | questions | true/false |',
    '| --- | --- | --- | --- |',
  );
  for (const { id, text } of epigraphs) {
    const own = sections.filter((section) => section.epigraphs.includes(id));
    const ids = own.map((section) => section.id);
    lines.push(
      `| ${text} | ${own.map(({ title }) => title).join(' · ')} | ${asked(questions, ids)} | ${asked(trueFalse, ids)} |`,
    );
  }
}
const ArticleLists = z.array(z.strictObject({ law: z.string(), articles: z.string() }));
const lists = ArticleLists.parse(parse(await readFile(`${folder}/law-articles.yaml`, 'utf8')));
lines.push(
  '',
  '# Coverage of the laws',
  '',
  'Articles in force (`law-articles.yaml`) that a question, a true/false statement or a flashcard refers to, or that the text of a topic',
  'cites. A citation without the name of its law counts for the law that most items of its section refer to. Annexes and additional',
  'provisions are not counted. Why the others are left out is in `omitted.md` of the topics that use the law.',
  '',
  '| law | topics | articles | covered | questions | true/false | cards | text | not covered |',
  '| --- | --- | --- | --- | --- | --- | --- | --- | --- |',
  ...lawRows(library, lists),
);
await writeFile(`${folder}/COVERAGE.md`, `${lines.join('\n')}\n`);
