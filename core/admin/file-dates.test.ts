import { describe, expect, it } from 'vitest';
import { isoDate, withIsoDates } from './file-dates';

describe('the dates of an imported file', () => {
  it.each([
    ['day', '02/05/2026', '2026-05-02'],
    ['day', '2/5/2026', '2026-05-02'],
    ['day', '2026-05-02', '2026-05-02'],
    ['day', '31/02/2026', '2026-02-31'],
    ['day', 'ayer', 'ayer'],
    ['moment', '20/11/2026 10:00', '2026-11-20T09:00:00.000Z'],
  ] as const)('a %s %s is read as %s', (kind, text, iso) => {
    expect(isoDate(kind, text)).toBe(iso);
  });

  it('leaves other fields and other values alone', () => {
    const fields = [
      { path: 'validOn', label: 'Vigente a', kind: 'day' as const },
      { path: 'stem', label: 'Enunciado', kind: 'text' as const },
    ];
    expect(withIsoDates(fields, { validOn: '02/05/2026', stem: '02/05/2026' })).toEqual({
      validOn: '2026-05-02',
      stem: '02/05/2026',
    });
    expect(withIsoDates(fields, { validOn: 7 })).toEqual({ validOn: 7 });
    expect(withIsoDates(fields, null)).toBeNull();
  });
});
