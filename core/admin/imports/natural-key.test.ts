import { describe, expect, it } from 'vitest';
import { questionResource } from '../../syllabus/admin/questions';
import type { Field } from '../resource';
import { naturalKeyLabels, naturalKeyOf } from './natural-key';

describe('the natural key of a record', () => {
  const keyOf = (record: object) => naturalKeyOf(questionResource, record);

  it('ignores capitals, accents, spaces and punctuation, but not the words or the topic', () => {
    const key = keyOf({ topic: 3, stem: '¿Quién sanciona las leyes?' });
    expect(keyOf({ topic: 3, stem: '  quien SANCIONA  las leyes' })).toBe(key);
    expect(keyOf({ topic: 4, stem: '¿Quién sanciona las leyes?' })).not.toBe(key);
    expect(keyOf({ topic: 3, stem: '¿Quién sanciona la ley?' })).not.toBe(key);
  });

  it('compares moments, however they are written', () => {
    const fields: Field[] = [{ path: 'at', label: 'Cuándo', kind: 'moment' }];
    const at = (value: string) => naturalKeyOf({ naturalKey: ['at'], fields }, { at: value });
    expect(at('2026-05-02T12:00:00+02:00')).toBe(at('2026-05-02T10:00:00.000Z'));
  });

  it('is named by the labels of its fields, and missing where a resource has none', () => {
    expect(naturalKeyLabels(questionResource)).toBe('«Tema» y «Enunciado»');
    expect(naturalKeyOf({ fields: [] }, {})).toBeUndefined();
  });
});
