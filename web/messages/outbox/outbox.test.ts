import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { keptMessages, messageOutbox, type NewMessage, newMessageId, sendLater } from './outbox';

const unsent = async () => (await messageOutbox.list('u1')).length;

let serial = 0;
const messageOf = (text: string, username = 'luis'): NewMessage => {
  serial += 1;
  return { id: newMessageId(1_000 + serial), to: { username }, text, at: '2026-11-15T10:00:00.000Z' };
};

describe('a message written without network', () => {
  let isOnline = false;
  let sent: string[] = [];
  let refuses: string | undefined;
  beforeEach(() => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    [isOnline, sent, refuses] = [false, [], undefined];
    vi.stubGlobal('fetch', async (_: string, { body }: { body: string }) => {
      if (!isOnline) throw new TypeError('Failed to fetch');
      const { text } = JSON.parse(body);
      if (text === refuses)
        return Response.json({ code: 'messages.unavailable', message: 'No se puede.' }, { status: 403 });
      sent.push(text);
      return Response.json({ text });
    });
  });
  afterEach(async () => {
    await messageOutbox.clear('u1');
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });

  it('waits on the device and is sent once, in order', async () => {
    for (const text of ['uno', 'dos', 'tres']) await sendLater('u1', messageOf(text));
    expect(await unsent()).toBe(3);
    isOnline = true;
    await Promise.all([messageOutbox.send('u1'), messageOutbox.send('u1'), messageOutbox.send('u1')]);
    expect(sent).toEqual(['uno', 'dos', 'tres']);
    expect(await keptMessages('u1')).toEqual([]);
  });

  it('stays with the reason if it is refused, does not stop the others, and can be sent again', async () => {
    [isOnline, refuses] = [true, 'uno'];
    await sendLater('u1', messageOf('uno'));
    await sendLater('u1', messageOf('dos', 'eva'));
    expect(sent).toEqual(['dos']);
    const [kept] = await keptMessages('u1');
    expect(kept).toMatchObject({ text: 'uno', refusal: 'No se puede.' });
    expect(await unsent()).toBe(0);
    refuses = undefined;
    if (kept) await messageOutbox.retry('u1', [kept.id]);
    expect(sent).toEqual(['dos', 'uno']);
  });
});
