import * as contract from '@atalaya/core/patrols/patrols.contract';
import type { FastifyInstance } from 'fastify';
import { caseActs } from '../forum/moderation/case-kinds';
import { serve } from '../platform/serve';
import { personalDataSections } from '../profile/personal-data';
import { cheerMember, messagesFor, removeMessage, writeMessage } from './chat';
import { cheersOf, messagesBy } from './chat.queries';
import { closeOwnWeeks, patrolJobs } from './closing';
import * as membership from './membership';
import { openPatrols, readPatrol } from './patrols';
import { selectOwn, weekPartsOf } from './patrols.queries';
import { patrolMessageActs, reportMessage } from './reports';
import { calendarFor } from './together';

export async function patrolRoutes(app: FastifyInstance): Promise<void> {
  app.kit.hooks.add(personalDataSections, 'patrulla', {
    tables: ['patrol_member', 'patrol_week_part', 'patrol_cheer', 'patrol_message'],
    read: async (db, userId) => {
      const own = await selectOwn(db, userId);
      return {
        patrulla: own?.patrol.name ?? null,
        miembro: own?.member ?? null,
        semanas: await weekPartsOf(db, userId),
        animos: await cheersOf(db, userId),
        mensajes: await messagesBy(db, userId),
      };
    },
    erase: (_kit, db, userId) => membership.leaveWithAccount(db, userId),
  });
  app.kit.realtime.openRooms(
    'patrol',
    async (identity, id) =>
      identity !== null && (await selectOwn(app.kit.db, identity.user.id))?.patrol.id === id,
  );
  app.kit.hooks.add(caseActs, 'patrol-message', patrolMessageActs);
  await patrolJobs(app.kit);

  serve(app, contract.readPatrol, async ({ identity }, kit) => {
    await closeOwnWeeks(kit, identity.user.id);
    return readPatrol(kit, identity.user);
  });
  serve(app, contract.listPatrols, ({ query }, kit) => openPatrols(kit, query));
  serve(app, contract.createPatrol, ({ identity, body }, kit) =>
    membership.createPatrol(kit, identity.user.id, body),
  );
  serve(app, contract.changePatrol, ({ identity, body }, kit) =>
    membership.changePatrol(kit, identity.user.id, body),
  );
  serve(app, contract.revivePatrol, ({ identity }, kit) => membership.revivePatrol(kit, identity.user.id));
  serve(app, contract.joinPatrol, ({ identity, params }, kit) =>
    membership.joinOpen(kit, identity.user.id, params.id),
  );
  serve(app, contract.renewInvitation, ({ identity }, kit) =>
    membership.renewInvitation(kit, identity.user.id),
  );
  serve(app, contract.readInvitation, ({ params }, kit) => membership.readInvitation(kit, params.code));
  serve(app, contract.acceptInvitation, ({ identity, params }, kit) =>
    membership.acceptInvitation(kit, identity.user.id, params.code),
  );
  serve(app, contract.leavePatrol, ({ identity, body }, kit) =>
    membership.leavePatrol(kit, identity.user, body.successorId),
  );
  serve(app, contract.setRole, ({ identity, params, body }, kit) =>
    membership.setRole(kit, identity.user.id, params.userId, body.role),
  );
  serve(app, contract.removeMember, ({ identity, params }, kit) =>
    membership.removeMember(kit, identity.user.id, params.userId),
  );
  serve(app, contract.saveMembership, ({ identity, body }, kit) =>
    membership.saveMembership(kit, identity.user.id, body),
  );
  serve(app, contract.cheer, ({ identity, body }, kit) => cheerMember(kit, identity.user.id, body));
  serve(app, contract.readCalendar, ({ identity }, kit) => calendarFor(kit, identity.user.id));
  serve(app, contract.listMessages, ({ identity, query }, kit) => messagesFor(kit, identity.user.id, query));
  serve(app, contract.writeMessage, ({ identity, body }, kit) => writeMessage(kit, identity.user.id, body));
  serve(app, contract.removeMessage, ({ identity, params }, kit) =>
    removeMessage(kit, identity.user.id, params.id),
  );
  serve(app, contract.reportMessage, ({ identity, params, body }, kit) =>
    reportMessage(kit, identity.user.id, params.id, body),
  );
}
