import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeUser } from '../../auth/auth.factory';
import { openHouse, type TestHouse } from '../../testing/test-server';
import { startMail } from './mail';

const email = { to: 'ana@example.com', subject: 'Hola', body: 'Bienvenida.' };

describe('an email', () => {
  let house: TestHouse;
  beforeAll(async () => {
    house = await openHouse();
  });
  afterAll(() => house.close());

  const outbox = async (more = '') => {
    const admin = await house.signedIn((await makeUser(house.db, { isAdmin: true })).id);
    return (await admin.get(`/api/admin/mail?pageSize=5${more}`)).json().items;
  };

  it('is sent once, by a job after the commit', async () => {
    await house.kit.mail.send(house.db, email);
    expect(house.emails).toEqual([]);
    await house.jobs.run();
    expect(house.emails).toEqual([email]);
    expect((await outbox())[0]).toMatchObject({ recipient: 'ana@example.com', status: 'sent' });
  });

  it('is only stored when no mail server is configured', async () => {
    const mail = await startMail(house.db, house.clock, house.jobs, undefined);
    house.clock.advance(1000);
    await mail.send(house.db, { ...email, subject: 'Guardada' });
    expect((await outbox())[0]).toMatchObject({ subject: 'Guardada', status: 'kept', body: 'Bienvenida.' });
  });

  it('stores the error of a failed delivery, which is retried', async () => {
    const mail = await startMail(house.db, house.clock, house.jobs, async () => {
      throw new Error('mailbox full');
    });
    house.clock.advance(1000);
    await mail.send(house.db, { ...email, subject: 'Rechazada' });
    await expect(house.jobs.run()).rejects.toThrow('mailbox full');
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
});
