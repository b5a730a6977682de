import * as campaigns from '@atalaya/core/push/campaigns.contract';
import { listNotifications, markNotificationsRead } from '@atalaya/core/push/notifications.contract';
import * as push from '@atalaya/core/push/push.contract';
import type { FastifyInstance } from 'fastify';
import { serve } from '../platform/serve';
import { personalDataSections } from '../profile/personal-data';
import { campaignJobs } from './campaign-jobs';
import { audienceOf, campaignsForAdmin, cancelCampaign, createCampaign, reachOf } from './campaigns';
import { deliveryJobs } from './deliveries';
import { markReadFor, notificationJobs, notificationsOf } from './notifications';
import { deleteNotificationsAbout } from './notifications.queries';
import { notificationDataOf, pushDataOf } from './personal-data';
import { ownKeys } from './sender';
import {
  devicesOf,
  quietHoursOf,
  removeDevice,
  saveQuietHours,
  subscribe,
  testOwnDevices,
  unsubscribe,
} from './subscriptions';

export async function pushRoutes(app: FastifyInstance): Promise<void> {
  app.kit.hooks.add(personalDataSections, 'avisos_en_el_navegador', {
    staff: 'may:support-users',
    tables: ['push_subscription', 'quiet_hours'],
    read: pushDataOf,
  });
  app.kit.hooks.add(personalDataSections, 'campana', {
    tables: ['notice'],
    read: notificationDataOf,
    erase: async (_kit, db, userId) => void (await deleteNotificationsAbout(db, userId)),
  });
  await deliveryJobs(app.kit);
  await notificationJobs(app.kit);
  await campaignJobs(app.kit, (kit, { audience, kind }) => audienceOf(kit, audience, kind));

  serve(app, push.readPublicKey, async (_, kit) => ({ publicKey: (await ownKeys(kit)).publicKey }));
  serve(app, push.subscribePush, ({ identity, body }, kit) => subscribe(kit, identity, body));
  serve(app, push.unsubscribePush, ({ identity, body }, kit) =>
    unsubscribe(kit, identity.user.id, body.endpoint),
  );
  serve(app, push.listPushDevices, ({ identity }, { db }) => devicesOf(db, identity));
  serve(app, push.removePushDevice, ({ identity, params }, kit) =>
    removeDevice(kit, identity.user.id, params.id),
  );
  serve(app, push.sendTestPush, ({ identity }, kit) => testOwnDevices(kit, identity.user.id));
  serve(app, push.readQuietHours, ({ identity }, { db }) => quietHoursOf(db, identity.user.id));
  serve(app, push.saveQuietHours, ({ identity, body }, { db }) => saveQuietHours(db, identity.user.id, body));

  serve(app, listNotifications, ({ identity, query }, { db }) =>
    notificationsOf(db, identity.user.id, query),
  );
  serve(app, markNotificationsRead, ({ identity, body }, kit) =>
    markReadFor(kit, identity.user.id, body.ids),
  );

  serve(app, campaigns.listCampaigns, ({ query }, kit) => campaignsForAdmin(kit, query));
  serve(app, campaigns.createCampaign, ({ identity, body }, kit) =>
    createCampaign(kit, identity.user.id, body),
  );
  serve(app, campaigns.cancelCampaign, ({ identity, params }, kit) =>
    cancelCampaign(kit, identity.user.id, params.id),
  );
  serve(app, campaigns.readReach, ({ query }, kit) => reachOf(kit, query));
}
