import type { APIRequestContext, PlaywrightWorkerArgs } from '@playwright/test';
import { e2eServer } from './environment';
import { expect } from './fixtures';

/** The demo's admin may use two devices, and every worker needs one: all of them come as the same. */
const OFFICE = `atalaya_device=${'oficina'.padEnd(43, '-')}`;

export async function enterOffice(request: APIRequestContext): Promise<void> {
  const data = { email: 'admin@atalaya.example' };
  const entered = await request.post('/api/auth/test-login', { data, headers: { cookie: OFFICE } });
  expect(entered.ok()).toBe(true);
}

/** The demo's admin, for what only an admin can prepare. */
export async function openOffice(playwright: PlaywrightWorkerArgs['playwright']): Promise<APIRequestContext> {
  const office = await playwright.request.newContext({ baseURL: e2eServer.url });
  await enterOffice(office);
  return office;
}
