import type { Endpoint, InputOf, ResponseOf } from './platform/endpoint';

/**
 * Every endpoint by method and path: `call('GET /api/health')`. Types only, so that pages do not bundle zod
 * (docs/decisions/0003-endpoints-by-name.md). Each contract file is registered here with one line.
 */
type Contracts =
  | typeof import('./auth/auth.contract')
  | typeof import('./auth/test-login.contract')
  | typeof import('./blocks/blocks.contract')
  | typeof import('./platform/config.contract')
  | typeof import('./platform/health.contract')
  | typeof import('./platform/mail.contract')
  | typeof import('./profile/admin/accounts.contract')
  | typeof import('./profile/admin/users.contract')
  | typeof import('./profile/staff.contract')
  | typeof import('./admin/versions/versions.contract')
  | typeof import('./store/figures.contract')
  | typeof import('./store/plan-terms.contract')
  | typeof import('./profile/integration-users.contract')
  | typeof import('./progress/integration.contract')
  | typeof import('./syllabus/integration.contract')
  | typeof import('./admin/api-keys.contract')
  | typeof import('./admin/audit.contract')
  | typeof import('./admin/dashboard.contract')
  | typeof import('./tracking/consent.contract')
  | typeof import('./tracking/tracking.contract')
  | typeof import('./progress/progress.contract')
  | typeof import('./review/level-test.contract')
  | typeof import('./review/study.contract')
  | typeof import('./devices/admin/devices.contract')
  | typeof import('./devices/devices.contract')
  | typeof import('./effects/effects.contract')
  | typeof import('./push/notifications.contract')
  | typeof import('./push/push.contract')
  | typeof import('./push/campaigns.contract')
  | typeof import('./exams/admin/exams.contract')
  | typeof import('./exams/exams.contract')
  | typeof import('./exams/quiz.contract')
  | typeof import('./games/duels/duels.contract')
  | typeof import('./games/admin/daily-plan.contract')
  | typeof import('./games/admin/reports.contract')
  | typeof import('./games/admin/reports.contract').gameReports
  | typeof import('./games/admin/topic-material.contract')
  | typeof import('./games/admin/topics.contract')
  | typeof import('./games/hub.contract')
  | typeof import('./games/plays.contract')
  | typeof import('./games/statistics.contract')
  | typeof import('./interview/interview.contract')
  | typeof import('./interview/recordings.contract')
  | typeof import('./psychometrics/psychometrics.contract')
  | typeof import('./psychometrics/admin/psychometrics.contract')
  | typeof import('./english/english.contract')
  | typeof import('./english/admin/english.contract')
  | typeof import('./games/coins.contract')
  | typeof import('./games/shop.contract')
  | typeof import('./games/chests.contract')
  | typeof import('./home/wheel.contract')
  | typeof import('./laws/admin/laws.contract')
  | typeof import('./laws/laws.contract')
  | typeof import('./laws/my-laws.contract')
  | typeof import('./laws/reviews.contract')
  | typeof import('./legal/legal.contract')
  | typeof import('./media/podcast/admin/podcast.contract')
  | typeof import('./media/podcast/podcast.contract')
  | typeof import('./media/resources/admin/resources.contract')
  | typeof import('./media/resources/resources.contract')
  | typeof import('./media/tutorials/tutorials.contract')
  | typeof import('./blog/blog.contract')
  | typeof import('./blog/comments.contract')
  | typeof import('./comments/comments.contract')
  | typeof import('./exams/question-comments.contract')
  | typeof import('./blog/images.contract')
  | typeof import('./fitness/fitness.contract')
  | typeof import('./wellbeing/calm/calm.contract')
  | typeof import('./wellbeing/diary/diary.contract')
  | typeof import('./wellbeing/nutrition/nutrition.contract')
  | typeof import('./fitness/training/training.contract')
  | typeof import('./formats/formats.contract')
  | typeof import('./formats/procedures/procedures.contract')
  | typeof import('./briefing/briefing.contract')
  | typeof import('./patrols/patrols.contract')
  | typeof import('./success-wall/success-wall.contract')
  | typeof import('./voice-rooms/rounds.contract')
  | typeof import('./voice-rooms/voice-rooms.contract')
  | typeof import('./ambassadors/ambassadors.contract')
  | typeof import('./assistant/assistant.contract')
  | typeof import('./checkout/accounting.contract')
  | typeof import('./checkout/statistics/statistics.contract')
  | typeof import('./checkout/outgoing/outgoing.contract')
  | typeof import('./checkout/admin/orders.contract')
  | typeof import('./checkout/admin/coupons.contract').coupons
  | typeof import('./checkout/checkout.contract')
  | typeof import('./checkout/simulated.contract')
  | typeof import('./contact/contact.contract')
  | typeof import('./contact/mailings.contract')
  | typeof import('./contact/newsletter.contract')
  | typeof import('./store/store.contract')
  | typeof import('./store/cart.contract')
  | typeof import('./store/reviews.contract')
  | typeof import('./syllabus/syllabus.contract')
  | typeof import('./syllabus/reading/reading.contract')
  | typeof import('./syllabus/questions/corrections.contract')
  | typeof import('./syllabus/questions/corrector.contract')
  | typeof import('./syllabus/admin/sections.contract')
  | typeof import('./admin/batches.contract')
  | typeof import('./admin/imports.contract')
  // An admin resource groups its endpoints in one object.
  | typeof import('./syllabus/admin/admin.contract')[keyof typeof import('./syllabus/admin/admin.contract')]
  | typeof import('./laws/admin/articles.contract').lawArticles
  | typeof import('./laws/admin/updates.contract').lawUpdates
  | typeof import('./legal/admin/legal.contract').legalPages
  | typeof import('./psychometrics/admin/psychometrics.contract')[
      | 'psychometricEntries'
      | 'psychometricTypes'
      | 'psychometricReports']
  | typeof import('./english/admin/english.contract')[
      | 'englishUnits'
      | 'englishLessons'
      | 'englishExamples'
      | 'englishExercises'
      | 'englishCategories'
      | 'englishWords'
      | 'englishPlacementItems'
      | 'englishProgress']
  | typeof import('./uploads/uploads.contract')
  | typeof import('./forum/images.contract')
  | typeof import('./forum/forum.contract')
  | typeof import('./forum/admin/categories.contract').forumCategories
  | typeof import('./forum/admin/filters.contract').forumFilters
  | typeof import('./forum/moderation.contract')
  | typeof import('./forum/legal-notice.contract')
  | typeof import('./forum/readers.contract')
  | typeof import('./forum/writing.contract')
  | typeof import('./messages/messages.contract')
  | typeof import('./ranks/ranks.contract')
  | typeof import('./ranks/admin/ranks.contract')
  | typeof import('./ranks/admin/ranks.contract')['ranks' | 'medals']
  | typeof import('./store/admin/store.contract')['products' | 'categories' | 'offers']
  | typeof import('./blog/admin/blog.contract').blogPosts
  | typeof import('./blog/admin/blog.contract').blogAuthors
  | typeof import('./profile/study-settings.contract')
  | typeof import('./calendar/calendar.contract')
  | typeof import('./coaching/candidate.contract')
  | typeof import('./coaching/coach.contract')
  | typeof import('./coaching/owner.contract')
  | typeof import('./exams/scheduled.contract')
  | typeof import('./exams/official.contract')
  | typeof import('./exams/comparison.contract')
  | typeof import('./progress/prediction.contract')
  | typeof import('./review/leeches.contract')
  | typeof import('./review/failures.contract')
  | typeof import('./review/lists/lists.contract')
  | typeof import('./review/decks.contract')
  | typeof import('./search/search.contract')
  | typeof import('./exams/own-question.contract')
  | typeof import('./exams/running/running.contract')
  | typeof import('./progress/statistics.contract')
  | typeof import('./exams/scheduled.contract').scheduledMocks
  | typeof import('./profile/notifications.contract')
  | typeof import('./profile/profile.contract')
  | typeof import('./profile/security.contract');

type EndpointsOf<M> = M extends unknown ? Extract<M[keyof M], Endpoint> : never;
type ByName = { [E in EndpointsOf<Contracts> as `${E['method']} ${E['path']}`]: E };

export type EndpointName = keyof ByName;
export type EndpointNamed<N extends EndpointName> = ByName[N];
export type ReadName = Extract<EndpointName, `GET ${string}`>;
export type Input<N extends EndpointName> = InputOf<EndpointNamed<N>>;
export type Answer<N extends EndpointName> = ResponseOf<EndpointNamed<N>>;
