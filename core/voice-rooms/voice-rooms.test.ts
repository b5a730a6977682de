import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isSolved, missingIn, missingWords } from './rounds';
import {
  changesInWords,
  DROP_MS,
  EARLY_MS,
  EMPTY_MS,
  isHeard,
  isOver,
  isPolite,
  judgeEntry,
  LATE_MS,
  LONGEST_MS,
  mayModerate,
  noWayInWords,
  roomStateAt,
  statusWords,
  transportFor,
} from './voice-rooms';

const now = new Date('2026-11-17T20:30:00Z');
const at = (ms: number) => new Date(now.getTime() + ms);

describe('a voice room', () => {
  it.each([
    ['opened now', now, null, 'open'],
    ['whose hour is near', at(EARLY_MS), null, 'open'],
    ['announced for later', at(EARLY_MS + 1), null, 'announced'],
    ['that was closed', at(-1), now, 'closed'],
  ] as const)('%s', (_, startsAt, closedAt, state) => {
    expect(roomStateAt({ startsAt, closedAt }, now)).toBe(state);
  });

  it.each([
    [2, 'mesh'],
    [6, 'mesh'],
    [7, 'sfu'],
    [50, 'sfu'],
  ] as const)('of %i goes through a %s', (seats, transport) => {
    expect(transportFor(seats)).toBe(transport);
  });

  const open = { kind: 'open', seats: 6, startsAt: now, closedAt: null } as const;
  const facts = {
    room: open,
    isAllowed: true,
    isHost: false,
    hasPlan: true,
    own: null,
    others: 2,
    waitingBefore: 0,
  };
  const secret = { room: { ...open, kind: 'private' } } as const;
  it.each([
    ['with free seats', {}, { may: 'enter' }],
    ['that is full', { others: 6 }, { may: 'wait' }],
    ['whose last seat belongs to those who wait', { others: 5, waitingBefore: 1 }, { may: 'wait' }],
    ['with a seat already', { others: 5, waitingBefore: 3, own: 'in' }, { may: 'enter' }],
    ['that was left before', { own: 'out' }, { may: 'enter' }],
    ['after being removed', { own: 'removed' }, { may: 'not', why: 'removed' }],
    ['after being removed, as its host', { own: 'removed', isHost: true }, { may: 'not', why: 'removed' }],
    ['without the plan', { hasPlan: false }, { may: 'not', why: 'tier' }],
    ['that is closed', { room: { ...open, closedAt: now } }, { may: 'not', why: 'closed' }],
    ['before its hour', { room: { ...open, startsAt: at(EARLY_MS * 2) } }, { may: 'not', why: 'too-early' }],
    [
      'before its hour, as its host',
      { room: { ...open, startsAt: at(EARLY_MS * 2) }, isHost: true },
      { may: 'enter' },
    ],
    ['that is private, named in it', { ...secret, hasPlan: false }, { may: 'enter' }],
    ['that is private, as a stranger', { ...secret, isAllowed: false }, { may: 'not', why: 'no-such-room' }],
  ] as const)('is entered %s', (_, given, entry) => {
    expect(judgeEntry({ ...facts, ...given }, now)).toEqual(entry);
  });

  it('never holds more people than seats, whoever comes', () => {
    const visits = fc.array(fc.record({ seats: fc.integer({ min: 2, max: 6 }), waits: fc.nat(3) }));
    fc.assert(
      fc.property(visits, fc.integer({ min: 2, max: 6 }), (people, seats) => {
        let others = 0;
        for (const { waits } of people) {
          const entry = judgeEntry({ ...facts, room: { ...open, seats }, others, waitingBefore: waits }, now);
          if (entry.may === 'enter') others += 1;
        }
        expect(others).toBeLessThanOrEqual(seats);
      }),
    );
  });

  it.each([
    ['the host acts on a guest', { id: 'h', isAdmin: false }, 'g', true],
    ['a guest acts on another', { id: 'x', isAdmin: false }, 'g', false],
    ['a guest acts on the host', { id: 'x', isAdmin: false }, 'h', false],
    ['the host acts on themselves', { id: 'h', isAdmin: false }, 'h', false],
    ['the staff acts on the host', { id: 's', isAdmin: true }, 'h', true],
    ['the staff acts on themselves', { id: 's', isAdmin: true }, 's', false],
  ] as const)('lets moderate or not when %s', (_, actor, target, may) => {
    expect(mayModerate(actor, 'h', target)).toBe(may);
  });

  const empty = { startsAt: now, createdAt: now, closedAt: null, emptySince: now };
  it.each([
    ['empty for a while', {}, EMPTY_MS - 1, false],
    ['empty for long', {}, EMPTY_MS, true],
    ['with people', { emptySince: null }, EMPTY_MS * 3, false],
    ['announced, before its hour', { startsAt: at(LATE_MS * 4) }, LATE_MS, false],
    ['announced, to which nobody came', { startsAt: at(LATE_MS) }, LATE_MS * 2, true],
    ['announced, that waits for the first', { startsAt: at(LATE_MS) }, LATE_MS * 2 - 1, false],
    ['open since this morning', { emptySince: null }, LONGEST_MS, true],
    ['closed', { closedAt: now }, LONGEST_MS, false],
  ] as const)('is over or not: %s', (_, given, later, over) => {
    expect(isOver({ ...empty, ...given }, at(later))).toBe(over);
  });

  it('loses those who are silent for twenty seconds', () => {
    expect(isHeard({ seenAt: at(-DROP_MS) }, now)).toBe(true);
    expect(isHeard({ seenAt: at(-DROP_MS - 1) }, now)).toBe(false);
  });

  it('has exactly one side that gives way', () => {
    fc.assert(
      fc.property(fc.uuid(), fc.uuid(), (one, other) => {
        fc.pre(one !== other);
        expect(isPolite(one, other)).toBe(!isPolite(other, one));
      }),
    );
  });

  it('says who comes and goes as people do', () => {
    expect(changesInWords(['Ana'], [])).toBe('Entra Ana.');
    expect(changesInWords(['Ana', 'Luis', 'Eva'], ['Marta'])).toBe('Entran Ana, Luis y Eva. Sale Marta.');
    expect(changesInWords([], ['Ana', 'Luis'])).toBe('Salen Ana y Luis.');
    expect(changesInWords([], [])).toBe('');
  });

  it('says with whom there is no connection, and what to do', () => {
    expect(noWayInWords(['Ana', 'Luis'])).toMatch(/^No hemos podido conectarte con Ana y Luis: /);
  });

  const quiet = { isMuted: false, isSilenced: false, handAt: null };
  it.each([
    [quiet, false, false, 'Escucha'],
    [quiet, true, false, 'Habla'],
    [quiet, false, true, 'Micro abierto'],
    [{ ...quiet, isMuted: true }, true, false, 'Micro cerrado'],
    [{ ...quiet, handAt: 'x' }, false, false, 'Mano levantada'],
    [{ ...quiet, handAt: 'x' }, true, false, 'Habla, mano levantada'],
    [{ ...quiet, isSilenced: true }, false, true, 'Silenciado por quien dirige'],
    [{ ...quiet, isSilenced: true, handAt: 'x' }, false, true, 'Silenciado, mano levantada'],
  ])('says the state of a member in words: %o', (member, isSpeaking, isMe, words) => {
    expect(statusWords(member, isSpeaking, isMe)).toBe(words);
  });
});

describe('a question for the room', () => {
  it.each([
    [[], ''],
    [['Nadia'], 'Falta Nadia.'],
    [['Nadia', 'Javier'], 'Faltan Nadia y Javier.'],
    [['a', 'b', 'c'], 'Faltan 3 personas.'],
  ])('says who is missing: %o', (names, words) => expect(missingWords(names)).toBe(words));

  it('is solved by the last answer or by the end of its time', () => {
    const [now, endsAt] = [new Date(1_000), new Date(2_000)];
    expect(isSolved({ endsAt, solvedAt: null }, now)).toBe(false);
    expect(isSolved({ endsAt, solvedAt: now }, now)).toBe(true);
    expect(isSolved({ endsAt, solvedAt: null }, endsAt)).toBe(true);
    expect(missingIn({ a: 'A' }, [{ id: 'a' }, { id: 'b' }])).toEqual([{ id: 'b' }]);
  });
});
