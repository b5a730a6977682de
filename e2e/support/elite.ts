import type { Page, PlaywrightWorkerArgs } from '@playwright/test';
import { enterAsCandidate } from './candidate';
import { expect } from './fixtures';
import { openOffice } from './office';

/** An admin gives the plan by hand. */
export async function enterWithElite(page: Page, playwright: PlaywrightWorkerArgs['playwright']) {
  const { email } = await enterAsCandidate(page);
  const office = await openOffice(playwright);
  const { items } = await (await office.get(`/api/admin/users?q=${email}`)).json();
  const account = `/api/admin/users/${items[0].id}`;
  const { etag } = await (await office.get(account)).json();
  const given = await office.put(`${account}/plan`, { data: { etag, planTier: 'elite' } });
  expect(given.ok(), await given.text()).toBe(true);
  await office.dispose();
  return { email };
}
