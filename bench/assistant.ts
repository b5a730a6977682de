import { createHash } from 'node:crypto';
import { readFile, rm } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { answerFrom } from '../core/assistant/answer';
import { protocolPassages, syllabusPassages, toolPassages } from '../core/assistant/content-passages';
import { isRelevant } from '../core/assistant/search/relevance';
import { buildSearch, readQuestion, type SearchIndex, searchPlaces } from '../core/assistant/search/search';
import { holdingsOf } from '../core/syllabus/access';
import { readProtocols } from '../server/protocols/read-protocols';
import { readContent } from '../server/syllabus/content/content-library';
import { topicRows } from '../server/syllabus/content/topic-rows';
import { type Benchmark, type Measurement, percentile } from './measurement';
import { type RunningServer, signIn, startAtalaya, temporaryFolder } from './server';

const file = (name: string) => fileURLToPath(new URL(`assistant/${name}`, import.meta.url));
const CONTENT = fileURLToPath(new URL('../content', import.meta.url));
const FIRST = 5;
const ROUNDS = 200;

type Question = { text: string; sections: string[] };

/** Fixed before anything was tuned: failures were only ever looked at in the other half. */
const isHeldOut = (text: string): boolean =>
  Number.parseInt(createHash('sha256').update(text).digest('hex').charAt(0), 16) % 2 === 1;

async function linesOf(name: string): Promise<string[]> {
  return (await readFile(file(name), 'utf8'))
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'));
}

const readQuestions = async (): Promise<Question[]> =>
  (await linesOf('questions.txt')).map((line) => {
    const [sections = '', text = ''] = line.split(' | ');
    return { text, sections: sections.split('|') };
  });

/** Questions with the right section, and questions about something else. */
export const assistant: Benchmark = {
  name: 'assistant',
  async measure() {
    const index = await indexOfFiles();
    const questions = await readQuestions();
    const offTopic = await linesOf('off-topic.txt');
    const known = new Set(index.places.map(({ key }) => key));
    for (const { sections } of questions)
      for (const section of sections) if (!known.has(section)) throw new Error(`no section ${section}`);
    return [...quality(index, questions, offTopic), ...(await speed(questions))];
  },
};

async function indexOfFiles(): Promise<SearchIndex> {
  const [{ library }, { protocols }] = await Promise.all([
    readContent({ root: CONTENT }),
    readProtocols({ root: CONTENT }),
  ]);
  const rows = library.topics.map((topic) => topicRows(topic, new Date()));
  const parts = [
    syllabusPassages({
      topics: rows.map(({ topic }) => topic),
      sections: rows.flatMap(({ sections }) => sections),
      questions: rows.flatMap(({ questions }) => questions),
      flashcards: rows.flatMap(({ flashcards }) => flashcards),
      terms: rows.flatMap(({ terms }) => terms),
      laws: library.laws.map(({ value }) => value),
    }),
    protocolPassages(protocols.map(({ value }) => value)),
    toolPassages(),
  ];
  return buildSearch(
    parts.flatMap(({ passages }) => passages),
    parts.flatMap(({ places }) => places),
  );
}

function quality(
  index: SearchIndex,
  questions: readonly Question[],
  offTopic: readonly string[],
): Measurement[] {
  const rankOf = ({ text, sections }: Question): number => {
    // Protocols and tools answer too, but the right answers name sections.
    const found = searchPlaces(index, readQuestion(index, text), 2 * FIRST)
      .map(({ place }) => place.key)
      .filter((key) => /^\d/.test(key));
    const rank = found.findIndex((key) => sections.includes(key));
    return rank < 0 ? Number.POSITIVE_INFINITY : rank;
  };
  const isAnswered = (text: string): boolean => {
    const asked = readQuestion(index, text);
    return isRelevant(index, asked, searchPlaces(index, asked, FIRST));
  };
  const share = <T>(all: readonly T[], holds: (one: T) => boolean) => all.filter(holds).length / all.length;
  const heldOut = questions.filter(({ text }) => isHeldOut(text));
  const tuning = questions.filter(({ text }) => !isHeldOut(text));
  const strange = offTopic.filter(isHeldOut);
  return [
    { name: 'questions, held out', value: heldOut.length, unit: '', min: 125 },
    {
      name: 'right section among the first five, held out',
      value: share(heldOut, (one) => rankOf(one) < FIRST),
      unit: '',
      min: 0.88,
    },
    { name: 'right section first, held out', value: share(heldOut, (one) => rankOf(one) === 0), unit: '' },
    {
      name: 'right section quoted first, held out',
      value: share(heldOut, ({ text, sections }) => sections.includes(firstQuoted(index, text))),
      unit: '',
    },
    {
      name: 'right section among the first five, tuning half',
      value: share(tuning, (one) => rankOf(one) < FIRST),
      unit: '',
    },
    {
      name: 'questions answered, held out',
      value: share(heldOut, ({ text }) => isAnswered(text)),
      unit: '',
      min: 0.9,
    },
    {
      name: 'questions about something else refused, held out',
      value: share(strange, (text) => !isAnswered(text)),
      unit: '',
      min: 0.8,
    },
  ];
}

/** The section whose passage a reader of everything is shown first. */
function firstQuoted(index: SearchIndex, text: string): string {
  const { sources } = answerFrom(index, text, { reader: 'elite', holdings: holdingsOf([]) });
  const [, topic = '', section = ''] = /tema-(\d+)\/([^#]+)/.exec(sources[0]?.path ?? '') ?? [];
  return `${topic}/${section}`;
}

/** The addresses take turns, so that a slower moment slows both. */
async function speed(questions: readonly Question[]): Promise<Measurement[]> {
  const folder = await temporaryFolder();
  const server = await startAtalaya(folder);
  const cookie = await signIn(server.url, 'admin@atalaya.example');
  await ask(server, cookie, questions[0]?.text ?? '');
  const [answers, reads]: [number[], number[]] = [[], []];
  for (let round = -20; round < ROUNDS; round += 1) {
    const { text = '' } = questions[(round + 20) % questions.length] ?? {};
    const started = performance.now();
    await ask(server, cookie, text);
    const asked = performance.now();
    await (await fetch(`${server.url}/api/admin/questions/t14-q001`, { headers: { cookie } })).arrayBuffer();
    if (round < 0) continue;
    answers.push(asked - started);
    reads.push(performance.now() - asked);
  }
  await server.stop();
  await rm(folder, { recursive: true, force: true });
  return [
    {
      name: "assistant's answer, median, of a read by key, median",
      value: percentile(answers, 0.5) / percentile(reads, 0.5),
      unit: '×',
      max: 30,
    },
    { name: "assistant's answer, p95", value: percentile(answers, 0.95), unit: 'ms' },
  ];
}

async function ask(server: RunningServer, cookie: string, question: string): Promise<void> {
  const response = await fetch(`${server.url}/api/assistant/questions`, {
    method: 'POST',
    headers: { cookie, origin: server.url, 'content-type': 'application/json' },
    body: JSON.stringify({ assistant: 'policial', question }),
  });
  if (!response.ok) throw new Error(`the assistant responded ${response.status}`);
  await response.arrayBuffer();
}
