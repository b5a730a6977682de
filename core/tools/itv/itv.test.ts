import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, addMonths } from '../days';
import { type ItvCase, type ItvKind, itvKinds, nextItv } from './itv';

const TODAY = '2026-11-17';
const given = (kind: ItvKind, registered: string, more: Partial<ItvCase> = {}): ItvCase => ({
  kind,
  registered,
  verdict: 'favorable',
  ...more,
});

describe('the next inspection', () => {
  it.each([
    ['I1', given('turismo', '2022-03-15'), '2026-03-15'],
    ['I2', given('furgoneta', '2024-02-29'), '2026-02-28'],
    ['I3', given('moto', '2022-06-30'), '2026-06-30'],
    ['I4', given('ciclomotor', '2023-01-10'), '2026-01-10'],
    ['I5', given('taxi', '2025-05-05'), '2026-05-05'],
    ['I6', given('autoescuela', '2024-09-01'), '2026-09-01'],
    ['I7', given('autobus', '2026-01-31'), '2027-01-31'],
    ['I8', given('caravana', '2020-04-01'), '2026-04-01'],
    ['I9', given('turismo', '2022-03-15', { expiry: '2026-03-15', inspected: '2026-02-13' }), '2028-03-15'],
    ['I9 without a sticker yet', given('turismo', '2022-03-15', { inspected: '2026-02-13' }), '2028-03-15'],
    ['I10 without a sticker yet', given('turismo', '2022-03-15', { inspected: '2026-02-12' }), '2028-02-12'],
    ['I10', given('turismo', '2022-03-15', { expiry: '2026-03-15', inspected: '2026-02-12' }), '2028-02-12'],
    ['I11', given('turismo', '2022-03-15', { expiry: '2026-03-15', inspected: '2026-04-02' }), '2028-04-02'],
    ['I12', given('turismo', '2014-07-01', { expiry: '2026-07-01', inspected: '2026-06-15' }), '2027-07-01'],
    ['I13', given('turismo', '2016-05-20', { expiry: '2026-05-20', inspected: '2026-05-10' }), '2027-05-20'],
    [
      'I14',
      given('furgoneta', '2015-01-10', { expiry: '2026-01-10', inspected: '2025-12-28' }),
      '2026-07-10',
    ],
    ['I15', given('taxi', '2021-03-03', { expiry: '2026-09-03', inspected: '2026-09-01' }), '2027-03-03'],
    [
      'I17',
      given('historico', '1976-01-01', { expiry: '2026-10-10', inspected: '2026-10-01' }),
      '2030-10-10',
    ],
  ])('%s', (_id, one, due) => {
    expect(nextItv(one, TODAY)).toMatchObject({ kind: 'due', due });
  });

  it.each([
    ['I16: registered tomorrow', given('turismo', '2026-11-18'), 'registered'],
    ['I16: inspected before', given('turismo', '2022-03-15', { inspected: '2022-03-14' }), 'inspected'],
    ['inspected tomorrow', given('turismo', '2022-03-15', { inspected: '2026-11-18' }), 'inspected'],
    ['expired before', given('turismo', '2022-03-15', { expiry: '2022-03-14' }), 'expiry'],
    ['too young to be historic', given('historico', '2010-01-01'), 'registered'],
  ])('%s is an error beside its field', (_id, one, field) => {
    expect(nextItv(one, TODAY)).toMatchObject({ kind: 'fault', field });
  });

  it('gives two months to come back after an unfavourable result', () => {
    const one = given('turismo', '2015-01-01', { inspected: '2026-10-31', verdict: 'desfavorable' });
    expect(nextItv(one, TODAY)).toMatchObject({ due: '2026-12-31', from: 'second', daysLeft: 44 });
  });

  it('uses the printed date where nothing was inspected since, and says if it has passed', () => {
    const one = given('turismo', '2015-01-01', { expiry: '2026-11-16' });
    expect(nextItv(one, TODAY)).toMatchObject({ due: '2026-11-16', from: 'printed', daysLeft: -1 });
  });

  it('exempts historic mopeds and vehicles over sixty years', () => {
    expect(nextItv(given('ciclomotor-historico', '1960-01-01'), TODAY)).toEqual({ kind: 'exempt' });
    const old = given('historico', '1950-01-01', { inspected: '2026-01-01' });
    expect(nextItv(old, TODAY)).toEqual({ kind: 'exempt' });
  });

  it('inspecting in the last thirty days never loses time', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...itvKinds.filter((kind) => !kind.includes('historic'))),
        fc.integer({ min: 500, max: 9_000 }),
        fc.integer({ min: 0, max: 30 }),
        (kind, age, early) => {
          const registered = addDays(TODAY, -age);
          const expiry = addDays(TODAY, early);
          const base = { kind, registered, expiry, verdict: 'favorable' as const };
          const today = nextItv({ ...base, inspected: TODAY }, TODAY);
          const onTheDay = nextItv({ ...base, inspected: expiry }, expiry);
          expect(today).toMatchObject({ due: onTheDay.kind === 'due' ? onTheDay.due : '' });
        },
      ),
    );
  });

  it('clamps to the last day of a shorter month', () => {
    expect([addMonths('2026-08-31', 6), addMonths('2024-02-29', 48)]).toEqual(['2027-02-28', '2028-02-29']);
  });
});
