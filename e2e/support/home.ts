import type { Page } from '@playwright/test';
import { arrange } from './shell';

export const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
/** Tests run with reduced motion by default. */
export const MOVING = { contextOptions: { reducedMotion: 'no-preference' } } as const;
export const CALM = { contextOptions: { reducedMotion: 'reduce' } } as const;

/** Simulates a device fast enough for videos and long animations. */
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

/** Scrolls to a lazy section and waits until its code has loaded. */
export async function reachSection(page: Page, id: string): Promise<void> {
  await section(page, id).scrollIntoViewIfNeeded();
  await sectionHydrated(page, id);
}

/** Before the code of a lazy section has loaded, its links and forms work without script. */
export const sectionHydrated = (page: Page, id: string) =>
  page.locator(`#${id}[data-hydrated=true]`).waitFor({ state: 'attached' });
