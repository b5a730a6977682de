import { auth } from './auth';
import { bytes } from './bytes';
import { cache } from './cache';
import { cart } from './cart';
import { checkout } from './checkout';
import { content } from './content';
import { exams } from './exams';
import { holds, print } from './figure';
import { http } from './http';
import { lighthouse } from './lighthouse';
import { memory } from './memory';
import { readiness } from './readiness';
import { sockets } from './sockets';
import { start } from './start';

const groups = [
  checkout,
  memory,
  readiness,
  start,
  bytes,
  cache,
  http,
  auth,
  cart,
  content,
  exams,
  sockets,
  lighthouse,
];
const wanted = process.argv.slice(2);

const figures = [];
for (const group of groups) {
  if (wanted.length > 0 && !wanted.includes(group.name)) continue;
  console.log(`measuring ${group.name} …`);
  figures.push(...(await group.measure()));
}
print(figures);
process.exit(figures.every(holds) ? 0 : 1);
