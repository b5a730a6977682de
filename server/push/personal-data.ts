import { eq } from 'drizzle-orm';
import type { Db } from '../platform/db';
import { notification, pushSubscription, quietHours } from './push.tables';

/** Without the keys of the subscriptions, which would allow sending messages to the browser. */
export async function pushDataOf(db: Db, userId: string) {
  const [devices, quiet] = await Promise.all([
    db
      .select({
        deviceName: pushSubscription.deviceName,
        isPwaInstalled: pushSubscription.isPwaInstalled,
        createdAt: pushSubscription.createdAt,
        lastSentAt: pushSubscription.lastSentAt,
      })
      .from(pushSubscription)
      .where(eq(pushSubscription.userId, userId)),
    db.select().from(quietHours).where(eq(quietHours.userId, userId)),
  ]);
  return { navegadores: devices, horas_de_silencio: quiet };
}

/** They quote what others wrote, private messages too. */
export const notificationDataOf = (db: Db, userId: string) =>
  db.select().from(notification).where(eq(notification.userId, userId)).orderBy(notification.createdAt);
