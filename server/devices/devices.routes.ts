import {
  blockUserDevice,
  listUserDevices,
  releaseUserDevice,
} from '@atalaya/core/devices/admin-devices.contract';
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
import { deviceIdOf } from './device-cookie';
import { checkDevices, endCurrent, listOwnDevices } from './devices';
import { cleanDevices } from './devices.jobs';
import { sightingOf } from './sightings';
import { watchDevices } from './watch';

export async function deviceRoutes(app: FastifyInstance): Promise<void> {
  const { kit } = app;
  const { env } = kit;
  const forget = watchDevices(app);
  await cleanDevices(kit);

  const close = async (identity: Identity, currentId: string, closedId: string, reply: FastifyReply) => {
    await closeOwnDevice(kit, identity, currentId, closedId);
    if (closedId === currentId) clearSessionCookie(env, reply);
  };

  serve(app, checkDeviceLimit, async ({ identity, request, reply }) =>
    checkDevices(kit, identity, sightingOf(request, deviceIdOf(env, request, reply))),
  );
  serve(app, closeDeviceSession, async ({ identity, body, request, reply }) => {
    await close(identity, deviceIdOf(env, request, reply), body.sessionId, reply);
    return { success: true };
  });
  serve(app, listDevices, async ({ identity, request, reply }) => ({
    devices: await listOwnDevices(kit, identity.user.id, deviceIdOf(env, request, reply)),
  }));
  serve(app, closeDevice, async ({ identity, params, request, reply }) =>
    close(identity, deviceIdOf(env, request, reply), params.id, reply),
  );

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
    serve(beacons, endCurrentSession, async ({ identity, request }) => {
      await endCurrent(kit, identity);
      forget(request);
    });
  });
}
