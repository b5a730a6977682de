import * as contract from '@atalaya/core/calendar/calendar.contract';
import type { FastifyInstance } from 'fastify';
import { serve } from '../platform/serve';
import { personalDataSections } from '../profile/personal-data';
import { moveEntry, readCalendar, releaseEntry, renewFeed, replan, setFreeDay } from './calendar';
import { lockPlan, selectEntries } from './calendar.queries';
import { feedFor } from './feed';
import { reminderJob } from './reminders';

export async function calendarRoutes(app: FastifyInstance): Promise<void> {
  app.kit.hooks.add(personalDataSections, 'plan_de_estudio', {
    staff: 'may:support-users',
    tables: ['study_plan', 'plan_entry'],
    read: async (db, userId) => ({
      plan: await lockPlan(db, userId),
      entradas: await selectEntries(db, userId),
    }),
  });
  await reminderJob(app.kit);

  serve(app, contract.readCalendar, ({ identity, query }, kit) => readCalendar(kit, identity.user.id, query));
  serve(app, contract.moveEntry, ({ identity, params, body }, kit) =>
    moveEntry(kit, identity.user.id, params.key, body.day),
  );
  serve(app, contract.releaseEntry, ({ identity, params }, kit) =>
    releaseEntry(kit, identity.user.id, params.key),
  );
  serve(app, contract.replan, ({ identity }, kit) => replan(kit, identity.user.id));
  serve(app, contract.setFreeDay, ({ identity, params, body }, kit) =>
    setFreeDay(kit, identity.user.id, params.day, body.isFree),
  );
  serve(app, contract.renewFeed, ({ identity }, kit) => renewFeed(kit, identity.user.id));
  serve(app, contract.readFeed, async ({ params, reply }, kit) => {
    const feed = await feedFor(kit, params.token);
    await reply
      .type('text/calendar; charset=utf-8')
      .header('content-disposition', 'inline; filename="atalaya-plan.ics"')
      .header('cache-control', 'private, no-cache')
      .send(feed);
  });
}
