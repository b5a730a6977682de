import * as candidate from '@atalaya/core/coaching/candidate.contract';
import * as coach from '@atalaya/core/coaching/coach.contract';
import * as owner from '@atalaya/core/coaching/owner.contract';
import type { FastifyInstance } from 'fastify';
import { feedSources } from '../calendar/feed';
import { placeKeepers } from '../checkout/places';
import { recordingListeners } from '../interview/uploads';
import { networkOfCall } from '../platform/network-of-call';
import { serve } from '../platform/serve';
import { personalDataSections } from '../profile/personal-data';
import { coachingData } from './account';
import { readBoard, saveProfile } from './board';
import { callFile, feedCalls } from './call-events';
import * as calls from './calls';
import { readCandidate } from './candidate-view';
import * as writes from './coach-writes';
import { coachingJobs } from './coaching.jobs';
import { readMine } from './mine';
import * as own from './own';
import { readCoaching } from './owner/overview';
import * as ownerWrites from './owner/owner-writes';
import { coachPlaces } from './places';
import * as plan from './plan';
import * as rehearsals from './rehearsals';
import * as slots from './slots';
import { joinWait, leaveWait } from './waiting';

export async function coachingRoutes(app: FastifyInstance): Promise<void> {
  app.kit.hooks.add(personalDataSections, 'acompanamiento', coachingData);
  const { hooks } = app.kit;
  hooks.add(placeKeepers, 'coaching', coachPlaces);
  hooks.add(feedSources, 'coaching', feedCalls);
  hooks.add(recordingListeners, 'coaching', rehearsals.notifyOfRehearsal);
  await coachingJobs(app.kit);
  candidateRoutes(app);
  coachRoutes(app);
  ownerRoutes(app);
}

function candidateRoutes(app: FastifyInstance): void {
  serve(app, candidate.readMine, ({ identity }, kit) => readMine(kit, identity.user.id));
  serve(app, candidate.saveQuestionnaire, ({ identity, body }, kit) =>
    own.saveQuestionnaire(kit, identity.user.id, body),
  );
  serve(app, candidate.saveScopes, ({ identity, body }, kit) =>
    own.saveScopes(kit, identity.user.id, body.scopes),
  );
  serve(app, candidate.saveCheckIn, ({ identity, params, body }, kit) =>
    own.saveCheckIn(kit, identity.user.id, params.monday, body),
  );
  serve(app, candidate.rateMonth, ({ identity, params, body }, kit) =>
    own.rateMonth(kit, identity.user.id, params.month, body),
  );
  serve(app, candidate.listSlots, ({ identity }, kit) => calls.freeSlots(kit, identity.user.id));
  serve(app, candidate.bookCall, ({ identity, body }, kit) =>
    calls.bookCall(kit, identity.user.id, body.slotId),
  );
  serve(app, candidate.moveCall, ({ identity, params, body }, kit) =>
    calls.moveCall(kit, identity.user.id, params.id, body.slotId),
  );
  serve(app, candidate.cancelCall, ({ identity, params }, kit) =>
    calls.cancelCall(kit, identity.user.id, params.id),
  );
  serve(app, candidate.readCallFile, async ({ identity, params, reply }, kit) => {
    const file = await callFile(kit, identity.user.id, params.id);
    await reply
      .type('text/calendar; charset=utf-8')
      .header('content-disposition', 'attachment; filename="llamada-atalaya.ics"')
      .header('cache-control', 'private, no-store')
      .send(file);
  });
  serve(app, candidate.writeNote, ({ identity, body }, kit) =>
    writes.writeNote(kit, identity.user.id, body.text),
  );
  serve(app, candidate.removeNote, ({ identity, params }, kit) =>
    writes.removeNote(kit, identity.user.id, params.id),
  );
  serve(app, candidate.joinWait, ({ identity, request }, kit) =>
    joinWait(kit, identity.user.id, networkOfCall(request)),
  );
  serve(app, candidate.leaveWait, ({ identity }, kit) => leaveWait(kit, identity.user.id));
}

function coachRoutes(app: FastifyInstance): void {
  serve(app, coach.readBoard, ({ identity }, kit) => readBoard(kit, identity.user.id));
  serve(app, coach.saveProfile, ({ identity, body }, kit) => saveProfile(kit, identity.user.id, body));
  serve(app, coach.readCandidate, ({ identity, params }, kit) =>
    readCandidate(kit, identity.user.id, params.userId),
  );
  serve(app, coach.savePlanWeek, ({ identity, params, body }, kit) =>
    plan.savePlanWeek(kit, identity.user.id, params.userId, { monday: params.monday, ...body }),
  );
  serve(app, coach.applyTemplate, ({ identity, params, body }, kit) =>
    plan.applyTemplate(kit, identity.user.id, params.userId, body),
  );
  serve(app, coach.listTemplates, ({ identity }, kit) => plan.listTemplates(kit, identity.user.id));
  serve(app, coach.saveTemplate, ({ identity, body }, kit) => plan.saveTemplate(kit, identity.user.id, body));
  serve(app, coach.removeTemplate, ({ identity, params }, kit) =>
    plan.removeTemplate(kit, identity.user.id, params.id),
  );
  serve(app, coach.replyToCheckIn, ({ identity, params, body }, kit) =>
    writes.replyToCheckIn(kit, identity.user.id, params, body.reply),
  );
  serve(app, coach.noteCandidate, ({ identity, params, body }, kit) =>
    writes.noteCandidate(kit, identity.user.id, params.userId, body),
  );
  serve(app, coach.removeCandidateNote, ({ identity, params }, kit) =>
    writes.removeCandidateNote(kit, identity.user.id, params.id),
  );
  serve(app, coach.handOver, ({ identity, params, body }, kit) =>
    writes.handOver(kit, identity.user.id, params.userId, body),
  );
  serve(app, coach.listCoachSlots, ({ identity }, kit) => slots.slotsForCoach(kit, identity.user.id));
  serve(app, coach.addSlots, ({ identity, body }, kit) => slots.addSlots(kit, identity.user.id, body));
  serve(app, coach.removeSlot, ({ identity, params }, kit) =>
    slots.removeSlot(kit, identity.user.id, params.id),
  );
  serve(app, coach.cancelCandidateCall, ({ identity, params }, kit) =>
    calls.cancelAsCoach(kit, identity.user.id, params.id),
  );
  serve(app, coach.readRehearsal, ({ identity, params }, kit) =>
    rehearsals.readRehearsal(kit, identity.user, params.id),
  );
  serve(app, coach.playRehearsal, ({ identity, params, request, reply }, kit) =>
    rehearsals.playRehearsal(kit, identity.user.id, params.id, { request, reply }),
  );
  serve(app, coach.reviewRehearsal, ({ identity, params, body }, kit) =>
    rehearsals.reviewRehearsal(kit, identity.user.id, params.id, body),
  );
}

function ownerRoutes(app: FastifyInstance): void {
  serve(app, owner.readCoaching, (_, kit) => readCoaching(kit));
  serve(app, owner.addCoach, ({ identity, body }, kit) => ownerWrites.addCoach(kit, identity.user.id, body));
  serve(app, owner.changeCoach, ({ identity, params, body }, kit) =>
    ownerWrites.changeCoach(kit, identity.user.id, params.userId, body),
  );
  serve(app, owner.removeCoach, ({ identity, params }, kit) =>
    ownerWrites.removeCoach(kit, identity.user.id, params.userId),
  );
  serve(app, owner.assignCandidate, ({ identity, params, body }, kit) =>
    ownerWrites.assignCandidate(kit, identity.user.id, params.userId, body),
  );
  serve(app, owner.removeWaiting, ({ identity, params }, kit) =>
    ownerWrites.removeWaiting(kit, identity.user.id, params.userId),
  );
}
