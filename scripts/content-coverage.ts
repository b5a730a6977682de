import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { parse } from 'yaml';
import { z } from 'zod';
import { bareTally, toleratedIn } from '../core/syllabus/content/bare-explanations.ts';
import { readContent } from '../server/syllabus/content/content-library.ts';
import { lawRows } from './law-coverage.ts';

// npm run content:coverage   writes content/COVERAGE.md: each official epigraph, its sections and how many items ask it;
//                            each law, how many of its articles are covered and which are not;
//                            lowers content/bare-explanations.yaml to what is left

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

// What a topic may still have only falls.
const written = new Map(library.bareLimits.map(({ value }) => [value.topic, value.most]));
const limits = library.topics.map((topic) => {
  const { topic: number, right, wrong, explanations } = bareTally(topic);
  const most = Math.min(right + wrong, written.get(number) ?? Number.POSITIVE_INFINITY);
  return { topic: number, most: most <= toleratedIn(explanations) ? 0 : most };
});
await writeFile(
  `${folder}/bare-explanations.yaml`,
  [
    '# How many explanations of a topic may still only cite, deny or repeat; 0: one in a hundred. `npm run content:coverage` lowers',
    '# these numbers to what is left and never raises them.',
    ...limits.map(({ topic, most }) => `- { topic: ${topic}, most: ${most} }`),
    '',
  ].join('\n'),
);
