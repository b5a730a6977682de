import type { Answer } from '@atalaya/core/api';
import type { MailingContent } from '@atalaya/core/contact/mailings';
import { read } from '../../../platform/api';

export type Mailing = Answer<'GET /api/admin/mailings/:id'>;

export const MAILINGS_PATH = '/admin/boletin/envios';

/** The id of a mailing that was not saved yet. */
export const NEW_MAILING = 'nuevo';

export const mailingQuery = (id: string) => read('GET /api/admin/mailings/:id', { params: { id } });

export const emptyContent: MailingContent = { subject: '', preheader: '', body: '', audience: 'newsletter' };

export const contentOf = ({ subject, preheader, body, audience }: MailingContent): MailingContent => ({
  subject,
  preheader,
  body,
  audience,
});
