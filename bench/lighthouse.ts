import { findChromium } from '../scripts/chromium.mjs';
import { audit, scoresOf, timingsOf } from './audit';
import { firstLoadScripts } from './bytes';
import type { Benchmark, Measurement } from './measurement';
import { indexedPages, publicPages } from './public-pages';
import { startAtalaya } from './server';

/** Limits of the audits of a public page. */
const timings = [
  { audit: 'first-contentful-paint', name: 'FCP', unit: 'ms', max: 1200 },
  { audit: 'cumulative-layout-shift', name: 'CLS', unit: '', max: 0.02 },
  { audit: 'largest-contentful-paint', name: 'LCP', unit: 'ms' },
  { audit: 'total-blocking-time', name: 'TBT', unit: 'ms' },
];

/** Lighthouse's default mobile settings. `BENCH_PAGES=/,/blog` measures only those pages. */
export const lighthouse: Benchmark = {
  name: 'lighthouse',
  async measure() {
    const chromium = await findChromium();
    if (!chromium.path) throw new Error(chromium.missing ?? 'No Chromium was found.');
    process.env.CHROME_PATH = chromium.path;
    const only = process.env.BENCH_PAGES?.split(',');
    const { url, stop } = await startAtalaya();
    try {
      const measurements: Measurement[] = [];
      for (const path of publicPages.filter((page) => !only || only.includes(page)))
        measurements.push(...(await measurePage(url, path)));
      return measurements;
    } finally {
      await stop();
    }
  },
};

async function measurePage(url: string, path: string): Promise<Measurement[]> {
  const seo: Record<string, number> = indexedPages.includes(path) ? { seo: 100 } : {};
  const scores = { performance: 90, accessibility: 100, 'best-practices': 100, ...seo };
  const reports = await audit(url + path, Object.keys(scores));
  return [
    ...scoresOf(path, reports, scores),
    ...timingsOf(path, reports, timings),
    await firstLoadScripts(url, path),
  ];
}
