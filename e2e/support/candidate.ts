import { expect, type Page } from '@playwright/test';

const password = 'torre en el horizonte';
let serial = 0;

/** A new user, signed in, who has answered the consent question. The opposition decides the tier of the trial. */
export async function enterAsCandidate(page: Page, oppositionType = 'policia_nacional') {
  serial += 1;
  const username = `lector${Date.now().toString(36)}${process.pid}${serial}`;
  const email = `${username}@correo.example`;
  const data = { email, username, displayName: 'Lucía Ferrer', password, acceptTerms: true, oppositionType };
  expect((await page.request.post('/api/auth/register', { data })).ok()).toBe(true);
  await signIn(page, email);
  return { email };
}

/** Signs the same user in on another device. */
export async function signIn(page: Page, email: string) {
  await expect
    .poll(async () => (await page.request.post('/api/auth/login', { data: { email, password } })).ok())
    .toBe(true);
  await page.request.put('/api/consent', { data: { analytics: false, fingerprint: false } });
}
