import { eq } from 'drizzle-orm';
import type { Db } from '../platform/db';
import { knownDevice, passwordToken, registration } from './auth.tables';

export const selectRegistrations = (db: Db, userId: string) =>
  db
    .select({
      email: registration.email,
      username: registration.username,
      displayName: registration.displayName,
      termsAcceptedAt: registration.termsAcceptedAt,
      createdAt: registration.createdAt,
    })
    .from(registration)
    .where(eq(registration.userId, userId));

export const selectKnownDevices = (db: Db, userId: string) =>
  db
    .select({ lastSignInAt: knownDevice.lastSignInAt })
    .from(knownDevice)
    .where(eq(knownDevice.userId, userId));

export const selectPasswordLinks = (db: Db, userId: string) =>
  db
    .select({ expiresAt: passwordToken.expiresAt })
    .from(passwordToken)
    .where(eq(passwordToken.userId, userId));
