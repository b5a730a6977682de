import * as admin from '@atalaya/core/ranks/admin/ranks.contract';
import * as contract from '@atalaya/core/ranks/ranks.contract';
import type { FastifyInstance } from 'fastify';
import { serveResource } from '../admin/resource/serve-resource';
import { contentSources } from '../content/content-source';
import { serve } from '../platform/serve';
import { personalDataSections } from '../profile/personal-data';
import { medalAdmin, previewMedalOf, previewRankOf, rankAdmin } from './admin/ranks';
import { celebrationsOf } from './celebrations';
import { ownRecord, saveForm } from './own-record';
import { rankData } from './personal-data';
import { rankJobs } from './ranks.jobs';
import { setSeen } from './ranks.queries';
import { ranksSource } from './ranks-source';
import { sampleRecord } from './sample';
import { saveShareOf, withdrawShareOf } from './share';
import { sharedRecord } from './shared-record';

export async function rankRoutes(app: FastifyInstance): Promise<void> {
  app.kit.hooks.add(contentSources, 'ranks', ranksSource);
  app.kit.hooks.add(personalDataSections, 'hoja-de-servicios', rankData);
  await rankJobs(app.kit);

  serve(app, contract.readServiceRecord, ({ identity }, kit) => ownRecord(kit, identity.user.id));
  serve(app, contract.saveNameForm, ({ identity, body }, kit) => saveForm(kit, identity.user.id, body.form));
  serve(app, contract.saveShare, ({ identity, body }, kit) => saveShareOf(kit, identity.user.id, body));
  serve(app, contract.withdrawShare, ({ identity }, kit) => withdrawShareOf(kit, identity.user.id));
  serve(app, contract.readSampleRecord, (_, kit) => sampleRecord(kit));
  serve(app, contract.readSharedRecord, async ({ params, reply }, kit) => {
    // A copy anywhere would outlive the withdrawal.
    reply.header('cache-control', 'no-store');
    return sharedRecord(kit, params.token);
  });
  serve(app, contract.readCelebrations, ({ identity }, kit) => celebrationsOf(kit, identity.user.id));
  serve(app, contract.markCelebrationsSeen, async ({ identity, body }, { db, clock }) => {
    await setSeen(db, identity.user.id, body.items, clock.now());
  });

  serveResource(app, rankAdmin);
  serveResource(app, medalAdmin);
  serve(app, admin.previewRank, ({ query }, kit) => previewRankOf(kit, query));
  serve(app, admin.previewMedal, ({ query }, kit) => previewMedalOf(kit, query));
}
