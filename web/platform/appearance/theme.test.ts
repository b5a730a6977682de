// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { chooseTheme, startTheme } from './theme';

const shown = () => document.documentElement.dataset.theme;

let system = Object.assign(new EventTarget(), { matches: false });
const systemTurns = (dark: boolean) => {
  system.matches = dark;
  system.dispatchEvent(new Event('change'));
};
let stop = () => {};

beforeEach(() => {
  localStorage.clear();
  system = Object.assign(new EventTarget(), { matches: false });
  vi.stubGlobal('matchMedia', () => system);
});

afterEach(() => {
  stop();
  vi.unstubAllGlobals();
});

describe('the look of the pages', () => {
  it('follows the system until the visitor chooses, also when it changes', () => {
    stop = startTheme();
    expect(shown()).toBe('light');
    systemTurns(true);
    expect(shown()).toBe('dark');
  });

  it('is what the visitor chose, whatever the system says, and is remembered', () => {
    stop = startTheme();
    chooseTheme('dark');
    expect(shown()).toBe('dark');
    expect(localStorage.getItem('atalaya.theme')).toBe('dark');
    systemTurns(false);
    expect(shown()).toBe('dark');
    stop();
    stop = startTheme();
    expect(shown()).toBe('dark');
  });

  it('goes back to the system when the visitor asks for it', () => {
    stop = startTheme();
    chooseTheme('dark');
    chooseTheme('system');
    expect(shown()).toBe('light');
    expect(localStorage.getItem('atalaya.theme')).toBeNull();
  });

  it('changes with the choice made in another tab', () => {
    stop = startTheme();
    localStorage.setItem('atalaya.theme', 'dark');
    window.dispatchEvent(new StorageEvent('storage', { key: 'atalaya.theme' }));
    expect(shown()).toBe('dark');
  });
});
