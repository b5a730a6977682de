// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createRoutesStub } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { makeQueryClient } from '../../../platform/query-client';
import AdminMailingPage from './mailing-page';

const mailing = {
  id: 'uno',
  etag: 'v1',
  subject: 'Repaso',
  preheader: '',
  body: 'Hola',
  audience: 'newsletter',
  state: 'draft',
  scheduledAt: null,
  startedAt: null,
  finishedAt: null,
  updatedAt: '2026-11-15T10:00:00.000Z',
  counts: { recipients: 0, waiting: 0, failed: 0, unsubscribed: 0 },
};

/** The fake server: what it received, and its next answers to a change. */
const asked: { method: string; url: string; body: unknown }[] = [];
let answers: Response[] = [];
const json = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status });

function open(id: string) {
  const Stub = createRoutesStub([{ path: '/admin/boletin/envios/:id', Component: AdminMailingPage }]);
  render(
    <QueryClientProvider client={makeQueryClient()}>
      <Stub initialEntries={[`/admin/boletin/envios/${id}`]} />
    </QueryClientProvider>,
  );
}
const subject = () => screen.findByLabelText<HTMLInputElement>('Asunto');
const type = async (text: string) => fireEvent.change(await subject(), { target: { value: text } });
const press = async (name: string) => fireEvent.click(await screen.findByText(name, { selector: 'button' }));
const changes = () => asked.filter(({ method }) => method !== 'GET');

describe('the page of a mailing', { timeout: 30_000 }, () => {
  beforeEach(() => {
    asked.length = 0;
    answers = [];
    vi.spyOn(console, 'error').mockImplementation(() => {});
    vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
      const method = init.method ?? 'GET';
      asked.push({ method, url, body: typeof init.body === 'string' ? JSON.parse(init.body) : undefined });
      if (url.startsWith('/api/admin/mailing-reach')) return json({ people: 3 });
      if (url === '/api/config')
        return json({ demo: true, contact: { email: 'a@b.example', phone: '', chat: '' } });
      if (method !== 'GET') return answers.shift() ?? json(mailing);
      return json(mailing);
    });
  });
  afterEach(() => {
    cleanup();
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
  });

  it('keeps what was written when saving fails, and saves it at the next try', async () => {
    answers = [
      json({ code: 'server.failed', message: 'Algo ha fallado.' }, 500),
      json({ ...mailing, id: 'dos', subject: 'Mío', body: '' }),
    ];
    open('nuevo');
    await type('Mío');
    await press('Guardar borrador');
    await screen.findByText('Reintentar');
    expect((await subject()).value).toBe('Mío');
    await press('Guardar borrador');
    await screen.findByText('Todo está guardado.');
    expect(changes()).toMatchObject([
      { method: 'POST', url: '/api/admin/mailings', body: { subject: 'Mío' } },
      { method: 'POST', url: '/api/admin/mailings', body: { subject: 'Mío' } },
    ]);
  });

  it('shows both versions when another admin saved first, and loses neither', async () => {
    const theirs = { ...mailing, etag: 'v2', subject: 'Suyo', body: 'Suyo también' };
    answers = [json({ code: 'admin.conflict', message: 'x', details: { current: theirs } }, 409)];
    open('uno');
    await type('Mío');
    await press('Guardar borrador');
    await screen.findByText('Otra persona ha guardado esta ficha mientras la editabas');
    screen.getByText('Suyo');
    await press('Guardar así');
    await waitFor(() => expect(changes()).toHaveLength(2));
    expect(changes().at(-1)?.body).toEqual({
      subject: 'Mío',
      preheader: '',
      body: 'Suyo también',
      audience: 'newsletter',
      etag: 'v2',
    });
  });

  it('saves what is on the screen before it is sent', async () => {
    answers = [
      json({ ...mailing, subject: 'Mío', etag: 'v2' }),
      json({ ...mailing, subject: 'Mío', state: 'sending', etag: 'v3' }),
    ];
    open('uno');
    await type('Mío');
    await press('Enviar ahora');
    await press('Enviar');
    await screen.findByText('Está saliendo');
    expect(changes()).toMatchObject([
      { method: 'PUT', url: '/api/admin/mailings/uno', body: { subject: 'Mío', etag: 'v1' } },
      { method: 'POST', url: '/api/admin/mailings/uno/send', body: { etag: 'v2' } },
    ]);
  });
});
