import { z } from 'zod';
import { endpoint } from '../platform/endpoint';
import { moment } from '../platform/moment.contract';
import { sessionUser } from './auth.contract';

export const readTestLogin = endpoint.get('/api/auth/test-login', 'visitor', {
  summary: 'The demo accounts. 404 outside demo mode.',
  response: z.object({
    password: z.string(),
    accounts: z.array(z.object({ email: z.string(), name: z.string(), plan: z.string(), opens: z.string() })),
  }),
});

export const testLogin = endpoint.post('/api/auth/test-login', 'visitor', {
  rate: 'auth',
  summary: 'Signs in as a demo account. 404 outside demo mode.',
  body: z.object({ email: z.string().max(100) }),
  response: sessionUser,
});

export const readDemoEmails = endpoint.get('/api/auth/test-login/emails', 'visitor', {
  summary: 'The latest emails of the demo, which are stored and never sent. 404 outside demo mode.',
  response: z.object({
    emails: z.array(
      z.object({
        id: z.string(),
        recipient: z.string(),
        subject: z.string(),
        body: z.string(),
        createdAt: moment,
      }),
    ),
  }),
});
