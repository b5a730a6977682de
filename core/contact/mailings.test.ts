import { describe, expect, it } from 'vitest';
import { DAY_MS } from '../platform/durations';
import {
  allowsChange,
  audienceTiers,
  type MailingChange,
  mailingStates,
  scheduleFault,
  sentCount,
  unreadyFields,
} from './mailings';

const changes: readonly MailingChange[] = ['edit', 'delete', 'schedule', 'start', 'cancel'];

describe('a mailing', () => {
  it.each([
    ['draft', ['edit', 'delete', 'schedule', 'start']],
    ['scheduled', ['start', 'cancel']],
    ['sending', []],
    ['sent', []],
  ] as const)('that is %s allows %j', (state, allowed) => {
    expect(mailingStates).toContain(state);
    expect(changes.filter((change) => allowsChange(state, change))).toEqual(allowed);
  });

  it('needs a subject and a text before it leaves', () => {
    const content = { subject: ' ', preheader: '', body: '', audience: 'newsletter' } as const;
    expect(unreadyFields(content)).toEqual({ subject: 'Obligatorio', body: 'Obligatorio' });
    expect(unreadyFields({ ...content, subject: 'a', body: 'b' })).toEqual({});
  });

  it('is scheduled for a moment of the next year', () => {
    const now = new Date('2026-11-15T10:00:00Z');
    const after = (ms: number) => scheduleFault(new Date(now.getTime() + ms), now);
    expect(after(0)).toBe('Ese momento ya ha pasado.');
    expect(after(1)).toBeNull();
    expect(after(365 * DAY_MS)).toBeNull();
    expect(after(365 * DAY_MS + 1)).toBe('Como mucho, un año por delante.');
  });

  it('goes to subscribers, to every account or to those of one plan', () => {
    expect(audienceTiers('newsletter')).toBeNull();
    expect(audienceTiers('users')).toEqual(['demo', 'basico', 'plus', 'elite']);
    expect(audienceTiers('plus')).toEqual(['plus']);
  });

  it('counts as sent what neither waits nor failed', () => {
    expect(sentCount({ recipients: 10, waiting: 3, failed: 2, unsubscribed: 1 })).toBe(5);
  });
});
