import { z } from 'zod';
import { endpoint } from '../platform/endpoint';
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
  createdAt: z.iso.datetime(),
  startsAt: z.iso.datetime(),
  finishedAt: z.iso.datetime().nullable(),
  counts: z.object({ waiting: count, held: count, sent: count, failed: count, gone: count }),
});

export const listCampaigns = endpoint({
  method: 'GET',
  path: '/api/admin/push/campaigns',
  access: 'admin',
  summary: 'What was pushed to many, newest first, each with how it went.',
  query: pageQuery,
  response: page(campaign),
});

export const createCampaign = endpoint({
  method: 'POST',
  path: '/api/admin/push/campaigns',
  access: 'admin',
  summary: 'Pushes a message to whoever of an audience wants that kind, now or at a later moment.',
  body: z.object({
    kind,
    audience,
    title: text(messageLimits.title),
    body: text(messageLimits.body),
    url: text(messageLimits.url).refine(isOwnPath, 'Una dirección de este sitio, como /planes.'),
    /** Absent: now. */
    startsAt: z.iso.datetime({ offset: true, message: 'Elige día y hora.' }).nullish(),
  }),
  response: campaign,
});

export const cancelCampaign = endpoint({
  method: 'POST',
  path: '/api/admin/push/campaigns/:id/cancel',
  access: 'admin',
  summary: 'Stops a campaign: what has not been sent is not sent.',
  params: z.object({ id: z.uuid() }),
  body: z.object({}),
  response: campaign,
});

export const readReach = endpoint({
  method: 'GET',
  path: '/api/admin/push/reach',
  access: 'admin',
  summary: 'How many people and browsers a message of a kind would reach in an audience.',
  query: z.object({ kind, audience }),
  response: z.object({
    people: count,
    devices: count,
    /** Of those browsers, how many are in quiet hours now. */
    quiet: count,
  }),
});
