import * as contract from '@atalaya/core/success-wall/success-wall.contract';
import type { FastifyInstance } from 'fastify';
import { serve } from '../platform/serve';
import { personalDataSections } from '../profile/personal-data';
import { decide, storiesForAdmin } from './decisions';
import {
  quotesForHome,
  react,
  saveStory,
  storiesFor,
  takeReactionBack,
  wallOf,
  withdrawStory,
} from './success-wall';
import { reactionsBy, storyOf } from './success-wall.queries';

export function successWallRoutes(app: FastifyInstance): void {
  app.kit.hooks.add(personalDataSections, 'historia_del_muro', {
    staff: 'may:moderate',
    tables: ['success_story'],
    read: storyOf,
  });
  app.kit.hooks.add(personalDataSections, 'reacciones_del_muro', {
    staff: 'may:moderate',
    tables: ['success_reaction'],
    read: reactionsBy,
  });

  serve(app, contract.listStories, ({ identity, query }, kit) => storiesFor(kit, identity.user.id, query));
  serve(app, contract.readWall, ({ identity }, kit) => wallOf(kit, identity.user.id));
  serve(app, contract.saveStory, ({ identity, body }, kit) => saveStory(kit, identity.user.id, body));
  serve(app, contract.withdrawStory, ({ identity }, kit) => withdrawStory(kit, identity.user.id));
  serve(app, contract.react, ({ identity, params }, kit) => react(kit, identity.user.id, params));
  serve(app, contract.takeReactionBack, ({ identity, params }, kit) =>
    takeReactionBack(kit, identity.user.id, params),
  );
  serve(app, contract.listQuotes, (_, kit) => quotesForHome(kit));
  serve(app, contract.listAllStories, ({ query }, kit) => storiesForAdmin(kit, query));
  serve(app, contract.decideStory, ({ identity, params, body }, kit) =>
    decide(kit, identity.user.id, params.id, body),
  );
}
