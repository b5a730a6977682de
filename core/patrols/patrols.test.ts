import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { amountOf, boardOf, sharesOf } from './board';
import {
  amountText,
  bandOf,
  CODE_LENGTH,
  codeFrom,
  goalFault,
  readCode,
  type Unit,
  units,
  weekNumber,
  windowsSentence,
} from './patrols';

const monday = '2026-07-13';
const tuesday = '2026-07-14';
const study = (userId: string, day: string, questions: number) => ({
  userId,
  day,
  questions,
  reviews: 0,
  ms: 0,
});
const six = ['irene', 'marcos', 'lucia', 'nadia', 'javier', 'ivan'];

describe('the board of the week', () => {
  it('adds the members up, marks their days and compares the sum with an even pace', () => {
    const board = boardOf({
      unit: 'questions',
      goal: 600,
      today: tuesday,
      userIds: six,
      study: [
        study('irene', monday, 40),
        study('irene', tuesday, 34),
        study('nadia', monday, 30),
        study('nadia', tuesday, 3),
        study('ivan', '2026-07-12', 90),
      ],
    });
    expect(board).toMatchObject({ monday, goal: 600, total: 107, ahead: 107 - 171, ofDay: 15, cap: 150 });
    expect(board.rows.map(({ userId, total }) => `${userId} ${total}`).slice(0, 3)).toEqual([
      'irene 74',
      'nadia 33',
      'marcos 0',
    ]);
    const rest = Array.from({ length: 5 }, () => 'ahead');
    expect(board.rows[0]).toMatchObject({ days: ['done', 'done', ...rest], isDoneToday: true });
    expect(board.rows[1]).toMatchObject({ days: ['done', 'begun', ...rest], isDoneToday: false });
    expect(board.rows.find(({ userId }) => userId === 'ivan')?.days).toEqual(['none', 'none', ...rest]);
  });

  it('counts hours in minutes, and only whole ones', () => {
    expect(amountOf('hours', { questions: 9, reviews: 4, ms: 3_659_000 })).toBe(60);
    expect(amountOf('reviews', { questions: 9, reviews: 4, ms: 3_659_000 })).toBe(4);
    expect(sharesOf('hours', 30, 6)).toEqual({ cap: 450, ofDay: 43 });
  });

  const members = fc.integer({ min: 3, max: 12 });
  const unit = fc.constantFrom<Unit>(...units);
  const goal = fc.integer({ min: 30, max: 500 });

  it('is never carried by one member, and one who is absent never sinks it', () => {
    fc.assert(
      fc.property(unit, goal, members, (one, given, size) => {
        const userIds = Array.from({ length: size }, (_, index) => `u${index}`);
        const everything = { day: monday, questions: 1e6, reviews: 1e6, ms: 1e12 };
        const of = (ids: string[]) =>
          boardOf({
            unit: one,
            goal: given,
            today: tuesday,
            userIds,
            study: ids.map((userId) => ({ userId, ...everything })),
          });
        const alone = of(userIds.slice(0, 1));
        expect(alone.total).toBeLessThan(alone.goal);
        const withoutOne = of(userIds.slice(1));
        expect(withoutOne.total).toBeGreaterThanOrEqual(withoutOne.goal);
      }),
    );
  });

  it('counts no more than what was done, and never less when somebody does more', () => {
    const days = fc.array(fc.tuple(fc.nat(5), fc.nat(6), fc.nat(80)), { maxLength: 30 });
    fc.assert(
      fc.property(days, goal, (given, target) => {
        const done = new Map(
          given.map(([who, day, questions]) => [`${who} ${day}`, { who, day, questions }]),
        );
        const rows = [...done.values()].map(({ who, day, questions }) =>
          study(six[who] ?? '', `2026-07-${13 + day}`, questions),
        );
        const of = (list: typeof rows) =>
          boardOf({ unit: 'questions', goal: target, today: '2026-07-19', userIds: six, study: list });
        const sum = rows.reduce((total, { questions }) => total + questions, 0);
        expect(of(rows).total).toBeLessThanOrEqual(sum);
        expect(of(rows.slice(1)).total).toBeLessThanOrEqual(of(rows).total);
      }),
    );
  });
});

describe('a patrol', () => {
  it.each([
    ['questions', 29, 'Pon entre 30 y 10.000 preguntas a la semana.'],
    ['questions', 30, null],
    ['reviews', 10_001, 'Pon entre 30 y 10.000 repasos a la semana.'],
    ['hours', 2, 'Pon entre 3 y 500 horas a la semana.'],
    ['hours', 500, null],
  ] as const)('with a goal of %s %i is told: %s', (unit, goal, fault) => {
    expect(goalFault(unit, goal)).toBe(fault);
  });

  it.each([
    [0, 0, 'new'],
    [1, 1, 'new'],
    [8, 3, 'sometimes'],
    [8, 4, 'often'],
    [10, 8, 'nearly-always'],
  ] as const)('that closed %i weeks and met %i is «%s» for those outside', (weeks, met, band) => {
    expect(bandOf(weeks, met)).toBe(band);
  });

  it('has a code that can be read aloud and typed carelessly', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(255), { minLength: 8, maxLength: 16 }), (bytes) => {
        const code = codeFrom(bytes);
        expect(code).toHaveLength(CODE_LENGTH);
        expect(code).not.toMatch(/[IL1O0]/);
        expect(readCode(` ${code.slice(0, 4).toLowerCase()}-${code.slice(4)} `)).toBe(code);
      }),
    );
  });

  it('is described in words', () => {
    expect(windowsSentence(0, 6)).toBe('La primera ventana está por encender');
    expect(windowsSentence(1, 6)).toBe('Una ventana encendida');
    expect(windowsSentence(4, 6)).toBe('Cuatro ventanas encendidas');
    expect(windowsSentence(12, 12)).toBe('La torre entera encendida');
    expect(amountText('hours', 750)).toBe('12 h 30 min');
    expect(amountText('hours', 45)).toBe('45 min');
    expect(amountText('questions', 2140)).toBe('2.140');
    expect([weekNumber('2026-07-14'), weekNumber('2026-01-01'), weekNumber('2027-01-03')]).toEqual([
      29, 1, 53,
    ]);
  });
});
