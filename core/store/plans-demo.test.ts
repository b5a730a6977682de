import { describe, expect, it } from 'vitest';
import { demoAt, demoClock, demoScenes, demoSeconds, sceneStart } from './plans-demo';

describe('the demo of the plans page', () => {
  it('lasts what it says: 3:42 [9.store-20]', () => {
    expect(demoClock(demoSeconds)).toBe('3:42');
    expect(demoClock(0)).toBe('0:00');
    expect(demoClock(61.9)).toBe('1:01');
  });

  it('shows each scene when its time comes, and its lines in turn', () => {
    expect(demoAt(0)).toEqual({ scene: 0, line: 0 });
    expect(demoAt(12)).toEqual({ scene: 0, line: 1 });
    expect(demoAt(23.9)).toEqual({ scene: 0, line: 1 });
    for (const index of demoScenes.keys())
      expect(demoAt(sceneStart(index))).toEqual({ scene: index, line: 0 });
  });

  it('stays on its last words at the end, and on its first before the beginning', () => {
    expect(demoAt(demoSeconds)).toEqual({ scene: 8, line: 1 });
    expect(demoAt(demoSeconds + 100)).toEqual({ scene: 8, line: 1 });
    expect(demoAt(-5)).toEqual({ scene: 0, line: 0 });
  });
});
