import { z } from 'zod';
import { reportAllowance } from '../forum/moderation';
import { reportBody } from '../forum/moderation.contract';
import { endpoint } from '../platform/endpoint';
import { moment } from '../platform/moment.contract';
import { keyset, keysetQuery } from '../platform/paging.contract';
import {
  bands,
  type Cheer,
  cheers,
  goalFault,
  limits,
  patrolMessageAllowance,
  roles,
  units,
} from './patrols';

const day = z.iso.date();
const unit = z.enum(units, 'Elige cómo contáis.');
const person = z.object({ id: z.string(), name: z.string(), avatar: z.string().nullable() });

const settings = z
  .object({
    name: z
      .string('Escribe un nombre.')
      .trim()
      .min(limits.name.least, `Al menos ${limits.name.least} letras.`)
      .max(limits.name.most, `Como mucho ${limits.name.most} letras.`),
    isOpen: z.boolean(),
    unit,
    goal: z.int('Escribe un número entero.'),
  })
  .check(({ value, issues }) => {
    const fault = goalFault(value.unit, value.goal);
    if (fault) issues.push({ code: 'custom', path: ['goal'], message: fault, input: value.goal });
  });

const member = person.extend({
  role: z.enum(roles),
  isMe: z.boolean(),
  /** What the member says about the week in one line. */
  status: z.string(),
  days: z.array(z.enum(['done', 'begun', 'none', 'ahead'])),
  /** In questions, reviews or minutes. */
  total: z.int(),
  isDoneToday: z.boolean(),
  cheeredToday: z.boolean(),
});

const patrol = z.object({
  id: z.string(),
  name: z.string(),
  isOpen: z.boolean(),
  isArchived: z.boolean(),
  unit,
  /** As the captain wrote it; `board.goal` is in questions, reviews or minutes. */
  goal: z.int(),
  role: z.enum(roles),
  sharesPlan: z.boolean(),
  invitation: z.object({ code: z.string(), expiresAt: moment, isExpired: z.boolean() }).nullable(),
  today: day,
  board: z.object({
    monday: day,
    goal: z.int(),
    total: z.int(),
    ahead: z.int(),
    ofDay: z.int(),
    cap: z.int(),
    members: z.array(member),
  }),
  /** Cheers that the user received today. */
  cheers: z.array(z.object({ from: z.string(), text: z.string() })),
  /** Closed weeks, newest first. */
  weeks: z.array(
    z.object({
      monday: day,
      unit,
      goal: z.int(),
      total: z.int(),
      members: z.int(),
      mine: z.int().nullable(),
    }),
  ),
});

export const readPatrol = endpoint.get('/api/patrols/mine', 'user', {
  summary: "The user's patrol with the board of the week. A plan without patrols only gets its name.",
  response: z.object({ isLocked: z.boolean(), name: z.string().nullable(), patrol: patrol.nullable() }),
});

export const listPatrols = endpoint.get('/api/patrols', 'basico', {
  summary: 'Patrols that anyone may join and that have room, newest first. No names of their members.',
  query: keysetQuery,
  response: keyset(
    z.object({
      id: z.string(),
      name: z.string(),
      unit,
      goal: z.int(),
      members: z.int(),
      band: z.enum(bands),
    }),
  ),
});

const joined = z.object({ id: z.string() });

export const createPatrol = endpoint.post('/api/patrols', 'basico', {
  summary: 'Founds a patrol, whose captain is the user.',
  body: settings,
  response: joined,
});

export const changePatrol = endpoint.put('/api/patrols/mine', 'basico', {
  summary: 'Changes name, goal and who may enter. For captains.',
  body: settings,
});

export const revivePatrol = endpoint.post('/api/patrols/mine/revival', 'basico', {
  summary: 'Takes an archived patrol up again. For any member.',
});

export const joinPatrol = endpoint.post('/api/patrols/:id/members', 'basico', {
  summary: 'Joins an open patrol.',
  params: z.object({ id: z.uuid() }),
  response: joined,
});

export const renewInvitation = endpoint.post('/api/patrols/mine/invitation', 'basico', {
  summary: 'A new code for seven days; the old one stops working. For captains.',
  response: z.object({ code: z.string(), expiresAt: moment }),
});

const code = z.object({ code: z.string().trim().min(1).max(40) });

export const readInvitation = endpoint.get('/api/patrols/invitations/:code', 'basico', {
  rate: 'auth',
  summary: 'The patrol that a code invites to.',
  params: code,
  response: z.object({ name: z.string(), unit, goal: z.int(), members: z.int(), isFull: z.boolean() }),
});

export const acceptInvitation = endpoint.post('/api/patrols/invitations/:code', 'basico', {
  rate: 'auth',
  summary: 'Joins the patrol that the code invites to.',
  params: code,
  response: joined,
});

export const leavePatrol = endpoint.post('/api/patrols/mine/departure', 'user', {
  summary: 'Leaves without notice. The last captain names a successor; with the last member the patrol ends.',
  body: z.object({ successorId: z.uuid().nullable() }),
});

const memberParams = z.object({ userId: z.uuid() });

export const setRole = endpoint.put('/api/patrols/mine/members/:userId/role', 'basico', {
  summary: 'Makes a member captain, or a captain member. For captains; one always remains.',
  params: memberParams,
  body: z.object({ role: z.enum(roles) }),
});

export const removeMember = endpoint.delete('/api/patrols/mine/members/:userId', 'basico', {
  summary: 'Takes a member out of the patrol. For captains.',
  params: memberParams,
});

export const saveMembership = endpoint.put('/api/patrols/mine/me', 'basico', {
  summary: 'What the member says about the week, and whether the others see their plan.',
  body: z.object({
    status: z.string().trim().max(limits.status, `Como mucho ${limits.status} letras.`),
    sharesPlan: z.boolean(),
  }),
});

const isCheer = (text: string): text is Cheer => text in cheers;

export const cheer = endpoint.post('/api/patrols/mine/cheers', 'basico', {
  summary: 'Cheers a member with one of the given texts, once a day.',
  body: z.object({
    userId: z.uuid(),
    text: z.string().refine(isCheer, 'Elige uno de los textos.'),
  }),
});

export const readCalendar = endpoint.get('/api/patrols/mine/calendar', 'basico', {
  summary: 'What the members who share their plan will study in the next seven days.',
  response: z.object({
    isSharing: z.boolean(),
    entries: z.array(
      z.object({
        day,
        kind: z.enum(['study', 'mock']),
        topic: z.int().nullable(),
        title: z.string().nullable(),
        who: z.array(z.string()),
        isMine: z.boolean(),
        /** The user's own entry of this kind on another day, which could be moved here. */
        ownKey: z.string().nullable(),
      }),
    ),
  }),
});

const message = z.object({
  id: z.string(),
  author: person.nullable(),
  isMine: z.boolean(),
  text: z.string(),
  at: moment,
});

export const listMessages = endpoint.get('/api/patrols/mine/messages', 'basico', {
  summary: 'The chat of the patrol, newest first.',
  query: keysetQuery,
  response: keyset(message),
});

export const writeMessage = endpoint.post('/api/patrols/mine/messages', 'basico', {
  summary: 'Writes to the patrol. The key makes sending it again harmless.',
  allowances: [patrolMessageAllowance],
  body: z.object({
    key: z.uuid(),
    text: z
      .string()
      .trim()
      .min(1, 'Escribe algo.')
      .max(limits.message, `Como mucho ${limits.message} caracteres.`),
  }),
  response: message,
});

export const removeMessage = endpoint.delete('/api/patrols/mine/messages/:id', 'basico', {
  summary: 'Deletes an own message; captains may delete any.',
  params: z.object({ id: z.uuid() }),
});

export const reportMessage = endpoint.post('/api/patrols/mine/messages/:id/report', 'basico', {
  summary: 'Reports a message of another member to the moderators, with the nine before it.',
  allowances: [reportAllowance],
  params: z.object({ id: z.uuid() }),
  body: reportBody,
});
