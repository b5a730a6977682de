import {
  confirmEmail as confirmEmailEndpoint,
  confirmIdentity as confirmIdentityEndpoint,
  forgotPassword,
  login,
  logout,
  readSession,
  register as registerEndpoint,
  resendConfirmation,
  resetPassword as resetPasswordEndpoint,
} from '@atalaya/core/auth/auth.contract';
import type { FastifyInstance } from 'fastify';
import { knownDeviceId } from '../devices/device-cookie';
import { guestCookie } from '../platform/guest-cookie';
import { networkOfCall } from '../platform/network-of-call';
import { serve } from '../platform/serve';
import { clearSessionCookie, setSessionCookie, tokenOf } from '../platform/sessions';
import { browserOf } from './browser';
import { confirmIdentity } from './confirm';
import { newPasswordJob, resetPassword } from './password/password-reset';
import { confirmEmail, register, resendConfirmationJob } from './registration/registration';
import { endSessionByToken } from './sessions';
import { signIn } from './sign-in';

/** For as long as the confirmation link works. */
const applicantBrowser = guestCookie('atalaya_registro', 2 * 24 * 60 * 60);

/** The same response whether or not the address has an account. */
const checkMail = (message: string) => ({ status: 'check-mail' as const, message });

export function authRoutes(app: FastifyInstance): void {
  serve(app, registerEndpoint, async ({ body, request, reply }, kit) => {
    await register(kit, body, applicantBrowser.knownOrNew(kit.env, request, reply));
    return checkMail('Mira tu correo: te hemos escrito para terminar el registro.');
  });

  serve(app, confirmEmailEndpoint, async ({ body, identity, request, reply }, kit) => {
    const browser = { ...browserOf(kit, request, reply), registrationHash: applicantBrowser.known(request) };
    const { signedIn, ...confirmed } = await confirmEmail(kit, browser, body);
    if (signedIn) setSessionCookie(kit.env, reply, signedIn.token);
    const isOwnSession = identity?.user.email === confirmed.email;
    return { ...confirmed, user: signedIn?.user ?? (isOwnSession ? identity.user : null) };
  });

  serve(app, resendConfirmation, async ({ body }, { db, jobs }) => {
    await jobs.enqueue(db, resendConfirmationJob, body);
    return checkMail('Si esa cuenta está pendiente de confirmar, te hemos escrito otra vez.');
  });

  serve(app, login, async ({ body, request, reply }, kit) => {
    const { token, user } = await signIn(kit, body, browserOf(kit, request, reply));
    setSessionCookie(kit.env, reply, token);
    return user;
  });

  serve(app, confirmIdentityEndpoint, async ({ body, identity, request, reply }, kit) => {
    const place = { network: networkOfCall(request), deviceId: knownDeviceId(request) };
    setSessionCookie(kit.env, reply, await confirmIdentity(kit, identity, body, place));
  });

  serve(app, logout, async ({ request, reply }, kit) => {
    await endSessionByToken(kit, kit.db, tokenOf(kit.env, request));
    clearSessionCookie(kit.env, reply);
  });

  serve(app, readSession, async ({ identity }) => identity?.user);

  serve(app, forgotPassword, async ({ body }, { db, jobs }) => {
    await jobs.enqueue(db, newPasswordJob, body);
    return checkMail('Si hay una cuenta con ese correo, te hemos escrito con el enlace.');
  });

  serve(app, resetPasswordEndpoint, ({ body }, kit) => resetPassword(kit, body.token, body.password));
}
