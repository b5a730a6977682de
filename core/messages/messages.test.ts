import { describe, expect, it } from 'vitest';
import {
  deliveryOf,
  messageFault,
  newThreadsPerDay,
  previewOf,
  type Standing,
  standingOf,
  type ThreadState,
  visibleMarks,
} from './messages';

describe('what a person may write', () => {
  const usual = { isStarter: false, isStaff: false, isCut: false, takesRequests: true };
  const cases: [string, ThreadState | null, Partial<typeof usual>, Standing][] = [
    ['a stranger sends a request', null, {}, 'first'],
    ['whoever takes no requests cannot be reached', null, { takesRequests: false }, 'unavailable'],
    ['the starter waits for an answer', 'request', { isStarter: true }, 'awaiting'],
    ['a declined request looks as if it waited', 'declined', { isStarter: true }, 'awaiting'],
    ['writing back accepts', 'request', {}, 'answer'],
    ['whoever declined may change their mind', 'declined', {}, 'answer'],
    ['both write in an open conversation', 'open', { isStarter: true }, 'open'],
    ['a conversation stays open without requests', 'open', { takesRequests: false }, 'open'],
    ['the team needs no request', null, { isStaff: true, takesRequests: false }, 'open'],
    ['nobody reaches a person who blocked them', 'open', { isCut: true }, 'unavailable'],
    ['not even the team', null, { isCut: true, isStaff: true }, 'unavailable'],
  ];
  it.each(cases)('%s', (_, state, given, standing) =>
    expect(standingOf({ state, ...usual, ...given })).toBe(standing),
  );

  it('is between one and a thousand characters, or an image', () => {
    expect(messageFault('  \n', false)).toMatch(/Escribe/);
    expect(messageFault('', true)).toBeNull();
    expect(messageFault('a'.repeat(1_000), false)).toBeNull();
    expect(messageFault('a'.repeat(1_001), true)).toMatch(/1\.000/);
    expect([newThreadsPerDay(0), newThreadsPerDay(1)]).toEqual([5, 30]);
  });
});

describe('how far a message has come', () => {
  const other = { delivered: 4, lastRead: 3 };
  it.each([
    ['nothing before the request is accepted', 'request', true, true, ['sent', 'sent', 'sent']],
    ['delivery alone unless both share', 'open', true, false, ['delivered', 'delivered', 'sent']],
    ['also if only the other shares', 'open', false, true, ['delivered', 'delivered', 'sent']],
    ['what was read if both share', 'open', true, true, ['read', 'delivered', 'sent']],
  ] as const)('shows %s', (_, state, mine, theirs, marks) => {
    const seen = visibleMarks(state, other, { mine, theirs });
    expect([3, 4, 5].map((number) => deliveryOf(number, seen))).toEqual(marks);
  });
});

it('the preview of a message is one short line', () => {
  expect(previewOf({ text: ' Hola,\n ¿qué tal? ', hasImage: false })).toBe('Hola, ¿qué tal?');
  expect(previewOf({ text: '', hasImage: true })).toBe('Imagen');
  expect(previewOf({ text: 'a'.repeat(500), hasImage: true })).toHaveLength(120);
});
