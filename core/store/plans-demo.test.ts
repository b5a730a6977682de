import { describe, expect, it } from 'vitest';
import { demoAt, demoScenes, demoSeconds, formatDemoTime, sceneStart } from './plans-demo';

describe('the demo of the plans page', () => {
  it('lasts 3:42 [9.store-20]', () => {
    expect(formatDemoTime(demoSeconds)).toBe('3:42');
    expect(formatDemoTime(0)).toBe('0:00');
    expect(formatDemoTime(61.9)).toBe('1:01');
  });

  it('shows each scene at its time, line by line', () => {
    expect(demoAt(0)).toEqual({ scene: 0, line: 0 });
    expect(demoAt(12)).toEqual({ scene: 0, line: 1 });
    expect(demoAt(23.9)).toEqual({ scene: 0, line: 1 });
    for (const index of demoScenes.keys())
      expect(demoAt(sceneStart(index))).toEqual({ scene: index, line: 0 });
  });

  it('stays on the last line at the end and on the first before the start', () => {
    expect(demoAt(demoSeconds)).toEqual({ scene: 8, line: 1 });
    expect(demoAt(demoSeconds + 100)).toEqual({ scene: 8, line: 1 });
    expect(demoAt(-5)).toEqual({ scene: 0, line: 0 });
  });
});
