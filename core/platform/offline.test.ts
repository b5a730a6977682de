import { describe, expect, it } from 'vitest';
import { changesUser, endsSession, parseWorkerMessage, type Strategy, strategyFor } from './offline';
import { cachePathOf, isDownloadPage, isStudyPage, isToolPage } from './pages/offline';

describe('the pages available offline', () => {
  it('are those for studying, not the ones where an old copy would mislead', () => {
    for (const path of [
      '/campus-estudio',
      '/campus-estudio/temario',
      '/campus-estudio/temario/tema-2/principios',
      '/campus-estudio/temario/20/tablero',
      '/campus-estudio/plus-content/pieza',
      '/campus-estudio/pruebas-fisicas',
      '/campus-estudio/entrenamiento/progreso',
      '/study',
      '/test/1',
      '/test/1/resultado',
      '/test/1/repaso',
    ])
      expect(isStudyPage(path), path).toBe(true);
    for (const path of [
      '/',
      '/perfil',
      '/checkout',
      '/admin',
      '/test',
      '/test/1/otra',
      '/study/1',
      '/campus-estudio/simulacros',
      '/campus-estudio/mensajes',
      '/campus-estudio/temario-falso',
    ])
      expect(isStudyPage(path), path).toBe(false);
  });

  it('need their files with a download if it shows them or if one comes from there', () => {
    for (const path of ['/study', '/test/1', '/campus-estudio', '/campus-estudio/temario/tema-2'])
      expect(isDownloadPage(path), path).toBe(true);
    for (const path of [
      '/campus-estudio/juegos',
      '/campus-estudio/pruebas-fisicas',
      '/campus-estudio/simulacros',
    ])
      expect(isDownloadPage(path), path).toBe(false);
  });
});

it('tools and protocols are available offline, and nothing that only sounds like them', () => {
  for (const path of [
    '/herramientas',
    '/herramientas-grid',
    '/herramientas/dni-nie',
    '/protocolos',
    '/protocolos-modern',
    '/protocolos/viogen',
    '/viogen',
    '/accidentes',
  ])
    expect(isToolPage(path), path).toBe(true);
  for (const path of ['/herramientas-nuevas', '/admin/herramientas', '/legacy/protocolos', '/'])
    expect(isToolPage(path), path).toBe(false);
});

describe('the cache path of a page', () => {
  const topic = '/campus-estudio/temario/tema-2';

  it('is the topic for each of its sections, and the same path otherwise', () => {
    expect([cachePathOf(`${topic}/principios`), cachePathOf(topic)]).toEqual([topic, topic]);
    for (const path of [`${topic}/tablero`, '/campus-estudio/temario/20/tablero', '/planes'])
      expect(cachePathOf(path)).toBe(path);
  });
});

describe('the strategy of the service worker', () => {
  const get = { method: 'GET', sameOrigin: true, isNavigation: false };
  const rows: [string, Partial<typeof get> & { path: string }, Strategy][] = [
    ['a change: untouched', { method: 'POST', path: '/campus-estudio/temario' }, 'leave'],
    ['another site: untouched', { sameOrigin: false, path: '/assets/app.js' }, 'leave'],
    ['the API: untouched', { path: '/api/auth/me' }, 'leave'],
    ['the API opened as a page: untouched', { isNavigation: true, path: '/api/docs' }, 'leave'],
    ['the socket: untouched', { path: '/socket.io/' }, 'leave'],
    ['a hashed file', { path: '/assets/app-1.js' }, 'asset'],
    ['an icon', { path: '/icons/192.png' }, 'asset'],
    ['the routes behind links', { path: '/__routes' }, 'routes'],
    ['a page', { isNavigation: true, path: '/planes' }, 'page'],
    ['the day of a student', { path: '/api/progress/today' }, 'data'],
    ['the text of a topic', { path: '/api/topics/2/content' }, 'data'],
    [
      'the cards of a session, which have their own store: untouched',
      { path: '/api/study/session' },
      'leave',
    ],
    ['a running exam, which has its own store: untouched', { path: '/api/exams/1' }, 'leave'],
    ['the review of a finished exam', { path: '/api/exams/1/review' }, 'data'],
    ['a change of study data: untouched', { method: 'PUT', path: '/api/topics/2/reading' }, 'leave'],
    ['any other file: untouched', { path: '/home/dawn.mp4' }, 'leave'],
  ];

  it.each(rows)('%s', (_title, asked, way) => {
    expect(strategyFor({ ...get, ...asked })).toBe(way);
  });

  it('detects requests that change the user', () => {
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

describe('messages to the service worker', () => {
  it('are the user, a page to cache and the take-over', () => {
    expect(parseWorkerMessage({ kind: 'user', userId: 'lucia' })).toEqual({
      kind: 'user',
      userId: 'lucia',
      saveData: false,
    });
    expect(parseWorkerMessage({ kind: 'user', userId: null, saveData: true })?.kind).toBe('user');
    const page = { kind: 'keep', path: '/campus-estudio', title: 'Hoy', data: ['/api/progress/today'] };
    expect(parseWorkerMessage(page)).toEqual(page);
    expect(parseWorkerMessage({ kind: 'take-over' })).toEqual({ kind: 'take-over' });
  });

  it('are ignored if malformed', () => {
    for (const given of [
      null,
      'keep',
      {},
      { kind: 'user' },
      { kind: 'user', userId: '' },
      { kind: 'keep', path: '/campus-estudio' },
      { kind: 'keep', path: 'https://x', title: '', data: [] },
      { kind: 'keep', path: '/study', title: '', data: ['//elsewhere.example'] },
    ])
      expect(parseWorkerMessage(given)).toBeNull();
  });
});
