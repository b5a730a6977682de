import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { AxeResults, RunOptions } from 'axe-core';

const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

declare global {
  interface Window {
    axe?: { run(where: string | Document, options: RunOptions): Promise<AxeResults> };
  }
}

/** Violations of WCAG 2.2 AA on the page. */
export const faultsOf = (page: Page) => examine(page, null, { runOnly: { type: 'tag', values: WCAG } });

/** Only the contrast, which is all that another theme can change. */
export const contrastFaultsOf = (page: Page) =>
  examine(page, null, { runOnly: { type: 'rule', values: ['color-contrast'] } });

/** Violations of any rule, best practices included, in one part of the page. */
export const faultsIn = (page: Page, selector: string) => examine(page, selector, {});

/**
 * axe is half a megabyte: it is injected once per page, and only violations are returned. Style sheets are not
 * preloaded, because the rules used do not need them.
 */
async function examine(page: Page, selector: string | null, rules: RunOptions): Promise<string[]> {
  if (!(await page.evaluate(() => window.axe !== undefined))) await page.evaluate(source);
  await isSettled(page);
  const options: RunOptions = { ...rules, resultTypes: ['violations'], preload: { assets: ['media'] } };
  return page.evaluate(
    async ([where, wish]) => {
      const found = await window.axe?.run(where ?? document, wish);
      if (!found) throw new Error('axe is not there');
      return found.violations.map(
        ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
      );
    },
    [selector, options] as const,
  );
}

/** Text that fades has too little contrast for a moment: in an overlay that opens or closes, or in a list that loads. */
const isSettled = (page: Page) =>
  page.waitForFunction(() => {
    const isClosing =
      document.querySelector(':is([role=dialog], [role=alertdialog])[data-state=closed]') !== null;
    const isDimmed = [...document.querySelectorAll('[aria-busy=true]')].some(
      (list) => getComputedStyle(list).opacity !== '1',
    );
    const isMoving = document
      .getAnimations()
      .some(
        ({ playState, effect }) =>
          playState === 'running' && Number.isFinite(effect?.getComputedTiming().endTime),
      );
    return !isClosing && !isDimmed && !isMoving;
  });
