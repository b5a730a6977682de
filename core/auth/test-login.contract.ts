import { z } from 'zod';
import { endpoint } from '../platform/endpoint';
import { sessionUser } from './auth.contract';

export const readTestLogin = endpoint({
  method: 'GET',
  path: '/api/auth/test-login',
  access: 'visitor',
  summary: 'The accounts of the demo. Outside demo mode: not found.',
  response: z.object({
    password: z.string(),
    accounts: z.array(z.object({ email: z.string(), name: z.string(), plan: z.string(), opens: z.string() })),
  }),
});

export const testLogin = endpoint({
  method: 'POST',
  path: '/api/auth/test-login',
  access: 'visitor',
  rate: 'auth',
  summary: 'Signs in as one of the accounts of the demo. Outside demo mode: not found.',
  body: z.object({ email: z.string().max(100) }),
  response: sessionUser,
});

export const readDemoLetters = endpoint({
  method: 'GET',
  path: '/api/auth/test-login/letters',
  access: 'visitor',
  summary: 'The last letters of the demo, which never leave the machine. Outside demo mode: not found.',
  response: z.object({
    letters: z.array(
      z.object({
        id: z.string(),
        recipient: z.string(),
        subject: z.string(),
        body: z.string(),
        createdAt: z.iso.datetime(),
      }),
    ),
  }),
});
