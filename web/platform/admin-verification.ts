import { holds } from '@atalaya/core/auth/roles';
import { queryOptions } from '@tanstack/react-query';
import { readText, writeText } from './device-store';
import { noVerification, requestUser, useSessionStore } from './session';

const VALID_MS = 600_000;
const KEY = 'atalaya.admin-verified';

/** The admin flag from the session check, fresh for 5 minutes. */
export const isAdminQuery = queryOptions({
  queryKey: ['/api/auth/me', 'isAdmin'],
  queryFn: async () => (await requestUser())?.isAdmin ?? false,
  staleTime: 300_000,
  gcTime: 300_000,
});

/** Stored per tab with its time. It only skips the spinner: the server checks every call. */
export function setAdminVerification(verifiedAt = Date.now()): void {
  writeText(KEY, String(verifiedAt), 'tab');
  useSessionStore.setState({
    adminVerifiedAt: verifiedAt,
    adminVerificationExpiresAt: verifiedAt + VALID_MS,
    adminVerificationStatus: 'verified',
  });
}

export function clearAdminVerification(): void {
  writeText(KEY, null, 'tab');
  useSessionStore.setState(noVerification);
}

/** Valid for 10 minutes since this tab last saw an admin, reloads included. */
export function isAdminVerified(now = Date.now()): boolean {
  const { currentUser, isLoading } = useSessionStore.getState();
  if (!isLoading && !holds(currentUser, 'may:enter-admin')) clearAdminVerification();
  const stored = Number(readText(KEY, 'tab') ?? Number.NaN);
  if (Number.isNaN(stored)) return false;
  if (now < stored + VALID_MS) return true;
  useSessionStore.setState({ adminVerificationStatus: 'expired' });
  return false;
}
