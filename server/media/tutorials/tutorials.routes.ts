import * as contract from '@atalaya/core/media/tutorials/tutorials.contract';
import type { FastifyInstance } from 'fastify';
import { serve } from '../../platform/serve';
import { personalDataSections } from '../../profile/personal-data';
import { personalDataOf, progressOf, saveProgress } from './tutorials';

export function tutorialRoutes(app: FastifyInstance): void {
  app.kit.hooks.add(personalDataSections, 'tutoriales', {
    staff: 'may:support-users',
    tables: ['tutorial_progress'],
    read: personalDataOf,
  });

  serve(app, contract.listTutorialProgress, ({ identity }, kit) => progressOf(kit, identity.user.id));
  serve(app, contract.saveTutorialProgress, ({ identity, params, body }, kit) =>
    saveProgress(kit, identity.user.id, { ...params, ...body }),
  );
}
