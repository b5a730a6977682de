import { assistant } from './assistant';
import { auth } from './auth';
import { briefing } from './briefing';
import { bytes } from './bytes';
import { cache } from './cache';
import { campus } from './campus';
import { cart } from './cart';
import { checkout } from './checkout';
import { coaching } from './coaching';
import { content } from './content';
import { day } from './day';
import { exams } from './exams';
import { forum } from './forum';
import { games } from './games';
import { growth } from './growth';
import { http } from './http';
import { laws } from './laws';
import { lighthouse } from './lighthouse';
import { passes, print } from './measurement';
import { memory } from './memory';
import { mixed } from './mixed';
import { psychometrics } from './psychometrics';
import { readiness } from './readiness';
import { sockets } from './sockets';
import { start } from './start';
import { load } from './students';
import { tools } from './tools';

const benchmarks = [
  assistant,
  briefing,
  checkout,
  coaching,
  memory,
  readiness,
  start,
  bytes,
  cache,
  http,
  auth,
  cart,
  content,
  day,
  exams,
  forum,
  games,
  growth,
  laws,
  psychometrics,
  load,
  mixed,
  sockets,
  lighthouse,
  campus,
  tools,
];
const wanted = process.argv.slice(2);

const measurements = [];
for (const { name, measure } of benchmarks) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  console.log(`measuring ${name} …`);
  measurements.push(...(await measure()));
}
print(measurements);
process.exit(measurements.every(passes) ? 0 : 1);
