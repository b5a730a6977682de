import { z } from 'zod';
import { endpoint } from '../platform/endpoint';
import { noticeAllowance, noticeFaults, noticeFields } from './legal-notice';

export const sendLegalNotice = endpoint.post('/api/forum/notices', 'everyone', {
  rate: 'auth',
  summary: 'Notifies illegal content in the forum; the receipt and the decision are sent by email.',
  allowances: [noticeAllowance],
  body: z
    .object({
      address: z.string().max(500),
      text: z.string().max(20_000),
      name: z.string().max(200),
      email: z.string().max(254),
      isGoodFaith: z.boolean(),
    })
    .superRefine((form, context) => {
      const faults = noticeFaults(form);
      for (const field of noticeFields)
        if (faults[field]) context.addIssue({ code: 'custom', path: [field], message: faults[field] });
    }),
});
