import { describe, expect, it } from 'vitest';
import { validityOf } from './id-validity';

const TODAY = '2026-11-17';

describe('how long a DNI is valid', () => {
  it.each([
    ['V1', '2025-05-10', '2020-05-11', '2027-05-10'],
    ['V2', '2025-05-10', '2020-05-10', '2030-05-10'],
    ['V3', '2026-02-01', '1996-02-02', '2031-02-01'],
    ['V4', '2026-02-01', '1996-02-01', '2036-02-01'],
  ])('%s', (_id, issue, birth, until) => {
    expect(validityOf('dni', birth, issue, TODAY)).toMatchObject({ kind: 'until', until });
  });

  it('V5: from 70 the printed date decides', () => {
    expect(validityOf('dni', '1956-03-03', '2026-03-03', TODAY).kind).toBe('printed');
  });

  it('V6: not before birth, not in the future', () => {
    expect(validityOf('dni', '2000-01-02', '2000-01-01', TODAY)).toMatchObject({ field: 'issue' });
    expect(validityOf('dni', '2000-01-02', '2026-11-18', TODAY)).toMatchObject({ field: 'issue' });
    expect(validityOf('dni', '2027-01-02', '2027-01-03', TODAY)).toMatchObject({ field: 'birth' });
  });

  it('V7: can be renewed in its last 180 days', () => {
    const found = validityOf('dni', '1990-01-01', '2016-06-30', TODAY);
    expect(found).toMatchObject({ until: '2021-06-30', renewableFrom: '2021-01-01' });
  });

  it('a passport: 2, 5 and 10 years', () => {
    const until = (birth: string) => validityOf('pasaporte', birth, '2026-01-10', TODAY);
    expect(until('2022-01-11')).toMatchObject({ until: '2028-01-10' });
    expect(until('2000-01-11')).toMatchObject({ until: '2031-01-10' });
    expect(until('1990-01-11')).toMatchObject({ until: '2036-01-10' });
  });
});
