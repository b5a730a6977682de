import {
  blockUserDevice,
  listUserDevices,
  releaseUserDevice,
} from '@atalaya/core/devices/admin/devices.contract';
import {
  checkDeviceLimit,
  closeDevice,
  closeDeviceSession,
  endCurrentSession,
  listDevices,
} from '@atalaya/core/devices/devices.contract';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { serve } from '../platform/serve';
import { clearSessionCookie, type Identity } from '../platform/sessions';
import { devicesForAdmin, setDeviceBlocked } from './blocking';
import { closeOwnDevice } from './closing';
import { checkDevices, endCurrent, listOwnDevices } from './devices';
import { cleanDevices } from './devices.jobs';

export async function deviceRoutes(app: FastifyInstance): Promise<void> {
  const { kit } = app;
  const { env } = kit;
  await cleanDevices(kit);

  const close = async (identity: Identity, closedId: string, reply: FastifyReply) => {
    await closeOwnDevice(kit, identity, closedId);
    if (closedId === identity.device.id) clearSessionCookie(env, reply);
  };

  serve(app, checkDeviceLimit, ({ identity }) => checkDevices(kit, identity));
  serve(app, closeDeviceSession, async ({ identity, body, reply }) => {
    await close(identity, body.sessionId, reply);
    return { success: true };
  });
  serve(app, listDevices, async ({ identity }) => ({ devices: await listOwnDevices(kit, identity) }));
  serve(app, closeDevice, ({ identity, params, reply }) => close(identity, params.id, reply));

  serve(app, listUserDevices, ({ params, query }) => devicesForAdmin(kit, params.id, query));
  serve(app, blockUserDevice, ({ identity, params }) =>
    setDeviceBlocked(kit, identity.user.id, params, true),
  );
  serve(app, releaseUserDevice, ({ identity, params }) =>
    setDeviceBlocked(kit, identity.user.id, params, false),
  );

  await app.register(async (beacons) => {
    // A beacon's content type is the browser's choice, and its body says nothing.
    beacons.removeAllContentTypeParsers();
    beacons.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, _body, done) =>
      done(null, undefined),
    );
    serve(beacons, endCurrentSession, ({ identity }) => endCurrent(kit, identity));
  });
}
