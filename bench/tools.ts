import { chromium } from '@playwright/test';
import { toolIds, toolPath } from '../core/tools/catalogue';
import { controlLetter } from '../core/tools/identity/dni';
import { findChromium } from '../scripts/chromium.mjs';
import { audit, machineOf, scoresOf, timingsOf } from './audit';
import { type Benchmark, type Measurement, median } from './measurement';
import { startAtalaya } from './server';

const RUNS = 3;
const NUMBERS = 10_000;
const pages = ['/herramientas', '/herramientas-grid', ...toolIds.map(toolPath)];
const timings = [
  { audit: 'first-contentful-paint', name: 'FCP', unit: 'ms' },
  { audit: 'largest-contentful-paint', name: 'LCP', unit: 'ms' },
  { audit: 'total-blocking-time', name: 'TBT', unit: 'ms' },
];

/** Lighthouse of every tool, and a whole batch of numbers in a real page. `BENCH_PAGES=/herramientas` measures only that page. */
export const tools: Benchmark = {
  name: 'tools',
  async measure() {
    const { path, missing } = await findChromium();
    if (!path) throw new Error(missing ?? 'No Chromium was found.');
    process.env.CHROME_PATH = path;
    const only = process.env.BENCH_PAGES?.split(',');
    const { url, stop } = await startAtalaya();
    try {
      const measurements: Measurement[] = [await batch(url, path)];
      for (const page of pages.filter((one) => !only || only.includes(one))) {
        const reports = await audit(url + page, ['performance'], { runs: RUNS });
        measurements.push(
          ...scoresOf(page, reports, { performance: 90 }),
          ...timingsOf(page, reports, timings),
          machineOf(page, reports),
        );
      }
      return measurements;
    } finally {
      await stop();
    }
  },
};

/** Runs in the page, as text: the bundler would add its own names to a function. */
const measured = `async (list) => {
  const field = document.querySelector('textarea.font-mono');
  const started = performance.now();
  const clipboardData = new DataTransfer();
  clipboardData.setData('text', list);
  field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  do await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  while (![...document.querySelectorAll('[role=status]')].some((one) => one.textContent.startsWith('10.000 de')));
  return performance.now() - started;
}`;

/** From the moment the list is pasted until its result is painted. */
async function batch(url: string, executablePath: string): Promise<Measurement> {
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
  try {
    const page = await browser.newPage();
    await page.goto(`${url}/herramientas/dni-nie`);
    await page.waitForFunction(() => 'hydrated' in document.documentElement.dataset);
    const times: number[] = [];
    for (let round = 0; round <= RUNS; round += 1) {
      const numbers = Array.from({ length: NUMBERS }, (_, at) => 10_000_000 + round * NUMBERS + at);
      const text = numbers.map((number) => `${number}${controlLetter(number)}`).join('\n');
      const time = await page.evaluate<number>(`(${measured})(${JSON.stringify(text)})`);
      await page.getByRole('button', { name: 'Quitar la lista' }).click();
      // The first one also compiles the code.
      if (round > 0) times.push(time);
    }
    return { name: '10,000 DNI checked in the page', value: median(times), unit: 'ms', max: 200 };
  } finally {
    await browser.close();
  }
}
