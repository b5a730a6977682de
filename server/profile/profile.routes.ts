import { dayInSpain } from '@atalaya/core/platform/madrid-time';
import { readNotifications, saveNotification } from '@atalaya/core/profile/notifications.contract';
import {
  readAvatar,
  readPersonalData,
  readProfile,
  removeAvatar,
  requestDeletion,
  saveProfile,
  saveTextSize,
  uploadAvatar,
} from '@atalaya/core/profile/profile.contract';
import { readStudySettings, saveStudySettings } from '@atalaya/core/profile/study-settings.contract';
import type { FastifyInstance } from 'fastify';
import { updateAccount } from '../auth/accounts';
import { serve } from '../platform/serve';
import { clearSessionCookie } from '../platform/sessions';
import { registerOwnData } from './contributions';
import { requestOwnDeletion } from './deletion';
import { readChoices, saveChoice } from './notifications';
import { personalData } from './personal-data';
import { avatarBytes, dropAvatar, readOwnProfile, replaceAvatar, saveOwnProfile } from './profile';
import { readOwnSettings, saveOwnSettings } from './study-settings';

const A_YEAR = 'public, max-age=31536000, immutable';

export function profileRoutes(app: FastifyInstance): void {
  registerOwnData(app.kit);

  serve(app, readProfile, ({ identity }, kit) => readOwnProfile(kit, identity.user.id));
  serve(app, saveProfile, ({ identity, body }, kit) => saveOwnProfile(kit, identity.user.id, body));
  serve(app, saveTextSize, async ({ identity, body }, { db }) => {
    await updateAccount(db, identity.user.id, body);
  });
  serve(app, uploadAvatar, ({ identity, file }, kit) => replaceAvatar(kit, identity.user.id, file.bytes));
  serve(app, removeAvatar, ({ identity }, kit) => dropAvatar(kit, identity.user.id));
  serve(app, readAvatar, async ({ params, reply }, kit) => {
    const bytes = await avatarBytes(kit, params.key);
    await reply.type('image/webp').header('cache-control', A_YEAR).send(bytes);
  });

  serve(app, readStudySettings, ({ identity }, kit) => readOwnSettings(kit, identity.user.id));
  serve(app, saveStudySettings, ({ identity, body }, kit) => saveOwnSettings(kit, identity.user.id, body));

  serve(app, readNotifications, ({ identity }, { db }) => readChoices(db, identity.user.id));
  serve(app, saveNotification, ({ identity, params, body }, { db }) =>
    saveChoice(db, identity.user.id, { ...params, ...body }),
  );

  serve(app, readPersonalData, async ({ identity, reply }, kit) => {
    const name = `atalaya-mis-datos-${dayInSpain(kit.clock.now())}.json`;
    reply.header('content-disposition', `attachment; filename="${name}"`);
    return personalData(kit, kit.db, identity.user.id);
  });
  serve(app, requestDeletion, async ({ identity, reply }, kit) => {
    const end = await requestOwnDeletion(kit, identity.user.id);
    clearSessionCookie(kit.env, reply);
    return { deletesAt: end };
  });
}
