import { describe, expect, it } from 'vitest';
import { readEnv } from '../env';
import { OperatorError } from './operator-error';

describe('the environment', () => {
  it('needs nothing for the demo', () => {
    expect(readEnv({})).toMatchObject({ HOST: '127.0.0.1', PORT: 3000, demo: true });
    expect(readEnv({}).DATA_DIR).toMatch(/\.data$/);
    expect(readEnv({ PORT: '', DATABASE_URL: '' })).toMatchObject({ PORT: 3000, demo: true });
  });

  it('lets the demo out of the machine only when asked', () => {
    for (const HOST of ['127.0.0.1', '127.0.1.1', 'localhost', '::1'])
      expect(readEnv({ HOST }).demo).toBe(true);
    expect(readEnv({ HOST: '0.0.0.0', DEMO_PUBLIC: '1' })).toMatchObject({ demo: true, DEMO_PUBLIC: true });
    expect(readEnv({ HOST: '0.0.0.0', DATABASE_URL: 'postgres://u:p@db/atalaya' }).demo).toBe(false);
  });

  it('is not a demo with a database of its own', () => {
    expect(readEnv({ DATABASE_URL: 'postgres://u:p@db/atalaya' }).demo).toBe(false);
  });

  it.each([
    [{ PORT: 'abc' }, 'PORT'],
    [{ PORT: '70000' }, 'PORT'],
    [{ DATABASE_URL: 'mysql://db/atalaya' }, 'DATABASE_URL'],
    [{ DATABASE_URL: 'nonsense' }, 'DATABASE_URL'],
    [{ APP_SECRET: 'short' }, 'APP_SECRET'],
    [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL'],
    [{ WORKERS: '0' }, 'WORKERS'],
    [{ WORKERS: 'many' }, 'WORKERS'],
    [{ S3_ENDPOINT: 'https://files.example' }, 'S3_BUCKET'],
    [{ STUN_URLS: 'stun:one.example, http://two.example' }, 'STUN_URLS'],
    [{ TURN_URLS: 'turn:one.example' }, 'TURN_SECRET'],
    [{ TURN_SECRET: 'secreto-de-coturn' }, 'TURN_URLS'],
    [{ LIVEKIT_URL: 'wss://voz.example' }, 'LIVEKIT_API_KEY'],
    [{ HOST: '0.0.0.0' }, 'DEMO_PUBLIC=1'],
    [{ HOST: '192.168.1.5', DEMO_PUBLIC: '0' }, 'DEMO_PUBLIC=1'],
  ])('names what is wrong in one sentence: %o', (given, name) => {
    expect(() => readEnv(given)).toThrow(OperatorError);
    expect(() => readEnv(given)).toThrow(name);
    expect(() => readEnv(given)).toThrow(/^[^\n]+\.$/);
  });
});
