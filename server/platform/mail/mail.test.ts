import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeUser } from '../../auth/auth.factory';
import { openTestServer, type TestServer } from '../../testing/test-server';
import { emailsTo, newestMail, startMail } from './mail';

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
    const mail = await startMail(server.db, server.clock, server.jobs, undefined, { keepsLinks: false });
    server.clock.advance(1000);
    await mail.send(server.db, { ...email, subject: 'Guardada' });
    expect((await outbox())[0]).toMatchObject({ subject: 'Guardada', status: 'kept', body: 'Bienvenida.' });
  });

  it('stores the error of a failed delivery, which is retried', async () => {
    const mail = await startMail(
      server.db,
      server.clock,
      server.jobs,
      async () => {
        throw new Error('mailbox full');
      },
      { keepsLinks: false },
    );
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
    const stored = async () => (await newestMail(server.db, 1))[0]?.body;

    it('is stored without the token once it was sent, and is never shown with it', async () => {
      const real = await openTestServer({ demo: false });
      await real.kit.mail.send(real.db, { ...email, body });
      const withoutToken = body.replace(secret, '…');
      expect(await newestMail(real.db, 1)).toMatchObject([{ status: 'waiting', body }]);
      expect(await emailsTo(real.db, email.to)).toMatchObject([{ body: withoutToken }]);
      await real.jobs.run();
      expect(real.emails).toEqual([{ ...email, body }]);
      expect(await newestMail(real.db, 1)).toMatchObject([{ status: 'sent', body: withoutToken }]);
      await real.close();
    });

    it('is kept whole without a mail server in the demo only', async () => {
      for (const keepsLinks of [true, false]) {
        const mail = await startMail(server.db, server.clock, server.jobs, undefined, { keepsLinks });
        server.clock.advance(1000);
        await mail.send(server.db, { ...email, body });
        expect((await stored())?.includes(secret)).toBe(keepsLinks);
      }
    });
  });
});
