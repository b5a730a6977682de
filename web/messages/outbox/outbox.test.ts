import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  countUnsentMessages,
  forgetMessages,
  type KeptMessage,
  keptMessages,
  newMessageId,
  retryMessage,
  sendLater,
  sendMessages,
} from './outbox';

let serial = 0;
const messageOf = (text: string, username = 'luis'): KeptMessage => {
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
    await forgetMessages('u1').catch(() => {});
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });

  it('waits on the device and is sent once, in order', async () => {
    for (const text of ['uno', 'dos', 'tres']) await sendLater('u1', messageOf(text));
    expect(await countUnsentMessages('u1')).toBe(3);
    isOnline = true;
    await Promise.all([sendMessages('u1'), sendMessages('u1'), sendMessages('u1')]);
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
    expect(await countUnsentMessages('u1')).toBe(0);
    refuses = undefined;
    if (kept) await retryMessage('u1', kept);
    expect(sent).toEqual(['dos', 'uno']);
  });
});
