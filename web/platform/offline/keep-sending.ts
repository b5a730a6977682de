import { onUserKnown } from '../session';
import type { Left } from './outbox';
import { retryDelay } from './verdict';

/**
 * Sends at once, again when the network, the tab or the user comes back, and ever later in between. Never before the
 * server allows it.
 */
export function keepSending(send: () => Promise<Left>) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let tries = 0;
  let notBefore = 0;
  let isSending = false;
  let isWanted = false;
  let isStopped = false;

  async function run(): Promise<void> {
    isWanted = isSending;
    if (isSending || isStopped) return;
    clearTimeout(timer);
    const early = notBefore - Date.now();
    if (early > 0) {
      timer = setTimeout(run, early);
      return;
    }
    isSending = true;
    const left = await send().catch((): Left => ({ kind: 'later', afterMs: null }));
    isSending = false;
    if (isStopped) return;
    tries = left ? tries + 1 : 0;
    notBefore = Date.now() + (left?.afterMs ?? 0);
    if (left) timer = setTimeout(run, retryDelay(tries, left.afterMs));
    else if (isWanted) void run();
  }

  const again = () => {
    tries = 0;
    void run();
  };
  const onVisible = () => document.visibilityState === 'visible' && again();
  window.addEventListener('online', again);
  document.addEventListener('visibilitychange', onVisible);
  const unknow = onUserKnown((user) => user && again());
  again();

  return {
    again,
    /** A page has just tried. */
    later(): void {
      if (isSending || isStopped) return;
      tries += 1;
      clearTimeout(timer);
      timer = setTimeout(run, retryDelay(tries));
    },
    stop(): void {
      isStopped = true;
      clearTimeout(timer);
      window.removeEventListener('online', again);
      document.removeEventListener('visibilitychange', onVisible);
      unknow();
    },
  };
}
