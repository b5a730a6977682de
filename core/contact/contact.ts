import { allowance } from '../platform/allowance';
import { HOUR_MS } from '../platform/durations';
import { formatNumber } from '../platform/number-format';
export const contactFields = ['name', 'phone', 'email', 'subject', 'message', 'acceptPrivacy'] as const;
export type ContactField = (typeof contactFields)[number];
export type ContactForm = {
  name: string;
  phone: string;
  email: string;
  subject: string;
  message: string;
  acceptPrivacy: boolean;
};

export const contactLimits = { name: 100, phone: 30, email: 254, subject: 150, message: 5_000 } as const;

const tooMany = { per: HOUR_MS, refusal: 'contact.too-many' } as const;
/** Who writes, by the email that they give, and from where: anybody can make up emails. */
export const senderAllowance = allowance({ name: 'contact.sender', limit: 5, by: 'recipient', ...tooMany });
export const contactNetworkAllowance = allowance({
  name: 'contact.network',
  limit: 20,
  by: 'network',
  ...tooMany,
});

const REQUIRED = 'Obligatorio';

// Spec 5. No characters that could end an email header or start a second address.
const EMAIL = /^[^\s@<>()[\]:;,"\\\p{C}]+@[^\s@<>()[\]:;,"\\\p{C}]+\.[^\s@<>()[\]:;,"\\\p{C}]+$/u;

export function emailFault(email: string): string | null {
  const written = email.trim();
  if (written === '') return REQUIRED;
  return EMAIL.test(written) && written.length <= contactLimits.email ? null : 'Email no válido';
}

export function textFault(field: 'name' | 'phone' | 'subject' | 'message', text: string): string | null {
  if (text.trim() === '') return REQUIRED;
  const most = contactLimits[field];
  return text.trim().length > most ? `Como mucho ${formatNumber(most)} caracteres` : null;
}

export const privacyFault = (accepted: boolean): string | null => (accepted ? null : 'Debes aceptar');

/** Validation messages by field; empty when the form is valid. */
export function contactFaults(form: ContactForm): Partial<Record<ContactField, string>> {
  const found: [ContactField, string | null][] = [
    ['name', textFault('name', form.name)],
    ['phone', textFault('phone', form.phone)],
    ['email', emailFault(form.email)],
    ['subject', textFault('subject', form.subject)],
    ['message', textFault('message', form.message)],
    ['acceptPrivacy', privacyFault(form.acceptPrivacy)],
  ];
  return Object.fromEntries(found.filter(([, fault]) => fault !== null));
}

const MIN_FILL_MS = 500;

/** Only marks the message as suspicious, because it may be a false positive. */
export const looksLikeBot = (sent: {
  website?: string | undefined;
  filledInMs?: number | undefined;
}): boolean =>
  (sent.website ?? '') !== '' || (sent.filledInMs !== undefined && sent.filledInMs < MIN_FILL_MS);

export const messageStates = ['new', 'answered', 'closed'] as const;
export type MessageState = (typeof messageStates)[number];
export const messageSorts = ['createdAt', 'name', 'state'] as const;

export const chatGreeting = 'Hola, tengo una pregunta sobre la preparación de la oposición.';

const digits = (phone: string): string => phone.replace(/\D/g, '');

export const chatLink = (phone: string): string =>
  `https://wa.me/${digits(phone)}?text=${encodeURIComponent(chatGreeting)}`;
export const phoneLink = (phone: string): string => `tel:+${digits(phone)}`;
export const mailLink = (email: string): string => `mailto:${email}`;
