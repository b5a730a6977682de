import type { Page, PlaywrightWorkerArgs } from '@playwright/test';
import { enterAsCandidate } from './candidate';
import { e2eServer } from './environment';
import { expect } from './fixtures';

/** An admin gives the plan by hand. */
export async function enterWithElite(page: Page, playwright: PlaywrightWorkerArgs['playwright']) {
  const { email } = await enterAsCandidate(page);
  const office = await playwright.request.newContext({ baseURL: e2eServer.url });
  await office.post('/api/auth/test-login', { data: { email: 'admin@atalaya.example' } });
  const { items } = await (await office.get(`/api/admin/users?q=${email}`)).json();
  const account = `/api/admin/users/${items[0].id}`;
  const { etag } = await (await office.get(account)).json();
  const given = await office.put(`${account}/plan`, { data: { etag, planTier: 'elite' } });
  expect(given.ok(), await given.text()).toBe(true);
  await office.dispose();
}
