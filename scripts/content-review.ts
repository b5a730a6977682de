import { appendFile, readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { shuffled } from '../core/platform/random/shuffled.ts';
import { readContent } from '../server/syllabus/content/content-library.ts';
import { fingerprint, type Item, logLine, readLog, reviewOf, reviewPage } from './review-log.ts';

// npm run content:review                           writes content/REVIEW.md from content/review.log
// npm run content:review -- print 8 40             prints 40 items of topic 8 that no named reader has answered, without keys
// npm run content:review -- record NAME FILE       compares the answers of FILE (`t08-q001 B`, `t08-v002 V`, then what was
//                                                  changed, if anything) with the keys, adds them to the log, writes REVIEW.md

const root = fileURLToPath(new URL('../content', import.meta.url));
const { library } = await readContent({ root });
const TRUE = 'V';
const FALSE = 'F';
const shown = new Map<string, string>();
const items: Item[] = library.topics.flatMap(({ head, questions, trueFalse }) => {
  const topic = head.value.number;
  return [
    ...questions.map(({ value: { id, stem, options, answer } }) => {
      shown.set(id, `${stem}\n  A ${options.A}\n  B ${options.B}\n  C ${options.C}`);
      return { id, topic, key: answer, text: fingerprint(stem, options, answer) };
    }),
    ...trueFalse.map(({ value: { id, statement, answer } }) => {
      shown.set(id, `${statement} (V/F)`);
      return { id, topic, key: answer ? TRUE : FALSE, text: fingerprint(statement, answer) };
    }),
  ];
});

const log = async () => readLog(await readFile(`${root}/review.log`, 'utf8'));
const [command, first = '', second = ''] = process.argv.slice(2);
if (command === 'print') await print(Number(first), Number(second) || items.length);
else {
  if (command === 'record') await record(first, second);
  await writeFile(`${root}/REVIEW.md`, reviewPage(items, await log()));
}

async function print(topic: number, most: number): Promise<void> {
  const read = new Set(reviewOf(items, await log()).flatMap((one) => one.read));
  const left = items.filter((item) => item.topic === topic && !read.has(item.id));
  for (const { id } of shuffled(left, Math.random).slice(0, most)) console.log(`${id}  ${shown.get(id)}\n`);
}

async function record(who: string, file: string): Promise<void> {
  const when = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Madrid' }).format(new Date());
  const known = new Map(items.map((item) => [item.id, item]));
  const lines = (await readFile(file, 'utf8')).split('\n').filter((line) => line.trim() !== '');
  const readings = lines.map((line) => {
    const [id = '', answered = '', ...change] = line.trim().split(/\s+/);
    const item = known.get(id);
    if (!item || !/^[ABCVF]$/.test(answered)) throw new Error(`Not an item and its answer: ${line}`);
    const agreed = answered === item.key ? 'yes' : 'no';
    if (agreed === 'no') console.log(`${id}: answered ${answered}, the key is ${item.key}`);
    return { when, who, item: id, answered, agreed, text: item.text, change: change.join(' ') };
  });
  await appendFile(`${root}/review.log`, readings.map((reading) => `${logLine(reading)}\n`).join(''));
  console.log(`${readings.filter(({ agreed }) => agreed === 'yes').length} of ${readings.length} agreed`);
}
