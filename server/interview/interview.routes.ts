import { holds } from '@atalaya/core/auth/roles';
import * as contract from '@atalaya/core/interview/interview.contract';
import * as recordings from '@atalaya/core/interview/recordings.contract';
import type { FastifyInstance } from 'fastify';
import { contentSources } from '../content/content-source';
import { serve } from '../platform/serve';
import { personalDataSections } from '../profile/personal-data';
import { selectAllAnswers, selectAllSessions, selectBiodata } from './interview.queries';
import { interviewSource } from './interview-source';
import { sendMedia } from './media';
import { deleteFilesOf, recordingJobs } from './recording-files';
import { releaseClaimsOf, selectAllRecordings } from './recordings.queries';
import { claimRecording, listRecordings, readRecording, releaseRecording, reviewRecording } from './reviews';
import {
  deleteSession,
  finishSession,
  readOverview,
  readSamples,
  readSession,
  saveAnswer,
  startSession,
} from './sessions';
import { completeUpload, deleteRecording, readUpload, startUpload, storeChunk } from './uploads';

export async function interviewRoutes(app: FastifyInstance): Promise<void> {
  app.kit.hooks.add(contentSources, 'interview', interviewSource);
  app.kit.hooks.add(personalDataSections, 'entrevista', {
    tables: ['interview_session', 'interview_answer', 'interview_recording'],
    read: async (db, userId) => ({
      sesiones: await selectAllSessions(db, userId),
      respuestas: await selectAllAnswers(db, userId),
      grabaciones: await selectAllRecordings(db, userId),
    }),
    erase: async (kit, db, userId) => {
      await deleteFilesOf(kit, db, await selectAllRecordings(db, userId));
      await releaseClaimsOf(db, userId);
    },
  });
  await recordingJobs(app.kit);

  serve(app, contract.readSamples, (_, kit) => readSamples(kit));
  serve(app, contract.readInterview, ({ identity }, kit) => readOverview(kit, identity.user));
  serve(app, contract.startSession, ({ identity, body }, kit) => startSession(kit, identity.user.id, body));
  serve(app, contract.readSession, ({ identity, params }, kit) =>
    readSession(kit, identity.user.id, params.id),
  );
  serve(app, contract.saveAnswer, ({ identity, params, body }, kit) =>
    saveAnswer(kit, identity.user.id, params, body),
  );
  serve(app, contract.finishSession, ({ identity, params }, kit) =>
    finishSession(kit, identity.user.id, params.id),
  );
  serve(app, contract.deleteSession, ({ identity, params }, kit) =>
    deleteSession(kit, identity.user.id, params.id),
  );
  serve(app, contract.readBiodata, async (_, { db }) => ({ prompts: await selectBiodata(db) }));

  serve(app, recordings.startUpload, ({ identity, body }, kit) => startUpload(kit, identity.user.id, body));
  serve(app, recordings.readUpload, ({ identity, params }, kit) =>
    readUpload(kit, identity.user.id, params.id),
  );
  serve(app, recordings.sendChunk, ({ identity, params, file }, kit) =>
    storeChunk(kit, identity.user.id, params, file.bytes),
  );
  serve(app, recordings.completeUpload, ({ identity, params }, kit) =>
    completeUpload(kit, identity.user.id, params.id),
  );
  serve(app, recordings.deleteRecording, ({ identity, params }, kit) =>
    deleteRecording(kit, identity.user.id, params.id),
  );
  serve(app, recordings.readMedia, ({ identity, params, request, reply }, kit) =>
    sendMedia(kit, holds(identity.user, 'may:administer') ? undefined : identity.user.id, params.id, {
      request,
      reply,
    }),
  );

  serve(app, recordings.listRecordings, ({ identity, query }, kit) =>
    listRecordings(kit, identity.user, query),
  );
  serve(app, recordings.readRecording, ({ identity, params }, kit) =>
    readRecording(kit, identity.user, params.id),
  );
  serve(app, recordings.claimRecording, ({ identity, params }, kit) =>
    claimRecording(kit, identity.user.id, params.id),
  );
  serve(app, recordings.releaseRecording, ({ identity, params }, kit) =>
    releaseRecording(kit, identity.user.id, params.id),
  );
  serve(app, recordings.reviewRecording, ({ identity, params, body }, kit) =>
    reviewRecording(kit, identity.user.id, params.id, body),
  );
}
