import { readDemoEmails, readTestLogin, testLogin } from '@atalaya/core/auth/test-login.contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isLocalDemo } from '../env';
import { AppError } from '../platform/app-error';
import { newestMail } from '../platform/mail/mail';
import { serve } from '../platform/serve';
import { setSessionCookie } from '../platform/sessions';
import { demoAccounts, demoPassword } from './auth.seed';
import { browserOf } from './browser';
import { selectUserByEmail } from './registration/registration.queries';
import { restoreAccount } from './restore';
import { openSession } from './sign-in';

const EMAILS_SHOWN = 10;

/** Sign-in without a password, in the demo on loopback only. */
export function testLoginRoutes(app: FastifyInstance): void {
  if (!isLocalDemo(app.kit.env)) return;

  serve(app, readTestLogin, async () => ({ password: demoPassword, accounts: demoAccounts }));

  serve(app, testLogin, async ({ body, request, reply }, kit) => {
    const account = demoAccounts.find(({ email }) => email === body.email);
    const user = account && (await selectUserByEmail(kit.db, account.email));
    if (!user) throw new AppError('request.not-found');
    await restoreAccount(kit, user.id);
    const opened = await openSession(kit, user.id, browserOf(kit, request, reply));
    setSessionCookie(kit.env, reply, opened.token);
    return opened.user;
  });

  serve(app, readDemoEmails, async ({ request }, { db }) => {
    checkLoopback(request);
    const items = await newestMail(db, EMAILS_SHOWN);
    return {
      emails: items,
    };
  });
}

/** Against DNS rebinding: another site may resolve its own name to 127.0.0.1. */
function checkLoopback({ hostname }: FastifyRequest): void {
  if (!['127.0.0.1', 'localhost', '[::1]', '::1'].includes(hostname)) throw new AppError('request.not-found');
}
