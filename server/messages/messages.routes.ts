import * as contract from '@atalaya/core/messages/messages.contract';
import type { FastifyInstance } from 'fastify';
import { caseActs } from '../forum/moderation/case-kinds';
import { serve } from '../platform/serve';
import { personalDataSections } from '../profile/personal-data';
import { imageJudges } from '../uploads/uploads';
import { cleanJobs, messageData } from './account';
import { addMessageImage, judgeMessageImage, MESSAGE_IMAGES } from './images';
import { messageJobs } from './notify';
import { findPeople, readPerson } from './people';
import { messagesIn, readThread, searchMessages, threadsOf } from './reading';
import { messageActs, reportMessage } from './report';
import { sendMessage } from './sending';
import { saveSettings, settingsOf } from './settings';
import * as state from './state';

export async function messageRoutes(app: FastifyInstance): Promise<void> {
  app.kit.hooks.add(personalDataSections, 'mensajes', messageData);
  app.kit.hooks.add(caseActs, 'message', messageActs);
  app.kit.hooks.add(imageJudges, MESSAGE_IMAGES, judgeMessageImage);
  await messageJobs(app.kit);
  await cleanJobs(app.kit);

  serve(app, contract.listThreads, ({ identity, query }, kit) => threadsOf(kit, identity.user.id, query));
  serve(app, contract.readThread, ({ identity, params }, kit) => readThread(kit, identity.user, params.id));
  serve(app, contract.listMessages, ({ identity, params, query }, kit) =>
    messagesIn(kit, identity.user.id, params.id, query),
  );
  serve(app, contract.readPerson, ({ identity, params }, kit) =>
    readPerson(kit, identity.user, params.username),
  );
  serve(app, contract.findPeople, ({ identity, query }, kit) => findPeople(kit, identity.user.id, query.q));
  serve(app, contract.searchMessages, ({ identity, query }, kit) =>
    searchMessages(kit, identity.user.id, query.q),
  );

  serve(app, contract.sendMessage, ({ identity, params, body }, kit) =>
    sendMessage(kit, identity.user, params.id, body),
  );
  serve(app, contract.uploadMessageImage, ({ identity, file }, kit) =>
    addMessageImage(kit, identity.user, file.bytes),
  );
  serve(app, contract.hideMessage, ({ identity, params }, kit) =>
    state.hideMessage(kit, identity.user.id, params.id),
  );
  serve(app, contract.hideThread, ({ identity, params }, kit) =>
    state.hideThread(kit, identity.user.id, params.id),
  );
  serve(app, contract.saveRead, ({ identity, params, body }, kit) =>
    state.noteRead(kit, identity.user.id, params.id, body.number),
  );
  serve(app, contract.sayTyping, ({ identity, params }, kit) =>
    state.sayTyping(kit, identity.user.id, params.id),
  );
  serve(app, contract.answerRequest, ({ identity, params, body }, kit) =>
    state.answerRequest(kit, identity.user.id, params.id, body.accept),
  );
  serve(app, contract.reportMessage, ({ identity, params, body }, kit) =>
    reportMessage(kit, identity.user, params.id, body),
  );
  serve(app, contract.readUnread, ({ identity }, kit) => state.unreadOf(kit, identity.user.id));
  serve(app, contract.saveDelivered, ({ identity }, kit) => state.noteDelivered(kit, identity.user.id));
  serve(app, contract.readSettings, async ({ identity }, { db }) =>
    (await settingsOf(db, [identity.user.id]))(identity.user.id),
  );
  serve(app, contract.saveSettings, ({ identity, body }, { db }) => saveSettings(db, identity.user.id, body));
}
