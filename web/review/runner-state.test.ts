import { describe, expect, test } from 'vitest';
import {
  type Card,
  type Move,
  moveRunner,
  outcomeOf,
  placeIn,
  type Runner,
  replay,
  settledMoves,
  startRunner,
} from './runner-state';

const card = (id: string): Card => ({
  kind: 'question',
  id,
  topic: 8,
  topicTitle: 'Dirección General de la Policía',
  isNew: false,
  isLeech: false,
  front: `¿${id}?`,
  options: { A: 'uno', B: 'dos', C: 'tres' },
  answer: 'A',
  explanation: 'Porque sí.',
  reference: null,
  section: null,
  version: 1,
  mayHaveChanged: false,
});

const begin = () =>
  startRunner({
    stretches: [
      { kind: 'review', minutes: 2, topics: [], cards: ['a', 'b', 'c'].map(card) },
      { kind: 'break', minutes: 3, topics: [], cards: [] },
      { kind: 'new', minutes: 2, topics: [], cards: ['d'].map(card) },
    ],
  });

const order = ({ steps }: Runner) =>
  steps.map((step) => (step.type === 'card' ? step.card.id : '—')).join('');
const answer = (runner: Runner, right: boolean, id: string) =>
  moveRunner(moveRunner(runner, { type: 'reveal', choice: right ? 'A' : 'B', answerId: id }), {
    type: 'go-on',
    right,
  });

describe('the session runner', () => {
  test('goes card by card, with the break where the plan has it', () => {
    const runner = begin();
    expect(order(runner)).toBe('abc—d');
    const after = answer(answer(answer(runner, true, '1'), true, '2'), true, '3');
    expect(after.steps[after.at]?.type).toBe('break');
    const rest = moveRunner(after, { type: 'skip' });
    expect(answer(rest, true, '4').at).toBe(5);
  });

  test('a failed card comes back before its stretch ends', () => {
    expect(order(answer(begin(), false, '1'))).toBe('abca—d');
  });

  test('undo goes back to the card and takes its second chance away', () => {
    const failed = answer(begin(), false, '1');
    const back = moveRunner(failed, { type: 'undo' });
    expect(order(back)).toBe('abc—d');
    expect(back).toMatchObject({ at: 0, shown: false, given: [] });
    expect(moveRunner(back, { type: 'undo' })).toBe(back);
  });

  test('an answer is given once, and nothing goes on without one', () => {
    const shown = moveRunner(begin(), { type: 'reveal', choice: 'B', answerId: '1' });
    expect(moveRunner(shown, { type: 'reveal', choice: 'A', answerId: '2' })).toBe(shown);
    const runner = begin();
    expect(moveRunner(runner, { type: 'go-on', right: true })).toBe(runner);
  });
});

describe('a session that is taken up again after its page died', () => {
  const session = {
    stretches: [{ kind: 'review' as const, minutes: 2, topics: [], cards: ['a', 'b'].map(card) }],
  };
  const reveal = (answerId: string, choice: 'A' | 'B' | null = 'A'): Move => ({
    type: 'reveal',
    choice,
    answerId,
  });
  const goOn: Move = { type: 'go-on', right: true };

  test('is where it was left', () => {
    const moves = [reveal('1'), goOn];
    expect(settledMoves(session, moves)).toEqual(moves);
    expect(replay(session, moves)).toMatchObject({ at: 1, shown: false, given: [{ id: '1', right: true }] });
  });

  test('counts an answer that was given and not left behind, with its second chance', () => {
    const moves = settledMoves(session, [reveal('1', 'B')]) ?? [];
    expect(moves.at(-1)).toEqual({ type: 'go-on', right: false });
    expect(order(replay(session, moves))).toBe('aba');
  });

  test('asks a flashcard again that was only looked at', () => {
    const cards = [{ ...card('a'), kind: 'flashcard' as const, options: null, answer: null }];
    const flashcards = { stretches: [{ kind: 'review' as const, minutes: 2, topics: [], cards }] };
    const moves = settledMoves(flashcards, [reveal('1', null)]) ?? [];
    expect(replay(flashcards, moves)).toMatchObject({ at: 0, shown: false, given: [] });
  });

  test('is over when no card is left', () => {
    expect(settledMoves(session, [reveal('1'), goOn, reveal('2')])).toBeNull();
    expect(settledMoves(session, [reveal('1'), goOn, reveal('2'), goOn])).toBeNull();
  });
});

describe('the place in the session', () => {
  test('keeps its total when a card is failed; its repetition is counted apart', () => {
    expect(placeIn(begin())).toEqual({ position: 1, total: 4, repetitions: 0 });
    const failed = answer(begin(), false, '1');
    expect(placeIn(failed)).toEqual({ position: 2, total: 4, repetitions: 1 });
    const atRepetition = answer(answer(failed, true, '2'), true, '3');
    expect(placeIn(atRepetition)).toEqual({ position: 3, total: 4, repetitions: 0 });
  });

  test('the end has hits by topic without repetitions, and the failed cards', () => {
    const failed = answer(begin(), false, '1');
    const done = answer(answer(answer(failed, true, '2'), true, '3'), true, '4');
    const { topics, failed: cards } = outcomeOf(done);
    expect(topics).toEqual([{ topic: 8, title: 'Dirección General de la Policía', answers: 3, right: 2 }]);
    expect(cards.map(({ id }) => id)).toEqual(['a']);
  });
});
