import { plannedChallenge } from '@atalaya/core/games/daily';
import { comparedGames } from '@atalaya/core/games/game';
import type { HangmanMove } from '@atalaya/core/games/hangman/hangman';
import { lettersOf } from '@atalaya/core/games/hangman/letters';
import type { PlayView } from '@atalaya/core/games/plays.contract';
import type { AnyPuzzle } from '@atalaya/core/games/rules';
import { dayInSpain } from '@atalaya/core/platform/madrid-time';
import { makeUser } from '../auth/auth.factory';
import type { Db } from '../platform/db';
import { makeTerm } from '../syllabus/syllabus.factory';
import type { Caller, TestServer } from '../testing/test-server';
import { gameDaily } from './games.tables';

const WORDS = [
  'refrendo',
  'regencia',
  'abdicación',
  'inmunidad',
  'cesión',
  'año fiscal',
  'moción',
  'censura',
];

/** A topic with eight terms. */
export async function makeTerms(db: Db, topic = 3): Promise<void> {
  for (const [index, word] of WORDS.entries())
    await makeTerm(db, {
      id: `t${topic}-${index}`,
      topic,
      word,
      clue: `Pista ${index}.`,
      definition: `Definición ${index}.`,
    });
}

/** The challenge of today: las luces with the terms of one topic. */
export async function makeDaily({ db, clock }: TestServer, topic: number): Promise<void> {
  await makeTerms(db, topic);
  const day = dayInSpain(clock.now());
  const planned = plannedChallenge(day, comparedGames);
  const title = 'Las Cortes, palabra a palabra';
  await db.insert(gameDaily).values({ ...planned, day, game: 'hangman', topics: [topic], title });
}

const wordsIn = (puzzle: AnyPuzzle) => {
  if (!('words' in puzzle)) throw new Error('the play is of another game');
  return puzzle.words;
};

/** Every word found without an error, a move each second. */
export function winningMoves(puzzle: AnyPuzzle): HangmanMove[] {
  let atMs = 0;
  const now = () => {
    atMs += 1_000;
    return atMs;
  };
  return wordsIn(puzzle).flatMap(({ word }, index): HangmanMove[] => [
    ...(index === 0 ? [] : [{ type: 'next' as const, atMs: now() }]),
    ...lettersOf(word).map((letter) => ({ type: 'letter' as const, letter, atMs: now() })),
  ]);
}

/** Six errors in every word. */
export function losingMoves(puzzle: AnyPuzzle): HangmanMove[] {
  let atMs = 0;
  return wordsIn(puzzle).flatMap(({ word }, index): HangmanMove[] => [
    ...(index === 0 ? [] : [{ type: 'next' as const, atMs }]),
    ...[...'WKXYZJQHFPV']
      .filter((letter) => !lettersOf(word).includes(letter))
      .slice(0, 6)
      .map((letter) => {
        atMs += 1_000;
        return { type: 'letter' as const, letter, atMs };
      }),
  ]);
}

export async function makePlayer(server: TestServer, given: Parameters<typeof makeUser>[1] = {}) {
  const { id: userId } = await makeUser(server.db, { planTier: 'plus', ...given });
  return playerOf(await server.signedIn(userId), userId);
}

function playerOf(caller: Caller, userId: string) {
  const path = '/api/games/plays';
  const sent = (moves: readonly object[]) => ({ game: 'hangman', moves });
  return {
    userId,
    caller,
    start: (given: object = {}) =>
      caller.send('POST', path, { game: 'hangman', topics: [3], difficulty: 2, ...given }),
    async begin(given: object = {}): Promise<PlayView> {
      return (
        await caller.send('POST', path, { game: 'hangman', topics: [3], difficulty: 2, ...given })
      ).json();
    },
    hub: async () => (await caller.get('/api/games')).json(),
    daily: () => caller.send('POST', '/api/games/daily'),
    read: (id: string) => caller.get(`${path}/${id}`),
    save: (id: string, from: number, moves: readonly object[]) =>
      caller.send('PUT', `${path}/${id}/moves`, { from, sent: sent(moves) }),
    finish: (id: string, from: number, moves: readonly object[], activeMs = 0, more: object = {}) =>
      caller.send('POST', `${path}/${id}/finish`, { from, sent: sent(moves), activeMs, ...more }),
  };
}

export type TestPlayer = Awaited<ReturnType<typeof makePlayer>>;
