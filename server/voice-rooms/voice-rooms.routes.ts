import * as roundContract from '@atalaya/core/voice-rooms/rounds.contract';
import * as contract from '@atalaya/core/voice-rooms/voice-rooms.contract';
import type { FastifyInstance } from 'fastify';
import { caseActs } from '../forum/moderation/case-kinds';
import { banListeners } from '../forum/moderation/cases';
import { serve } from '../platform/serve';
import { personalDataSections } from '../profile/personal-data';
import { voiceData } from './account';
import { roomsForAdmin } from './admin/rooms';
import { endCallsOf } from './banned';
import { writeMessage } from './chat';
import { closeAnyRoom, closeOwnRoom } from './closing';
import { freshIceServers, joinRoom, leaveRoom } from './members';
import { lowerHand, removeMember, silenceMember } from './moderation';
import { reportInRoom, roomActs } from './reports';
import * as rooms from './rooms';
import { deleteReminder } from './rooms.queries';
import { answerRound, askRound, readRound } from './rounds';
import { subscribeToSignals } from './signals';
import { voiceRoomJobs } from './voice-rooms.jobs';

export async function voiceRoomRoutes(app: FastifyInstance): Promise<void> {
  app.kit.hooks.add(personalDataSections, 'salas_de_voz', voiceData);
  app.kit.hooks.add(caseActs, 'voice-room', roomActs);
  app.kit.hooks.add(banListeners, 'voice-rooms', endCallsOf);
  subscribeToSignals(app.kit);
  await voiceRoomJobs(app.kit);

  serve(app, contract.listRooms, ({ identity, query }, kit) =>
    rooms.listRooms(kit, identity.user, query.after),
  );
  serve(app, contract.createRoom, ({ identity, body }, kit) => rooms.createRoom(kit, identity.user, body));
  serve(app, contract.readRoom, ({ identity, params }, kit) => rooms.readRoom(kit, identity.user, params.id));
  serve(app, contract.changeRoom, ({ identity, params, body }, kit) =>
    rooms.changeRoom(kit, identity.user, params.id, body),
  );
  serve(app, contract.closeRoom, ({ identity, params }, kit) =>
    closeOwnRoom(kit, identity.user.id, params.id),
  );
  serve(app, contract.joinRoom, ({ identity, params }, kit) => joinRoom(kit, identity.user, params.id));
  serve(app, contract.leaveRoom, ({ identity, params, body }, kit) =>
    leaveRoom(kit, identity.user.id, params.id, body.epoch),
  );
  serve(app, contract.readIceServers, ({ identity, params }, kit) =>
    freshIceServers(kit, identity.user.id, params.id),
  );
  serve(app, contract.writeMessage, ({ identity, params, body }, kit) =>
    writeMessage(kit, identity.user, params.id, body.text),
  );
  serve(app, roundContract.readRound, async ({ identity, params }, kit) => ({
    round: await readRound(kit, identity.user.id, params.id),
  }));
  serve(app, roundContract.askRound, async ({ identity, params, body }, kit) => ({
    round: await askRound(kit, identity.user, params.id, body.topic),
  }));
  serve(app, roundContract.answerRound, async ({ identity, params, body }, kit) => ({
    round: await answerRound(kit, identity.user, params.id, body),
  }));
  serve(app, contract.silenceMember, ({ identity, params, body }, kit) =>
    silenceMember(kit, identity.user, params, body.isSilenced),
  );
  serve(app, contract.lowerHand, ({ identity, params }, kit) => lowerHand(kit, identity.user, params));
  serve(app, contract.removeMember, ({ identity, params }, kit) => removeMember(kit, identity.user, params));
  serve(app, contract.reportInRoom, ({ identity, params, body }, kit) =>
    reportInRoom(kit, identity.user.id, params.id, body),
  );
  serve(app, contract.remindOfRoom, ({ identity, params }, kit) =>
    rooms.remind(kit, identity.user, params.id),
  );
  serve(app, contract.forgetReminder, async ({ identity, params }, { db }) => {
    await deleteReminder(db, params.id, identity.user.id);
  });
  serve(app, contract.listAllRooms, ({ query }, kit) => roomsForAdmin(kit, query));
  serve(app, contract.closeAnyRoom, ({ identity, params }, kit) =>
    closeAnyRoom(kit, identity.user.id, params.id),
  );
}
