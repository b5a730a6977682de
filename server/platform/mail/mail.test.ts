import { DAY_MS } from '@atalaya/core/platform/durations';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeUser } from '../../auth/auth.factory';
import { openTestServer, type TestServer } from '../../testing/test-server';
import { defineJob } from '../jobs/jobs';
import { type Email, emailsTo, giveUpUnsent, newestMail, startMail } from './mail';

const email = { to: 'ana@example.com', subject: 'Hola', body: 'Bienvenida.' };

describe('an email', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await openTestServer();
  });
  afterAll(() => server.close());

  const outbox = async (more = '') => {
    const admin = await server.signedIn((await makeUser(server.db, { isAdmin: true })).id);
    return (await admin.get(`/api/admin/mail?pageSize=5${more}`)).json().items;
  };

  it('is sent once, by a job after the commit', async () => {
    await server.kit.mail.send(server.db, email);
    expect(server.emails).toEqual([]);
    await server.jobs.run();
    expect(server.emails).toEqual([email]);
    expect((await outbox())[0]).toMatchObject({ recipient: 'ana@example.com', status: 'sent' });
  });

  it('is only stored when no mail server is configured', async () => {
    const mail = await startMail(server.kit, undefined);
    server.clock.advance(1000);
    await mail.send(server.db, { ...email, subject: 'Guardada' });
    expect((await outbox())[0]).toMatchObject({ subject: 'Guardada', status: 'kept', body: 'Bienvenida.' });
  });

  it('stores the error of a failed delivery, which is retried', async () => {
    const mail = await startMail(server.kit, async () => {
      throw new Error('mailbox full');
    });
    server.clock.advance(1000);
    await mail.send(server.db, { ...email, subject: 'Rechazada' });
    await expect(server.jobs.run()).rejects.toThrow('mailbox full');
    expect((await outbox())[0]).toMatchObject({
      subject: 'Rechazada',
      status: 'failed',
      fault: 'mailbox full',
    });
    expect((await outbox('&status=failed')).map(({ subject }: { subject: string }) => subject)).toEqual([
      'Rechazada',
    ]);
    expect(await outbox('&status=waiting')).toEqual([]);
  });

  describe('with a link that holds a token', () => {
    const secret = 'Abc-123_xyz';
    const body = `Pulsa aquí:\n\nhttps://atalaya.example/nueva-contrasena?token=${secret}\n\nAtalaya`;
    const headers = {
      'List-Unsubscribe': `<https://atalaya.example/api/newsletter/unsubscribe/${secret}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    };
    const withLinks = { ...email, body, headers };
    const wiped = {
      body: body.replace(secret, '…'),
      headers: { ...headers, 'List-Unsubscribe': headers['List-Unsubscribe'].replace(secret, '…') },
    };
    const stored = async (from = server) => (await newestMail(from.db, 1))[0];

    let real: TestServer;
    beforeAll(async () => {
      real = await openTestServer({ demo: false });
    });
    afterAll(() => real.close());

    it('is stored without the token once it was sent, and is never shown with it', async () => {
      const { id } = await makeUser(real.db, { isAdmin: true, totpConfirmedAt: new Date() });
      const admin = await real.signedIn(id);
      const shown = async () => (await admin.get('/api/admin/mail?pageSize=1')).json().items[0];
      await real.kit.mail.send(real.db, withLinks);
      expect(await stored(real)).toMatchObject({ status: 'waiting', body, headers });
      expect(await shown()).toMatchObject({ status: 'waiting', body: wiped.body });
      expect(await emailsTo(real.db, email.to, 'self')).toMatchObject([{ body: wiped.body }]);
      await real.jobs.run();
      expect(real.emails).toEqual([withLinks]);
      expect(await stored(real)).toMatchObject({ status: 'sent', ...wiped });
      expect(await shown()).toMatchObject({ status: 'sent', body: wiped.body });
    });

    it('is kept whole without a mail server in the demo only', async () => {
      for (const keepsLinks of [true, false]) {
        const kit = { ...server.kit, env: { ...server.env, demo: keepsLinks } };
        const mail = await startMail(kit, undefined);
        server.clock.advance(1000);
        await mail.send(server.db, withLinks);
        expect(await stored()).toMatchObject(keepsLinks ? { body, headers } : wiped);
      }
    });

    it('loses it when it is given up, and is not sent any more', async () => {
      const delivered: Email[] = [];
      let isDown = true;
      const carrier = async (sent: Email) => {
        if (isDown) throw new Error('mailbox full');
        delivered.push(sent);
      };
      const mail = await startMail(real.kit, carrier);
      real.clock.advance(1000);
      await mail.send(real.db, withLinks);
      await expect(real.jobs.run()).rejects.toThrow('mailbox full');
      real.clock.advance(7 * DAY_MS);
      await giveUpUnsent(real.db, real.clock.now());
      expect(await stored(real)).toMatchObject({ status: 'failed', body, headers });
      real.clock.advance(1);
      await giveUpUnsent(real.db, real.clock.now());
      expect(await stored(real)).toMatchObject({ status: 'failed', fault: 'mailbox full', ...wiped });
      isDown = false;
      const id = (await stored(real))?.id ?? '';
      await real.jobs.enqueue(real.db, defineJob<{ mailId: string }>('mail.deliver'), { mailId: id });
      await real.jobs.run();
      expect(delivered).toEqual([]);
    });
  });
});
