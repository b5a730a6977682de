import cookie from '@fastify/cookie';
import multipart from '@fastify/multipart';
import fastify, { type FastifyInstance, LogController } from 'fastify';
import { adminRoutes } from './admin/admin.routes';
import { apiKeyRoutes } from './admin/api-keys.routes';
import { batchRoutes } from './admin/batches.routes';
import { importRoutes } from './admin/imports.routes';
import { versionRoutes } from './admin/versions.routes';
import { ambassadorRoutes } from './ambassadors/ambassadors.routes';
import { assistantRoutes } from './assistant/assistant.routes';
import { authJobs } from './auth/auth.jobs';
import { authRoutes } from './auth/auth.routes';
import { testLoginRoutes } from './auth/test-login.routes';
import { blockRoutes } from './blocks/blocks.routes';
import { blogAdminRoutes } from './blog/admin/admin.routes';
import { blogRoutes } from './blog/blog.routes';
import { blogSource } from './blog/blog-source';
import { briefingRoutes } from './briefing/briefing.routes';
import { calendarRoutes } from './calendar/calendar.routes';
import { checkoutRoutes } from './checkout/checkout.routes';
import { coachingRoutes } from './coaching/coaching.routes';
import { commentRoutes } from './comments/comments.routes';
import { contactRoutes } from './contact/contact.routes';
import { contentJobs } from './content/content-jobs';
import { contentSources } from './content/content-source';
import { deviceRoutes } from './devices/devices.routes';
import { effectRoutes } from './effects/effects.routes';
import { englishRoutes } from './english/english.routes';
import type { Env } from './env';
import { comparisonRoutes } from './exams/compare/comparison.routes';
import { examRoutes } from './exams/exams.routes';
import { officialExamRoutes } from './exams/official/official.routes';
import { scheduledMockRoutes } from './exams/scheduled.routes';
import { fitnessRoutes } from './fitness/fitness.routes';
import { formatRoutes } from './formats/formats.routes';
import { forumRoutes } from './forum/forum.routes';
import { gamesAdminRoutes } from './games/admin/admin.routes';
import { chestRoutes } from './games/chests/chests.routes';
import { coinRoutes } from './games/coins/coins.routes';
import { duelRoutes } from './games/duels/duels.routes';
import { gamesRoutes } from './games/games.routes';
import { settleRounds } from './games/settle';
import { shopRoutes } from './games/shop/shop.routes';
import { homeRoutes } from './home/home.routes';
import { interviewRoutes } from './interview/interview.routes';
import { lawJobs } from './laws/laws.jobs';
import { lawRoutes } from './laws/laws.routes';
import { legalRoutes } from './legal/legal.routes';
import { podcastRoutes } from './media/podcast/podcast.routes';
import { resourceRoutes } from './media/resources/resources.routes';
import { tutorialRoutes } from './media/tutorials/tutorials.routes';
import { messageRoutes } from './messages/messages.routes';
import { patrolRoutes } from './patrols/patrols.routes';
import { allowanceJobs } from './platform/allowance/allowance.jobs';
import { AppError } from './platform/app-error';
import { cacheSharedResponses } from './platform/cache/shared-responses';
import { compressResponses } from './platform/compression';
import { configRoutes } from './platform/config.routes';
import { docsRoutes } from './platform/docs/docs.routes';
import { answerErrors } from './platform/errors-plugin';
import { healthRoutes } from './platform/health.routes';
import { newRequestId } from './platform/ids';
import type { Kit } from './platform/kit';
import { mailRoutes } from './platform/mail/mail.routes';
import { crossSiteFault } from './platform/origin-check';
import { closeConnections } from './platform/process/closing';
import { limitRates } from './platform/rate-limits';
import { loggerOptions, logRequests } from './platform/request-log';
import { apiHeaders, pageHeaders } from './platform/security-headers';
import { adminUsersRoutes } from './profile/admin/users.routes';
import { profileJobs } from './profile/deletion';
import { integrationUserRoutes } from './profile/integration-users.routes';
import { profileRoutes } from './profile/profile.routes';
import { securityRoutes } from './profile/security.routes';
import { progressRoutes } from './progress/progress.routes';
import { statisticsRoutes } from './progress/statistics.routes';
import { protocolPages } from './protocols/protocols.routes';
import { psychometricsRoutes } from './psychometrics/psychometrics.routes';
import { pushRoutes } from './push/push.routes';
import { rankRoutes } from './ranks/ranks.routes';
import { leechRoutes } from './review/leeches.routes';
import { reviewRoutes } from './review/review.routes';
import { storeRoutes } from './store/store.routes';
import { storeSource } from './store/store-source';
import { successWallRoutes } from './success-wall/success-wall.routes';
import { syllabusAdminRoutes } from './syllabus/admin/admin.routes';
import { correctionRoutes } from './syllabus/corrections/corrections.routes';
import { correctorRoutes } from './syllabus/corrections/corrector.routes';
import { syllabusIntegrationRoutes } from './syllabus/integration.routes';
import { readingRoutes } from './syllabus/reading/reading-state.routes';
import { syllabusRoutes } from './syllabus/syllabus.routes';
import { trackingRoutes } from './tracking/tracking.routes';
import { uploadRoutes } from './uploads/uploads.routes';
import { voiceRoomRoutes } from './voice-rooms/voice-rooms.routes';
import { demoHistoryJobs } from './welcome/demo-history';
import { wellbeingRoutes } from './wellbeing/wellbeing.routes';

/** Settings that apply to every request. */
export function makeApp(env: Env, logStream?: { write(line: string): void }): FastifyInstance {
  return fastify({
    logger: env.LOG_LEVEL === 'silent' ? false : loggerOptions(env, logStream),
    logController: new LogController({ disableRequestLogging: true }),
    // Fastify's HEAD routes cannot send a web Response, as pages do; the API turns them on for itself.
    exposeHeadRoutes: false,
    trustProxy: env.TRUSTED_PROXIES > 0 && ((_address, hop) => hop < env.TRUSTED_PROXIES),
    genReqId: newRequestId,
    forceCloseConnections: 'idle',
    // Requests that arrive while closing are still served.
    return503OnClosing: false,
    routerOptions: { maxParamLength: 300, ignoreTrailingSlash: true },
  });
}

/** Registers every feature, one line each. `extra` lets a test add endpoints. */
export async function registerFeatures(
  app: FastifyInstance,
  kit: Kit,
  extra?: (app: FastifyInstance) => void,
): Promise<void> {
  app.decorate('kit', kit);
  app.decorate('endpoints', []);
  app.decorateRequest('apiKey', null);
  await compressResponses(app);
  await app.register(cookie);
  await app.register(multipart);
  await limitRates(app, kit.env);
  cacheSharedResponses(app, kit);
  answerErrors(app);
  logRequests(app);
  closeConnections(app);
  const forAll = pageHeaders(kit.env);
  const forApi = apiHeaders(kit.env);
  app.addHook('onRequest', (request, reply, done) => {
    const isApi = request.url.startsWith('/api/');
    reply.header('x-request-id', request.id).headers(isApi ? forApi : forAll);
    done(crossSiteFault(kit.env, request));
  });

  healthRoutes(app);
  configRoutes(app);
  mailRoutes(app);
  authRoutes(app);
  testLoginRoutes(app);
  await authJobs(kit);
  await allowanceJobs(kit);
  await deviceRoutes(app);
  await trackingRoutes(app);
  profileRoutes(app);
  securityRoutes(app);
  blockRoutes(app);
  await profileJobs(kit);
  await settleRounds(kit);
  adminUsersRoutes(app);
  adminRoutes(app);
  apiKeyRoutes(app);
  integrationUserRoutes(app);
  await importRoutes(app);
  batchRoutes(app);
  versionRoutes(app);
  homeRoutes(app);
  syllabusRoutes(app);
  syllabusIntegrationRoutes(app);
  readingRoutes(app);
  correctionRoutes(app);
  await correctorRoutes(app);
  syllabusAdminRoutes(app);
  await contentJobs(app);
  await reviewRoutes(app);
  progressRoutes(app);
  await examRoutes(app);
  await demoHistoryJobs(app.kit);
  psychometricsRoutes(app);
  await interviewRoutes(app);
  englishRoutes(app);
  gamesRoutes(app);
  gamesAdminRoutes(app);
  await duelRoutes(app);
  await rankRoutes(app);
  await calendarRoutes(app);
  await coinRoutes(app);
  shopRoutes(app);
  chestRoutes(app);
  scheduledMockRoutes(app);
  officialExamRoutes(app);
  comparisonRoutes(app);
  await statisticsRoutes(app);
  leechRoutes(app);
  legalRoutes(app);
  podcastRoutes(app);
  resourceRoutes(app);
  tutorialRoutes(app);
  lawRoutes(app);
  await lawJobs(kit);
  kit.hooks.add(contentSources, 'blog', blogSource);
  await blogAdminRoutes(app);
  blogRoutes(app);
  commentRoutes(app);
  await uploadRoutes(app);
  await forumRoutes(app);
  await messageRoutes(app);
  await contactRoutes(app);
  kit.hooks.add(contentSources, 'store', storeSource);
  storeRoutes(app);
  await checkoutRoutes(app);
  ambassadorRoutes(app);
  successWallRoutes(app);
  await voiceRoomRoutes(app);
  await coachingRoutes(app);
  await patrolRoutes(app);
  await briefingRoutes(app);
  fitnessRoutes(app);
  wellbeingRoutes(app);
  formatRoutes(app);
  effectRoutes(app);
  protocolPages(kit);
  assistantRoutes(app);
  await pushRoutes(app);
  docsRoutes(app);
  extra?.(app);

  app.all('/api/*', async () => {
    throw new AppError('request.not-found');
  });
}
