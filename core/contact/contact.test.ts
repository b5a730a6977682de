import { describe, expect, it } from 'vitest';
import {
  chatGreeting,
  chatLink,
  contactFaults,
  emailFault,
  looksLikeBot,
  mailLink,
  phoneLink,
  privacyFault,
  textFault,
} from './contact';

describe('the contact form', () => {
  it('reports every fault at once, and none when it is valid', () => {
    const empty = { name: '', phone: '', email: '', subject: '', message: '', acceptPrivacy: false };
    expect(contactFaults(empty)).toEqual({
      name: 'Obligatorio',
      phone: 'Obligatorio',
      email: 'Obligatorio',
      subject: 'Obligatorio',
      message: 'Obligatorio',
      acceptPrivacy: 'Debes aceptar',
    });
    const whole = {
      name: 'L',
      phone: '6',
      email: 'l@correo.es',
      subject: 'a',
      message: 'b',
      acceptPrivacy: true,
    };
    expect(contactFaults(whole)).toEqual({});
  });

  it.each(['name', 'phone', 'subject', 'message'] as const)(
    'requires %s [5.contact-1] [5.contact-2] [5.contact-3] [5.contact-4]',
    (field) => {
      expect(textFault(field, '')).toBe('Obligatorio');
      expect(textFault(field, '  ')).toBe('Obligatorio');
      expect(textFault(field, 'algo')).toBeNull();
      expect(textFault(field, 'a'.repeat(5_001))).toMatch(/^Como mucho/);
    },
  );

  it.each([
    ['', 'Obligatorio'],
    ['   ', 'Obligatorio'],
    ['lucia', 'Email no válido'],
    ['lucia@', 'Email no válido'],
    ['lucia@correo', 'Email no válido'],
    ['@correo.es', 'Email no válido'],
    ['lucia@correo.', 'Email no válido'],
    ['lu cia@correo.es', 'Email no válido'],
    ['a@b.es\nBcc: otro@correo.es', 'Email no válido'],
    ['lucia@correo.es', null],
    [' lucia@correo.es ', null],
  ])('validates the email «%s»: %s [5.contact-5] [5.contact-6]', (email, fault) => {
    expect(emailFault(email)).toBe(fault);
  });

  it('requires the privacy checkbox [5.contact-7]', () => {
    expect(privacyFault(false)).toBe('Debes aceptar');
    expect(privacyFault(true)).toBeNull();
  });

  it('detects bots by the honeypot field and the filling time', () => {
    expect(looksLikeBot({})).toBe(false);
    expect(looksLikeBot({ website: '', filledInMs: 9_000 })).toBe(false);
    expect(looksLikeBot({ website: 'https://x' })).toBe(true);
    expect(looksLikeBot({ filledInMs: 40 })).toBe(true);
  });
});

it('links to the chat with its greeting, to the email and to the phone', () => {
  expect(chatLink('+34 600 000 000')).toBe(
    `https://wa.me/34600000000?text=${encodeURIComponent(chatGreeting)}`,
  );
  expect(phoneLink('+34 910 000 000')).toBe('tel:+34910000000');
  expect(mailLink('a@b.es')).toBe('mailto:a@b.es');
});
