import { emailFault } from '../auth/account-fields';
import { allowance } from '../platform/allowance';
import { HOUR_MS } from '../platform/durations';

/** Notices of illegal content by anybody, with or without an account (Regulation (EU) 2022/2065, art. 16). */
export const NOTICE_TEXT = { fewest: 30, most: 4_000 };

/** Anybody can make up names and emails. */
export const noticeAllowance = allowance({
  name: 'forum.notices',
  limit: 20,
  per: HOUR_MS,
  by: 'network',
  refusal: 'request.too-many',
});

export type NoticeForm = {
  address: string;
  text: string;
  name: string;
  email: string;
  isGoodFaith: boolean;
};
export const noticeFields = ['address', 'text', 'name', 'email', 'isGoodFaith'] as const;

/** The post of an address such as `https://…/foro/tema/12?respuesta=7#r7`. */
export function postAt(address: string): { topicId: number; number: number } | null {
  const [, topic, rest = ''] =
    /^(?:https?:\/\/[^/\s]+)?\/foro\/tema\/([1-9]\d{0,8})(\S*)$/.exec(address.trim()) ?? [];
  if (!topic) return null;
  const [, number] = /[?&]respuesta=([1-9]\d{0,6})/.exec(rest) ?? [];
  return { topicId: Number(topic), number: Number(number ?? 1) };
}

/** The validation message of each field that is wrong. */
export function noticeFaults(form: NoticeForm): Partial<Record<keyof NoticeForm, string>> {
  const faults = {
    address: postAt(form.address) ? null : 'Pega la dirección del mensaje: está en «Copiar el enlace».',
    text:
      form.text.trim().length < NOTICE_TEXT.fewest
        ? `Explica por qué es ilegal, en al menos ${NOTICE_TEXT.fewest} caracteres.`
        : form.text.trim().length > NOTICE_TEXT.most
          ? 'Como mucho 4.000 caracteres.'
          : null,
    name: form.name.trim() === '' || form.name.trim().length > 100 ? 'Escribe tu nombre.' : null,
    email: emailFault(form.email),
    isGoodFaith: form.isGoodFaith ? null : 'Confírmalo para poder enviarlo.',
  };
  return Object.fromEntries(Object.entries(faults).filter(([, fault]) => fault !== null));
}
