import type { APIRequestContext, Browser, Page } from '@playwright/test';
import { expect } from './fixtures';

const password = 'torre en el horizonte';
let serial = 0;

export type Candidate = { email: string; password: string };

/** A new user with the trial of the full plan, signed in, who has answered the consent question. */
export async function newCandidate(page: Page): Promise<Candidate> {
  serial += 1;
  const username = `examen${Date.now().toString(36)}${process.pid}${serial}`;
  const email = `${username}@correo.example`;
  const data = { email, username, displayName: 'Lucía Romero', password, acceptTerms: true };
  expect((await page.request.post('/api/auth/register', { data })).ok()).toBe(true);
  await signIn(page.request, { email, password });
  return { email, password };
}

export async function signIn(request: APIRequestContext, { email, password: secret }: Candidate) {
  await expect
    .poll(async () => (await request.post('/api/auth/login', { data: { email, password: secret } })).ok())
    .toBe(true);
  await request.put('/api/consent', { data: { analytics: false, fingerprint: false } });
}

type Order = Record<string, unknown>;

/** Starts an exam through the API. */
export async function begin(request: APIRequestContext, order: Order): Promise<string> {
  const built = await (await request.post('/api/exams', { data: order })).json();
  expect((await request.post(`/api/exams/${built.id}/start`)).ok()).toBe(true);
  return built.id;
}

export const mock: Order = { kind: 'mock' };
export const test20 = (given: Order = {}): Order => ({ kind: 'test', mode: 'exam', count: 20, ...given });

/** The saved answers on the server, by position. */
export async function choicesOf(request: APIRequestContext, id: string): Promise<(string | null)[]> {
  const paper = await (await request.get(`/api/exams/${id}`)).json();
  return paper.questions.map(({ choice }: { choice: string | null }) => choice);
}

export const answered = async (request: APIRequestContext, id: string): Promise<number> =>
  (await choicesOf(request, id)).filter((choice) => choice !== null).length;

/** Waits until the exam reacts to keys. */
export async function openExam(page: Page, id: string): Promise<void> {
  await page.goto(`/test/${id}`);
  await expect(page.locator('html[data-in-exam]')).toBeAttached();
}

/** Another device of the same user. */
export async function otherDevice(browser: Browser, who: Candidate): Promise<Page> {
  const context = await browser.newContext();
  const page = await context.newPage();
  await signIn(page.request, who);
  return page;
}

export const place = (page: Page, position: number, total = 20) =>
  expect(page.getByText(`Pregunta ${position} de ${total}`, { exact: true })).toBeAttached();

export const inMap = (page: Page, label: string | RegExp) =>
  page
    .getByRole('complementary', { name: 'Mapa de preguntas' })
    .getByRole('button', { name: label, exact: true });
