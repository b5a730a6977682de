import type { Page } from '@playwright/test';
import { arrange } from './shell-visit';

export const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
/** The tests run with reduced motion unless they are about it. */
export const MOVING = { contextOptions: { reducedMotion: 'no-preference' } } as const;
export const CALM = { contextOptions: { reducedMotion: 'reduce' } } as const;

/** A machine that is strong enough for films and long animations, whatever the tests run on. */
export const strongMachine = (page: Page) =>
  page.addInitScript(() => {
    Object.defineProperty(navigator, 'hardwareConcurrency', { get: () => 8 });
    Object.defineProperty(navigator, 'deviceMemory', { get: () => 8 });
    Object.defineProperty(navigator, 'connection', { get: () => undefined });
  });

export const open = async (page: Page, path = '/') => {
  await arrange(page);
  await page.goto(path);
};

export const section = (page: Page, id: string) => page.locator(`section#${id}`);

/** Scrolls to a lazy section and waits until its code has come. */
export async function reachSection(page: Page, id: string): Promise<void> {
  await section(page, id).scrollIntoViewIfNeeded();
  await sectionHydrated(page, id);
}

/** Until the code of a lazy section has come, a press does what it does without a script. */
export const sectionHydrated = (page: Page, id: string) =>
  page.locator(`#${id}[data-hydrated=true]`).waitFor({ state: 'attached' });
