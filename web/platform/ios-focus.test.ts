// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { watchIosFocus } from './ios-focus';

const onHomeScreen = (value: boolean | undefined) =>
  Object.defineProperty(navigator, 'standalone', { value, configurable: true });

describe('a field of an app on the home screen of an iPhone', () => {
  const scrolled = vi.fn();
  let stop = () => {};

  beforeEach(() => {
    vi.useFakeTimers();
    document.body.innerHTML = '<input id="name"><button id="send">Enviar</button>';
    for (const element of document.body.children) element.scrollIntoView = scrolled;
  });
  afterEach(() => {
    stop();
    scrolled.mockClear();
    onHomeScreen(undefined);
    vi.useRealTimers();
  });

  it('scrolls into view 300 ms after it is focused [4.power-13]', () => {
    onHomeScreen(true);
    stop = watchIosFocus();
    document.getElementById('name')?.focus();
    vi.advanceTimersByTime(299);
    expect(scrolled).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(scrolled).toHaveBeenCalledOnce();
    document.getElementById('send')?.focus();
    vi.advanceTimersByTime(300);
    expect(scrolled).toHaveBeenCalledOnce();
  });

  it('stays where it is in a browser', () => {
    onHomeScreen(false);
    stop = watchIosFocus();
    document.getElementById('name')?.focus();
    vi.advanceTimersByTime(1000);
    expect(scrolled).not.toHaveBeenCalled();
  });
});
