import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { englishFaults, englishQuotaFaults } from '../core/english/english-rules.ts';
import { animationFaults, animationQuotaFaults } from '../core/formats/animations/animation-rules.ts';
import { infographicFaults, infographicQuotaFaults } from '../core/formats/infographics/infographic-rules.ts';
import { pillFaults } from '../core/formats/pills.ts';
import { procedureFaults } from '../core/formats/procedures/procedures.ts';
import { interviewFaults, interviewQuotaFaults } from '../core/interview/content-rules.ts';
import { lawQuotaFaults } from '../core/laws/law-rules.ts';
import { inReadingOrder } from '../core/platform/content-fault.ts';
import { wordTypes } from '../core/psychometrics/items/item.ts';
import { bareTally } from '../core/syllabus/content/bare-explanations.ts';
import { contentFaults } from '../core/syllabus/content/content-rules.ts';
import type { ContentFiles } from '../server/content/content-reader.ts';
import { parseFolder, readParsedYaml, toJson, withoutFiles } from '../server/content/parsed-yaml.ts';
import { readEnglish } from '../server/english/english-library.ts';
import { readAnimations } from '../server/formats/animations/animations-source.ts';
import { readInfographics } from '../server/formats/infographics/infographics-source.ts';
import { readPills } from '../server/formats/pills-source.ts';
import { readProcedures } from '../server/formats/procedures/procedures-source.ts';
import { readForumSamples } from '../server/forum/forum-source.ts';
import { readInterview } from '../server/interview/interview-library.ts';
import { readLaws } from '../server/laws/law-library.ts';
import { readResources } from '../server/media/resources/resources-source.ts';
import { readProtocols } from '../server/protocols/read-protocols.ts';
import { readEntries } from '../server/psychometrics/psychometrics-source.ts';
import { readRanks } from '../server/ranks/ranks-source.ts';
import { readContent } from '../server/syllabus/content/content-library.ts';
import { readNutrition } from '../server/wellbeing/nutrition/nutrition-source.ts';

// npm run content:check            the whole of content/
// npm run content:check -- 14 21   those topics alone

const asked = process.argv.slice(2).map(Number);
const root = fileURLToPath(new URL('../content', import.meta.url));
const today = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Madrid' }).format(new Date());

// Parsing takes most of the time: what has not changed since the last check is not parsed again.
const cache = fileURLToPath(new URL('../node_modules/.cache/content-check.json', import.meta.url));
const parsed = await parseFolder(root, await readParsedYaml(cache));
await mkdir(dirname(cache), { recursive: true });
await writeFile(cache, toJson(parsed));

let checked = await check({ root, parsed });
if (checked.faults.length > 0) {
  // Values from the cache have no line numbers.
  const named = checked.faults.flatMap(
    ({ file, reason }) => `${file} ${reason}`.match(/content\/[^\s:]+/g) ?? [],
  );
  const paths = [...new Set(named)].map((file) => file.replace('content/', ''));
  checked = await check({ root, parsed: await withoutFiles(parsed, root, paths) });
}
const { library, words, english, protocols, interview, medals, laws, nutrition } = checked;
const articles = laws.files.flatMap(({ value }) => value.articles);
const faults = checked.faults.filter(({ file }) => isAsked(file));
for (const { file, line, field, reason } of faults) console.log(`${file}:${line} ${field} — ${reason}`);

const topics = library.topics.filter(({ folder }) => isAsked(`${folder}/`));
const written = topics.filter(({ head }) => head.value.status === 'written');
const tallies = written.map(bareTally);
const share = (part: number, whole: number) => `${((100 * part) / Math.max(1, whole)).toFixed(1)} %`;
for (const { topic, right, wrong, explanations, ids } of tallies) {
  const named = asked.length > 0 && ids.length > 0 ? `: ${ids.join(', ')}` : '';
  console.log(
    `topic ${topic}: ${right} right and ${wrong} wrong of ${explanations} explanations are bare${named}`,
  );
}
const total = (kind: 'right' | 'wrong' | 'explanations') =>
  tallies.reduce((sum, tally) => sum + tally[kind], 0);
console.log(
  `bare explanations: ${share(3 * total('right'), total('explanations'))} of the right, ${share(1.5 * total('wrong'), total('explanations'))} of the wrong`,
);
const count = (kind: 'questions' | 'trueFalse' | 'flashcards' | 'terms') =>
  topics.reduce((total, topic) => total + topic[kind].length, 0);
const englishWords = english.library.categories.reduce((sum, { value }) => sum + value.words.length, 0);
const interviewQuestions = Object.values(interview.library.questions).flat().length;
console.log(
  `${faults.length} ${faults.length === 1 ? 'fault' : 'faults'} · ${written.length} topics written, ${topics.length - written.length} outlined · ` +
    `${count('questions')} questions, ${count('trueFalse')} true/false, ${count('flashcards')} flashcards, ${count('terms')} terms, ` +
    `${words.flatMap(({ entries }) => entries).length} psychotechnical entries, ` +
    `${english.library.lessons.length} English lessons, ${englishWords} words, ${english.library.placement.length} placement items, ${protocols.length} protocols, ${interviewQuestions} interview questions, ${medals.length} medals, ${laws.files.length} laws with ${articles.length} articles, ${laws.updates.length} law updates, ${nutrition.foods.length} foods, ${nutrition.dishes.length} dishes`,
);
process.exitCode = faults.length > 0 ? 1 : 0;

function isAsked(file: string): boolean {
  const topic = /\/syllabus\/(\d+)-/.exec(file)?.[1];
  return asked.length === 0 || (topic !== undefined && asked.includes(Number(topic)));
}

async function check(files: ContentFiles) {
  const { library, faults: unreadable } = await readContent(files);
  const words = await Promise.all(wordTypes.map((type) => readEntries(files, type)));
  const english = await readEnglish(files);
  const interview = await readInterview(files);
  const ranks = await readRanks(files);
  const laws = await readLaws(files);
  const forum = await readForumSamples(files);
  const { pieces: pills, faults: inPills } = await readPills(files);
  const nutrition = await readNutrition(files);
  const { pieces: infographics, faults: inInfographics } = await readInfographics(files);
  const { pieces: animations, faults: inAnimations } = await readAnimations(files);
  const numbers = new Set(library.topics.map(({ head }) => head.value.number));
  const { pieces: procedures, faults: inProcedures } = await readProcedures(files);
  const resources = await readResources(files);
  const questions = new Map(
    library.topics.flatMap(({ head, questions }) =>
      questions.map(({ value }) => [value.id, { topic: head.value.number, section: value.section }] as const),
    ),
  );
  const cited = new Set(
    laws.library.files.flatMap(({ value }) => value.articles.map(({ number }) => `${value.law}/${number}`)),
  );
  const { protocols, faults: inProtocols } = await readProtocols(files);
  const faults = inReadingOrder([
    ...unreadable,
    ...inPills,
    ...pillFaults(pills, questions),
    ...inInfographics,
    ...infographicFaults(infographics, numbers),
    ...infographicQuotaFaults(infographics),
    ...inProcedures,
    ...procedureFaults(procedures, { questions, articles: cited }),
    ...inAnimations,
    ...animationFaults(animations, numbers),
    ...animationQuotaFaults(animations),
    ...contentFaults(library, today),
    ...words.flatMap(({ faults }) => faults),
    ...english.faults,
    ...englishFaults(english.library),
    ...inProtocols,
    ...nutrition.faults,
    ...resources.faults,
    ...ranks.faults,
    ...laws.faults,
    ...lawQuotaFaults(laws.library),
    ...forum.faults,
    ...englishQuotaFaults(english.library),
    ...interview.faults,
    ...interviewFaults(interview.library),
    ...interviewQuotaFaults(interview.library),
  ]);
  return {
    faults,
    library,
    words,
    english,
    protocols,
    interview,
    medals: ranks.medals,
    laws: laws.library,
    nutrition,
  };
}
