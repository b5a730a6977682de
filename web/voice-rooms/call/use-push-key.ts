import { useEffect } from 'react';
import type { Line } from './use-voice-call';

/** Held to talk, like the button. Not while something is being written. */
export const PUSH_KEY = 'v';

const isWriting = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || ['INPUT', 'TEXTAREA', 'SELECT'].includes(target.tagName));

export function usePushKey({ call }: Line, isOn: boolean): void {
  useEffect(() => {
    call.setPushing(isOn);
    if (!isOn) return;
    const release = () => call.hold(false);
    const down = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== PUSH_KEY || event.ctrlKey || event.metaKey || event.altKey) return;
      if (!isWriting(event.target)) call.hold(true);
    };
    const up = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() === PUSH_KEY) release();
    };
    window.addEventListener('keydown', down);
    window.addEventListener('keyup', up);
    // The key may be released in another window.
    window.addEventListener('blur', release);
    return () => {
      release();
      window.removeEventListener('keydown', down);
      window.removeEventListener('keyup', up);
      window.removeEventListener('blur', release);
    };
  }, [call, isOn]);
}
