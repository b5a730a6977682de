import { rm } from 'node:fs/promises';
import { chromium } from '@playwright/test';
import { findChromium } from '../scripts/chromium.mjs';
import { audit, scoresOf, timingsOf } from './audit';
import type { Benchmark, Measurement } from './measurement';
import { freePort, signIn, startAtalaya, temporaryFolder } from './server';

const CLS = { audit: 'cumulative-layout-shift', name: 'CLS', unit: '', max: 0.02 };
const lcp = (max: number) => ({ audit: 'largest-contentful-paint', name: 'LCP', unit: 'ms', max });
const minimums = { accessibility: 100, 'best-practices': 100 };

/** Hoy and a running exam, on the first visit and on a later one. */
export const campus: Benchmark = {
  name: 'campus',
  async measure() {
    const { url, stop } = await startAtalaya();
    const port = await freePort();
    const { path } = await findChromium();
    const profile = await temporaryFolder();
    const browser = await chromium.launchPersistentContext(profile, {
      ...(path ? { executablePath: path } : {}),
      args: ['--no-sandbox', '--disable-gpu', `--remote-debugging-port=${port}`],
    });
    try {
      const cookie = await signIn(url, 'plus@atalaya.example');
      await browser.addCookies(
        cookie.split('; ').map((pair) => {
          const [name = '', ...value] = pair.split('=');
          return { name, value: value.join('='), url };
        }),
      );
      const pages = [
        ['Hoy', '/campus-estudio'],
        ['an exam of 100 questions', await startExam(url, cookie)],
      ] as const;
      const measurements: Measurement[] = [];
      for (const [page, address] of pages) {
        const first = await audit(url + address, ['performance', ...Object.keys(minimums)], {
          visit: { port, warm: false },
        });
        measurements.push(...scoresOf(page, first, minimums), ...timingsOf(page, first, [lcp(3_000), CLS]));
        const later = await audit(url + address, ['performance'], { visit: { port, warm: true } });
        measurements.push(...timingsOf(`${page}, again`, later, [lcp(1_200), CLS]));
      }
      return measurements;
    } finally {
      await browser.close();
      await rm(profile, { recursive: true, force: true });
      await stop();
    }
  },
};

async function startExam(url: string, cookie: string): Promise<string> {
  const post = async (path: string, body?: object): Promise<{ id: string }> => {
    const response = await fetch(url + path, {
      method: 'POST',
      headers: { cookie, ...(body ? { 'content-type': 'application/json' } : {}) },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    if (!response.ok) throw new Error(`POST ${path}: ${response.status}`);
    return response.json();
  };
  const { id } = await post('/api/exams', { kind: 'test', mode: 'exam', count: 100, minutes: 50 });
  await post(`/api/exams/${id}/start`);
  return `/test/${id}`;
}
