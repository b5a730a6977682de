import { describe, expect, it } from 'vitest';
import type { View } from '../scenes/scene';
import { HOME, panned, turned, viewBetween, viewFrom, zoomed } from './orbit';

const view: View = { target: [0, 1, 0], around: 170, above: 30, distance: 20 };

describe('looking around a model', () => {
  it('never goes under the ground, nor too near or too far', () => {
    expect(viewFrom(view, turned(HOME, 0, -200)).above).toBe(4);
    expect(viewFrom(view, turned(HOME, 0, 200)).above).toBe(86);
    expect(viewFrom(view, zoomed(HOME, 0.001)).distance).toBe(8);
    expect(viewFrom(view, zoomed(HOME, 1000)).distance).toBe(40);
  });

  it('keeps the model within reach', () => {
    const [x, y] = viewFrom(view, panned(HOME, view, 1000, 1000)).target;
    expect(Math.abs(x)).toBeLessThanOrEqual(10);
    expect(y).toBe(11);
  });

  it('turns to the next step by the shorter way', () => {
    const half = viewBetween(view, { ...view, around: -170 }, 0.5);
    expect(half.around).toBe(180);
    expect(viewBetween(view, { ...view, around: -170 }, 1).around).toBe(190);
  });
});
