import type { BrowserContext, Page, PlaywrightWorkerArgs } from '@playwright/test';
import { expect } from './fixtures';
import { openOffice } from './office';

const password = 'torre en el horizonte';

let serial = 0;

/** A new account, because a shared one would reach its device limit. */
export async function newcomer(page: Page, displayName: string) {
  serial += 1;
  const username = `panel${Date.now().toString(36)}${process.pid}${serial}`;
  const email = `${username}@correo.example`;
  const data = { email, username, displayName, password, acceptTerms: true };
  expect((await page.request.post('/api/auth/register', { data })).ok()).toBe(true);
  return { username, email };
}

export async function signIn(page: Page, email: string) {
  await expect
    .poll(async () => (await page.request.post('/api/auth/login', { data: { email, password } })).ok())
    .toBe(true);
  await page.request.put('/api/consent', { data: { analytics: false, fingerprint: false } });
}

export async function enterAsStudent(page: Page) {
  const { email } = await newcomer(page, 'Opositora');
  await signIn(page, email);
}

const CONFIRMED_MS = 5 * 60_000;
let confirmedAt = 0;
let admin: Awaited<ReturnType<BrowserContext['cookies']>> | undefined;

/** One admin for each worker, always on the same device, which is identified by its cookies. */
export async function enterAsAdmin(page: Page, playwright: PlaywrightWorkerArgs['playwright']) {
  if (admin) {
    await page.context().addCookies(admin);
    if (Date.now() - confirmedAt < CONFIRMED_MS) return;
    // The password of ten minutes ago would be asked for again; the cookie changes with it.
    expect((await page.request.post('/api/auth/confirm', { data: { password } })).ok()).toBe(true);
  } else await becomeAdmin(page, playwright);
  admin = await page.context().cookies();
  confirmedAt = Date.now();
}

/** The demo's admin makes another account an admin, through the API. */
async function becomeAdmin(page: Page, playwright: PlaywrightWorkerArgs['playwright']) {
  const { email, username } = await newcomer(page, 'Jefa de Turno');
  const office = await openOffice(playwright);
  let id = '';
  await expect
    .poll(async () => {
      const found = await (await office.get(`/api/admin/users?q=${username}`)).json();
      id = found.items[0]?.id ?? '';
      return id;
    })
    .not.toBe('');
  const account = `/api/admin/users/${id}`;
  const { etag } = await (await office.get(account)).json();
  expect((await office.put(`${account}/admin`, { data: { etag, isAdmin: true } })).ok()).toBe(true);
  await office.dispose();
  await signIn(page, email);
}
