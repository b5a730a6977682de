import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { newId } from '../../server/platform/ids';
import { mail } from '../../server/platform/mail/mail.tables';
import { elapsed } from '../elapsed';
import { type Installation, openInstallation } from '../installation';

const patient = { timeout: 120_000, interval: 20 };
const EMAILS = 500;

describe('emails', () => {
  let all: Installation;
  beforeAll(async () => {
    all = await openInstallation({ nodes: 1 });
  });
  afterAll(() => all.close());

  const ofMailing = () => all.smtp.received.filter((text) => text.includes('lector')).length;

  /** Asks for a new password and returns how long the response took. */
  async function forget(): Promise<string> {
    const { user, client } = await all.student();
    const started = performance.now();
    expect((await client.send('POST', '/api/auth/forgot-password', { email: user.email })).status).toBe(200);
    return elapsed(started);
  }

  it('wait while the mail server is dead, and arrive when it is back', async () => {
    const [node] = all.nodes;
    await all.smtp.stop();
    all.smtp.received.length = 0;
    const answered = await forget();
    await vi.waitFor(() => expect(node?.saidOf('mail server')).toEqual(['a dependency fails']), patient);
    await all.smtp.start();
    const started = performance.now();
    await vi.waitFor(() => expect(all.smtp.received).toHaveLength(1), patient);
    await vi.waitFor(
      () => expect(node?.saidOf('mail server')).toEqual(['a dependency fails', 'a dependency works again']),
      patient,
    );
    console.log(
      `a dead mail server: the request was answered in ${answered}, the email came ${elapsed(started)} after its return`,
    );
  });

  it('wait while the mail server accepts connections and says nothing', async () => {
    const [node] = all.nodes;
    const before = node?.saidOf('mail server').length ?? 0;
    await all.smtp.stop();
    all.smtp.received.length = 0;
    const sockets = new Set<Socket>();
    const silent = createServer((socket) => void sockets.add(socket.on('error', () => {})));
    silent.listen(Number(new URL(all.smtp.url()).port), '127.0.0.1');
    await once(silent, 'listening');
    const answered = await forget();
    const started = performance.now();
    await vi.waitFor(() => expect(node?.saidOf('mail server')).toHaveLength(before + 1), patient);
    console.log(
      `a silent mail server: the request was answered in ${answered}, the log said so after ${elapsed(started)}`,
    );
    for (const socket of sockets) socket.destroy();
    silent.close();
    await all.smtp.start();
    await vi.waitFor(() => expect(all.smtp.received).toHaveLength(1), patient);
    await vi.waitFor(() => expect(node?.saidOf('mail server')).toHaveLength(before + 2), patient);
  });

  it(`${EMAILS} of a mailing in the queue delay neither a password link nor a page, and all are sent once`, async () => {
    const { client } = await all.student();
    all.smtp.received.length = 0;
    const batch = newId();
    const rows = Array.from({ length: EMAILS }, (_, index) => ({
      id: newId(),
      recipient: `lector${index}@example.com`,
      subject: `Boletín ${index}`,
      body: 'Texto',
      batch,
      status: 'waiting' as const,
      createdAt: new Date(),
    }));
    await all.db.insert(mail).values(rows);
    const started = performance.now();
    await all.db.execute(sql`
      insert into pgboss.job (name, data)
      select 'mail.deliver-batch', json_build_object('mailId', id) from mail where batch = ${batch}`);
    await vi.waitFor(() => expect(all.smtp.received.length).toBeGreaterThan(0), patient);
    const asked = performance.now();
    await forget();
    await vi.waitFor(() => expect(all.smtp.received.length - ofMailing()).toBe(1), patient);
    const sent = ofMailing();
    expect(sent).toBeLessThan(EMAILS);
    console.log(
      `a password link behind a mailing of ${EMAILS}: ${elapsed(asked)}, ${sent} of the mailing sent`,
    );
    const times: number[] = [];
    while (ofMailing() < EMAILS) {
      const began = performance.now();
      expect((await client.get('/api/store/cart')).status).toBe(200);
      times.push(performance.now() - began);
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    expect(new Set(all.smtp.received).size).toBe(all.smtp.received.length);
    times.sort((a, b) => a - b);
    console.log(
      `${EMAILS} emails sent in ${elapsed(started)}; meanwhile ${times.length} requests, half within ${Math.round(times[times.length >> 1] ?? 0)} ms, the slowest ${Math.round(times.at(-1) ?? 0)} ms`,
    );
    const [left] = await all.db.execute<{ count: number }>(sql`
      select count(*)::int as count from pgboss.job
      where name = 'mail.deliver-batch' and state in ('created', 'retry', 'failed')`);
    expect(left?.count).toBe(0);
  });
});
