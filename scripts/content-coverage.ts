import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { readContent } from '../server/syllabus/content/content-library.ts';

// npm run content:coverage   writes content/COVERAGE.md: each official epigraph, its sections and how many items ask it

const folder = fileURLToPath(new URL('../content', import.meta.url));
const { library } = await readContent(folder);
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
await writeFile(`${folder}/COVERAGE.md`, `${lines.join('\n')}\n`);
