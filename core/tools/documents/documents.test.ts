import { expect, it } from 'vitest';
import { documentIds, documents, lights } from './documents';

it('every document has features for white light, tilt, touch and ultraviolet, inside its drawing', () => {
  expect(documents.map(({ id }) => id)).toEqual(documentIds);
  for (const { id, features, law } of documents) {
    expect(new Set(features.map(({ light }) => light)), id).toEqual(new Set(lights));
    expect(law.length, id).toBeGreaterThan(0);
    for (const {
      at: [x, y, width, height],
    } of features) {
      expect(x + width).toBeLessThanOrEqual(856);
      expect(y + height).toBeLessThanOrEqual(540);
    }
  }
});
