import { z } from 'zod';
import { endpoint } from '../platform/endpoint';
import { moment } from '../platform/moment.contract';
import { page, pageQuery } from '../platform/paging.contract';
import { notificationKinds } from '../profile/notifications';
import { audiences, campaignStates } from './campaign';
import { isOwnPath, messageLimits } from './message';

const count = z.number().int();
const text = (most: number) =>
  z.string('Obligatorio').trim().min(1, 'Obligatorio').max(most, `Como mucho ${most} caracteres.`);
const kind = z.enum(notificationKinds, 'Elige una de las opciones.');
const audience = z.enum(audiences, 'Elige una de las opciones.');

const campaign = z.object({
  id: z.string(),
  kind,
  title: z.string(),
  body: z.string(),
  url: z.string(),
  audience,
  state: z.enum(campaignStates),
  createdBy: z.string().nullable(),
  createdAt: moment,
  startsAt: moment,
  finishedAt: moment.nullable(),
  counts: z.object({ waiting: count, held: count, sent: count, failed: count, gone: count }),
});

export const listCampaigns = endpoint.get('/api/admin/push/campaigns', 'may:run-business', {
  summary: 'Push campaigns with their delivery counts, newest first.',
  query: pageQuery,
  response: page(campaign),
});

export const createCampaign = endpoint.post('/api/admin/push/campaigns', 'may:run-business', {
  summary: 'Sends or schedules a push message to the users of an audience who accept this kind.',
  body: z.object({
    kind,
    audience,
    title: text(messageLimits.title),
    body: text(messageLimits.body),
    url: text(messageLimits.url).refine(isOwnPath, 'Una dirección de este sitio, como /planes.'),
    /** Absent means now. */
    startsAt: z.iso.datetime({ offset: true, message: 'Elige día y hora.' }).nullish(),
  }),
  response: campaign,
});

export const cancelCampaign = endpoint.post('/api/admin/push/campaigns/:id/cancel', 'may:run-business', {
  summary: 'Cancels the unsent messages of a campaign.',
  params: z.object({ id: z.uuid() }),
  body: z.object({}),
  response: campaign,
});

export const readReach = endpoint.get('/api/admin/push/reach', 'may:run-business', {
  summary: 'Number of users and browsers that a message would reach.',
  query: z.object({ kind, audience }),
  response: z.object({
    people: count,
    devices: count,
    /** Browsers in quiet hours now. */
    quiet: count,
  }),
});
