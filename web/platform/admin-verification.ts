import { queryOptions } from '@tanstack/react-query';
import { noVerification, requestUser, useSessionStore } from './session';

const VALID_MS = 600_000;
const KEY = 'atalaya.admin-verified';

/** The admin flag by itself, read from the session check and fresh for 5 minutes. */
export const isAdminQuery = queryOptions({
  queryKey: ['/api/auth/me', 'isAdmin'],
  queryFn: async () => (await requestUser())?.isAdmin ?? false,
  staleTime: 300_000,
  gcTime: 300_000,
});

/** Remembered for the tab, with its time; it spares an admin the spinner, the server checks every call by itself. */
export function setAdminVerification(verifiedAt = Date.now()): void {
  sessionStorage.setItem(KEY, String(verifiedAt));
  useSessionStore.setState({
    adminVerifiedAt: verifiedAt,
    adminVerificationExpiresAt: verifiedAt + VALID_MS,
    adminVerificationStatus: 'verified',
  });
}

export function clearAdminVerification(): void {
  sessionStorage.removeItem(KEY);
  useSessionStore.setState(noVerification);
}

/** Valid for 10 minutes from the last time that this tab saw an admin, reloads included. */
export function isAdminVerified(now = Date.now()): boolean {
  const { currentUser, isLoading } = useSessionStore.getState();
  if (!isLoading && !currentUser?.isAdmin) clearAdminVerification();
  const stored = Number(sessionStorage.getItem(KEY) ?? Number.NaN);
  if (Number.isNaN(stored)) return false;
  if (now < stored + VALID_MS) return true;
  useSessionStore.setState({ adminVerificationStatus: 'expired' });
  return false;
}
