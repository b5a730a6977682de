import * as admin from '@atalaya/core/media/podcast/admin/podcast.contract';
import * as contract from '@atalaya/core/media/podcast/podcast.contract';
import type { FastifyInstance } from 'fastify';
import { serveResource } from '../../admin/resource/serve-resource';
import { contentSources } from '../../content/content-source';
import { isLocalDemo } from '../../env';
import { AppError } from '../../platform/app-error';
import { serve } from '../../platform/serve';
import { personalDataSections } from '../../profile/personal-data';
import { dropAudio, fetchAudio, setAudio } from './admin/audio';
import { episodeAdmin } from './admin/podcast';
import { sendAudio } from './audio-file';
import { coverPng } from './cover';
import { feedPathOf, readFeed, renewFeed, sendFeedFile } from './feed';
import { listEpisodes, readEpisode, savePosition } from './podcast';
import { personalDataOf, selectShown } from './podcast.queries';
import { podcastSource } from './podcast-source';

export function podcastRoutes(app: FastifyInstance): void {
  app.kit.hooks.add(contentSources, 'podcast', podcastSource);
  app.kit.hooks.add(personalDataSections, 'podcast', {
    staff: 'may:support-users',
    tables: ['podcast_position', 'podcast_feed'],
    read: personalDataOf,
  });

  serve(app, contract.listEpisodes, ({ identity }, kit) => listEpisodes(kit, identity.user.id));
  serve(app, contract.readEpisode, ({ identity, params }, kit) =>
    readEpisode(kit, identity.user.id, params.id),
  );
  serve(app, contract.readEpisodeAudio, async ({ params, request, reply }, kit) => {
    const episode = await selectShown(kit.db, params.id);
    if (!episode) throw new AppError('request.not-found');
    return sendAudio(kit, episode, { request, reply });
  });
  serve(app, contract.savePosition, ({ identity, params, body }, kit) =>
    savePosition(kit, identity.user.id, { ...params, ...body }),
  );

  serve(app, contract.readFeedPath, ({ identity }, kit) => feedPathOf(kit, identity.user.id));
  serve(app, contract.renewPodcastFeed, ({ identity }, kit) => renewFeed(kit, identity.user.id));
  serve(app, contract.readPodcastFeed, async ({ params, reply }, kit) =>
    reply
      .type('application/rss+xml; charset=utf-8')
      .header('cache-control', 'private, no-cache')
      .send(await readFeed(kit, params.token)),
  );
  serve(app, contract.readFeedFile, ({ params, request, reply }, kit) =>
    sendFeedFile(kit, params, { request, reply }),
  );
  serve(app, contract.readCover, async ({ reply }) =>
    reply
      .type('image/png')
      .header('cache-control', 'public, max-age=86400')
      .send(await coverPng()),
  );

  serveResource(app, episodeAdmin);
  serve(app, admin.uploadAudio, ({ identity, params, file }, kit) =>
    setAudio(kit, { actorId: identity.user.id, id: params.id }, file.bytes),
  );
  serve(app, admin.importAudio, async ({ identity, params, body }, kit) =>
    setAudio(
      kit,
      { actorId: identity.user.id, id: params.id },
      await fetchAudio(body.url, isLocalDemo(kit.env)),
    ),
  );
  serve(app, admin.removeAudio, ({ identity, params }, kit) =>
    dropAudio(kit, { actorId: identity.user.id, id: params.id }),
  );
}
