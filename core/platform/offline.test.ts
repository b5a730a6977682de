import { describe, expect, it } from 'vitest';
import { changesUser, endsSession, isStudyPage, keptPathOf, readToWorker, type Way, wayFor } from './offline';

describe('what is there without network', () => {
  it('is what one reads in the campus, not what one does there', () => {
    for (const path of [
      '/campus-estudio',
      '/campus-estudio/temario',
      '/campus-estudio/temario/tema-2/principios',
      '/campus-estudio/temario/20/tablero',
      '/campus-estudio/plus-content/pieza',
      '/study',
    ])
      expect(isStudyPage(path), path).toBe(true);
    for (const path of [
      '/',
      '/perfil',
      '/checkout',
      '/admin',
      '/test/1',
      '/study/1',
      '/campus-estudio/simulacros',
      '/campus-estudio/mensajes',
      '/campus-estudio/temario-falso',
    ])
      expect(isStudyPage(path), path).toBe(false);
  });
});

describe('where a page is kept', () => {
  const topic = '/campus-estudio/temario/tema-2';

  it('is the topic for each of its sections, and the page itself for any other', () => {
    expect([keptPathOf(`${topic}/principios`), keptPathOf(topic)]).toEqual([topic, topic]);
    for (const path of [`${topic}/tablero`, '/campus-estudio/temario/20/tablero', '/planes'])
      expect(keptPathOf(path)).toBe(path);
  });
});

describe('how the worker answers', () => {
  const get = { method: 'GET', sameOrigin: true, isNavigation: false };
  const rows: [string, Partial<typeof get> & { path: string }, Way][] = [
    ['a change: untouched', { method: 'POST', path: '/campus-estudio/temario' }, 'leave'],
    ['another site: untouched', { sameOrigin: false, path: '/assets/app.js' }, 'leave'],
    ['the API: untouched', { path: '/api/auth/me' }, 'leave'],
    ['the API opened as a page: untouched', { isNavigation: true, path: '/api/docs' }, 'leave'],
    ['the socket: untouched', { path: '/socket.io/' }, 'leave'],
    ['a hashed file', { path: '/assets/app-1.js' }, 'asset'],
    ['an icon', { path: '/icons/192.png' }, 'asset'],
    ['the routes behind links', { path: '/__routes' }, 'routes'],
    ['a page', { isNavigation: true, path: '/planes' }, 'page'],
    ['the data of a study page', { path: '/campus-estudio/temario/tema-2.data' }, 'data'],
    ['the data of a page that does something: untouched', { path: '/perfil.data' }, 'leave'],
    ['any other file: untouched', { path: '/home/dawn.mp4' }, 'leave'],
  ];

  it.each(rows)('%s', (_title, asked, way) => {
    expect(wayFor({ ...get, ...asked })).toBe(way);
  });

  it('forgets whose the pages are when somebody signs in or out', () => {
    for (const name of ['login', 'logout', 'register', 'test-login'])
      expect(changesUser('POST', `/api/auth/${name}`)).toBe(true);
    expect(changesUser('GET', '/api/auth/login')).toBe(false);
    expect(changesUser('POST', '/api/auth/end-current-session')).toBe(false);
    expect([endsSession('POST', '/api/auth/logout'), endsSession('POST', '/api/auth/login')]).toEqual([
      true,
      false,
    ]);
  });
});

describe('what a page may tell the worker', () => {
  it('is who is there, what to keep and when to take over', () => {
    expect(readToWorker({ kind: 'user', userId: 'lucia' })).toEqual({
      kind: 'user',
      userId: 'lucia',
      saveData: false,
    });
    expect(readToWorker({ kind: 'user', userId: null, saveData: true })?.kind).toBe('user');
    expect(readToWorker({ kind: 'keep', path: '/campus-estudio' })).toEqual({
      kind: 'keep',
      path: '/campus-estudio',
    });
    expect(readToWorker({ kind: 'take-over' })).toEqual({ kind: 'take-over' });
  });

  it('and nothing else', () => {
    for (const given of [
      null,
      'keep',
      {},
      { kind: 'user' },
      { kind: 'user', userId: '' },
      { kind: 'keep', path: 'https://x' },
    ])
      expect(readToWorker(given)).toBeNull();
  });
});
