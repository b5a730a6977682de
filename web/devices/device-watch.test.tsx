// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createRoutesStub } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { call } from '../platform/api';
import { isUnreachable, sentenceFor } from '../platform/http-error';
import { useSessionStore } from '../platform/session';
import { blocked, crowded, fine, lucia, pass } from './device-watch.factory';
import { holdDeviceCheck } from './exam-shield';
import { LeavingBeacon } from './leaving-beacon';
import { WhenSignedIn } from './when-signed-in';

const SECOND = 1000;
/** Only the network is faked. */
let answer: { status: number; body: unknown };
let me: unknown;
const calls: string[] = [];
const polls = () => calls.filter((path) => path === '/api/auth/check-device-limit').length;

const loadWatch = () => import('./device-watch');

function open(path = '/campus-estudio') {
  const Page = () => (
    <>
      <button type="button">Seguir</button>
      <LeavingBeacon />
      <WhenSignedIn load={loadWatch} />
    </>
  );
  const Stub = createRoutesStub([
    { path: '/', Component: () => <h1>Inicio</h1> },
    { path: '/campus-estudio', Component: Page },
  ]);
  const Home = createRoutesStub([{ path: '/', Component: Page }]);
  const Site = path === '/' ? Home : Stub;
  return render(
    <QueryClientProvider client={new QueryClient()}>
      <Site initialEntries={[path]} />
    </QueryClientProvider>,
  );
}

/** The server refuses everything but the check of the device. */
const refusing =
  (body: object): typeof fetch =>
  async (path) => {
    calls.push(String(path));
    const isCheck = path === '/api/auth/check-device-limit';
    return new Response(JSON.stringify(isCheck ? answer.body : body), { status: isCheck ? 200 : 403 });
  };

beforeEach(async () => {
  await Promise.all([loadWatch(), import('./device-limit-modal'), import('./blocked-screen')]);
  vi.useFakeTimers();
  vi.spyOn(console, 'error').mockImplementation(() => {});
  calls.length = 0;
  answer = { status: 200, body: fine };
  me = lucia;
  vi.stubGlobal('fetch', async (path: string) => {
    calls.push(path);
    if (path === '/api/auth/me') return new Response(JSON.stringify(me));
    if (path === '/api/config')
      return new Response(JSON.stringify({ contact: { email: 'ayuda@atalaya.example' } }));
    return new Response(JSON.stringify(answer.body), { status: answer.status });
  });
  useSessionStore.setState({ currentUser: lucia, isLoading: false });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('the device check in the browser', () => {
  it('asks at once and then every 30 seconds while someone is signed in [4.device-1, 7-7]', async () => {
    open();
    await pass(2 * SECOND);
    expect(polls()).toBe(1);
    await pass(30 * SECOND);
    expect(polls()).toBe(2);
    await pass(60 * SECOND);
    expect(polls()).toBe(4);
  });

  it('does not ask for a guest, nor after signing out [4.device-2]', async () => {
    useSessionStore.setState({ currentUser: null });
    open();
    await pass(60 * SECOND);
    expect(polls()).toBe(0);
    act(() => useSessionStore.setState({ currentUser: lucia }));
    await pass(2 * SECOND);
    expect(polls()).toBe(1);
    act(() => useSessionStore.setState({ currentUser: null }));
    await pass(90 * SECOND);
    expect(polls()).toBe(1);
  });

  it('shows nothing while all is well [4.device-8]', async () => {
    open();
    await pass(2 * SECOND);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  it('ignores a 401 [7-8]', async () => {
    answer = { status: 401, body: { code: 'request.unauthenticated' } };
    open();
    await pass(35 * SECOND);
    expect(polls()).toBe(2);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('looks at the session after a 401, which may mean that this device was closed elsewhere', async () => {
    answer = { status: 401, body: { code: 'request.unauthenticated' } };
    me = null;
    open();
    await pass(35 * SECOND);
    expect(polls()).toBe(1);
    expect(useSessionStore.getState().currentUser).toBeNull();
  });

  it('shows the modal again at the next poll after Cancelar or Esc [4.device-6]', async () => {
    answer = { status: 200, body: crowded };
    open();
    await pass(2 * SECOND);
    fireEvent.click(screen.getByRole('button', { name: 'Cancelar' }));
    await pass(SECOND);
    expect(screen.queryByRole('dialog')).toBeNull();
    await pass(30 * SECOND);
    expect(screen.getByRole('dialog')).toBeTruthy();
    fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' });
    await pass(SECOND);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('waits with the modal and with the block until the exam is handed in', async () => {
    const release = holdDeviceCheck();
    const other = holdDeviceCheck();
    answer = { status: 200, body: crowded };
    open();
    await pass(35 * SECOND);
    expect(polls()).toBe(2);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.documentElement.hasAttribute('data-in-exam')).toBe(true);
    act(release);
    act(release);
    await pass(0);
    expect(screen.queryByRole('dialog')).toBeNull();
    act(other);
    await pass(SECOND);
    expect(screen.getByRole('dialog')).toBeTruthy();
    expect(document.documentElement.hasAttribute('data-in-exam')).toBe(false);
  });

  it('asks why as soon as the server refuses a call, and interrupts an exam whose answers it refuses', async () => {
    const release = holdDeviceCheck();
    open();
    await pass(2 * SECOND);
    answer = { status: 200, body: crowded };
    const { code, message } = { code: 'devices.over-limit', message: 'Has alcanzado el límite' };
    vi.stubGlobal('fetch', refusing({ code, message }));
    const refusal = await call('GET /api/profile').catch((error: unknown) => error);
    expect([isUnreachable(refusal), sentenceFor(refusal)]).toEqual([true, message]);
    await pass(SECOND);
    expect(polls()).toBe(2);
    expect(screen.getByRole('dialog')).toBeTruthy();
    answer = { status: 200, body: fine };
    await pass(30 * SECOND);
    expect(screen.queryByRole('dialog')).toBeNull();
    act(release);
  });

  it('loads again what was refused once the device has a place', async () => {
    answer = { status: 200, body: crowded };
    const client = new QueryClient();
    const loaded = vi.fn(() => null);
    const Site = createRoutesStub([
      {
        path: '/',
        loader: loaded,
        Component: () => <WhenSignedIn load={loadWatch} />,
        HydrateFallback: () => null,
      },
    ]);
    render(
      <QueryClientProvider client={client}>
        <Site initialEntries={['/']} />
      </QueryClientProvider>,
    );
    await pass(2 * SECOND);
    client.setQueryData(['/api/profile'], {});
    expect(loaded).toHaveBeenCalledTimes(1);
    answer = { status: 200, body: fine };
    await pass(31 * SECOND);
    expect(loaded).toHaveBeenCalledTimes(2);
    expect(client.getQueryState(['/api/profile'])?.isInvalidated).toBe(true);
  });

  it('says goodbye by a beacon with an empty JSON body, on unload and on pagehide [4.device-9, 4.device-10, 7-12]', async () => {
    const sent: Array<[string, Blob]> = [];
    vi.stubGlobal(
      'navigator',
      Object.assign(navigator, { sendBeacon: (path: string, body: Blob) => sent.push([path, body]) }),
    );
    open();
    await pass(2 * SECOND);
    window.dispatchEvent(new Event('beforeunload'));
    window.dispatchEvent(new Event('pagehide'));
    expect(sent.map(([path, body]) => [path, body.type])).toEqual(
      Array.from({ length: 2 }, () => ['/api/auth/end-current-session', 'application/json']),
    );
    expect(sent[0]?.[1].size).toBe(2);
  });

  it('sends the beacon of a page that is left at once, and none for a guest', () => {
    const sendBeacon = vi.fn();
    vi.stubGlobal('navigator', Object.assign(navigator, { sendBeacon }));
    open();
    window.dispatchEvent(new Event('pagehide'));
    expect(sendBeacon).toHaveBeenCalledOnce();
    act(() => useSessionStore.setState({ currentUser: null }));
    window.dispatchEvent(new Event('pagehide'));
    expect(sendBeacon).toHaveBeenCalledOnce();
  });
});

describe('a blocked device', () => {
  it('goes home after 2 seconds, not before [4.device-4]', async () => {
    answer = { status: 200, body: blocked };
    open();
    await pass(1500);
    expect(screen.getByRole('alertdialog', { name: 'Acceso Restringido' })).toBeTruthy();
    await pass(1400);
    expect(screen.queryByRole('heading', { name: 'Inicio', hidden: true })).toBeNull();
    await pass(SECOND);
    expect(screen.getByRole('heading', { name: 'Inicio', hidden: true })).toBeTruthy();
  });

  it('stays where it is on the home page [4.device-5]', async () => {
    answer = { status: 200, body: blocked };
    open('/');
    await pass(10 * SECOND);
    expect(screen.getByRole('button', { name: 'Seguir', hidden: true })).toBeTruthy();
  });

  // [2.10-19, 2.10-20, 2.10-21, 2.10-22, 2.10-23]
  it('reacts to nothing: no click, key, menu, selection or drag', async () => {
    answer = { status: 200, body: blocked };
    open('/');
    await pass(2 * SECOND);
    const heard = vi.fn();
    const button = screen.getByRole('button', { name: 'Seguir', hidden: true });
    for (const name of ['click', 'keydown', 'contextmenu', 'selectstart', 'dragstart']) {
      button.addEventListener(name, heard);
      const event = new Event(name, { bubbles: true, cancelable: true });
      button.dispatchEvent(event);
      expect([name, event.defaultPrevented]).toEqual([name, true]);
    }
    expect(heard).not.toHaveBeenCalled();
    expect(button.closest('[inert]')).not.toBeNull();
    expect(screen.getByRole('alertdialog').closest('[inert]')).toBeNull();
  });

  it('works again as soon as the account is free', async () => {
    answer = { status: 200, body: blocked };
    open('/');
    await pass(2 * SECOND);
    answer = { status: 200, body: fine };
    await pass(30 * SECOND);
    expect(screen.queryByRole('alertdialog')).toBeNull();
    const heard = vi.fn();
    screen.getByRole('button', { name: 'Seguir' }).addEventListener('click', heard);
    fireEvent.click(screen.getByRole('button', { name: 'Seguir' }));
    expect(heard).toHaveBeenCalled();
  });

  it('names the registered devices and where to ask for help [2.10-15, 2.10-16, 2.10-17]', async () => {
    answer = { status: 200, body: blocked };
    open('/');
    await pass(2 * SECOND);
    const text = screen.getByRole('alertdialog').textContent;
    expect(text).toContain('2 de 2');
    expect(text).toContain('Firefox en Windows');
    expect(text).toContain('Soporte técnico: ayuda@atalaya.example');
  });

  it('reads the default message when the server sends none [8.device-1]', async () => {
    answer = { status: 200, body: blocked };
    open('/');
    await pass(2 * SECOND);
    expect(screen.getByText('Has alcanzado el límite máximo de 2 dispositivos.')).toBeTruthy();
  });
});
