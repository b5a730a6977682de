// @vitest-environment jsdom
import { HOUR_MS } from '@atalaya/core/platform/durations';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { getToasts, remove } from '../../ui/overlays/toast-store';
import { startWorker } from './start-worker';

/** A fake service worker container. */
function browserWithWorker() {
  const registration = Object.assign(new EventTarget(), {
    waiting: null as { state: string; postMessage: (message: unknown) => void } | null,
    installing: null as EventTarget | null,
    update: vi.fn(async () => {}),
  });
  const container = Object.assign(new EventTarget(), {
    controller: {} as object | null,
    register: vi.fn(async () => registration),
    ready: Promise.resolve({ active: { postMessage: vi.fn() } }),
  });
  Object.defineProperty(navigator, 'serviceWorker', { value: container, configurable: true });
  /** Simulates an installed update. */
  const prepare = () => {
    registration.installing = new EventTarget();
    registration.dispatchEvent(new Event('updatefound'));
    registration.waiting = { state: 'installed', postMessage: vi.fn() };
    registration.installing.dispatchEvent(new Event('statechange'));
    return registration.waiting;
  };
  return { registration, container, prepare };
}

describe('the worker of an installed app', () => {
  let stop = () => {};

  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubEnv('PROD', true);
    vi.stubGlobal('isSecureContext', true);
  });
  afterEach(() => {
    stop();
    remove();
    vi.useRealTimers();
    vi.unstubAllEnvs();
    vi.unstubAllGlobals();
    document.documentElement.removeAttribute('data-in-exam');
  });

  const start = async (browser: ReturnType<typeof browserWithWorker>) => {
    stop = startWorker();
    await vi.advanceTimersByTimeAsync(0);
    return browser;
  };

  it('is registered for the whole site, in a secure context only [4.push-10, 4.push-11]', async () => {
    const { container } = await start(browserWithWorker());
    expect(container.register).toHaveBeenCalledWith('/sw.js', expect.objectContaining({ scope: '/' }));
    stop();
    vi.stubGlobal('isSecureContext', false);
    const insecure = await start(browserWithWorker());
    expect(insecure.container.register).not.toHaveBeenCalled();
  });

  it('is looked for anew every 60 minutes [4.push-12, 9.auth-10]', async () => {
    const { registration } = await start(browserWithWorker());
    await vi.advanceTimersByTimeAsync(HOUR_MS - 1);
    expect(registration.update).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(registration.update).toHaveBeenCalledTimes(1);
  });

  it('is offered in a new version, which takes over when the reader says so', async () => {
    const { prepare } = await start(browserWithWorker());
    const waiting = prepare();
    expect(getToasts()[0]).toMatchObject({ title: 'Hay una versión nueva' });
    expect(waiting.postMessage).not.toHaveBeenCalled();
    getToasts()[0]?.action?.onClick();
    expect(waiting.postMessage).toHaveBeenCalledWith({ kind: 'take-over' });
  });

  it('says in the log alone that it cannot be registered [4.push-13]', async () => {
    const logged = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const browser = browserWithWorker();
    browser.container.register.mockRejectedValue(new Error('refused'));
    await start(browser);
    expect(logged).toHaveBeenCalledOnce();
    expect(getToasts()).toHaveLength(0);
    logged.mockRestore();
  });

  it('is not offered in an exam, but an hour later; the first version is never offered', async () => {
    document.documentElement.setAttribute('data-in-exam', '');
    const { prepare } = await start(browserWithWorker());
    prepare();
    expect(getToasts()).toHaveLength(0);
    document.documentElement.removeAttribute('data-in-exam');
    await vi.advanceTimersByTimeAsync(HOUR_MS);
    expect(getToasts()).toHaveLength(1);

    stop();
    remove();
    const first = browserWithWorker();
    first.container.controller = null;
    await start(first);
    first.prepare();
    expect(getToasts()).toHaveLength(0);
  });
});
