import type * as apiKeys from './admin/api-keys.contract';
import type * as audit from './admin/audit.contract';
import type * as dashboard from './admin/dashboard.contract';
import type * as imports from './admin/imports.contract';
import type * as ambassadors from './ambassadors/ambassadors.contract';
import type * as auth from './auth/auth.contract';
import type * as testLogin from './auth/test-login.contract';
import type * as adminBlog from './blog/admin-blog.contract';
import type * as blog from './blog/blog.contract';
import type * as blogComments from './blog/comments.contract';
import type * as calendar from './calendar/calendar.contract';
import type * as adminCoupons from './checkout/admin-coupons.contract';
import type * as adminOrders from './checkout/admin-orders.contract';
import type * as checkout from './checkout/checkout.contract';
import type * as simulated from './checkout/simulated.contract';
import type * as contact from './contact/contact.contract';
import type * as newsletter from './contact/newsletter.contract';
import type * as devices from './devices/devices.contract';
import type * as effects from './effects/effects.contract';
import type * as exams from './exams/exams.contract';
import type * as quiz from './exams/quiz.contract';
import type * as scheduled from './exams/scheduled.contract';
import type * as wheel from './home/wheel.contract';
import type * as adminLegal from './legal/admin-legal.contract';
import type * as legal from './legal/legal.contract';
import type * as config from './platform/config.contract';
import type { Endpoint, InputOf, Method, ResponseOf } from './platform/endpoint';
import type * as health from './platform/health.contract';
import type * as mail from './platform/mail.contract';
import type * as adminUsers from './profile/admin-users.contract';
import type * as notifications from './profile/notifications.contract';
import type * as profile from './profile/profile.contract';
import type * as security from './profile/security.contract';
import type * as studySettings from './profile/study-settings.contract';
import type * as prediction from './progress/prediction.contract';
import type * as progress from './progress/progress.contract';
import type * as statistics from './progress/statistics.contract';
import type * as pushCampaigns from './push/campaigns.contract';
import type * as notices from './push/notices.contract';
import type * as push from './push/push.contract';
import type * as leeches from './review/leeches.contract';
import type * as levelTest from './review/level-test.contract';
import type * as study from './review/study.contract';
import type * as adminStore from './store/admin-store.contract';
import type * as cart from './store/cart.contract';
import type * as productReviews from './store/reviews.contract';
import type * as store from './store/store.contract';
import type * as adminSyllabus from './syllabus/admin.contract';
import type * as corrections from './syllabus/corrections.contract';
import type * as corrector from './syllabus/corrector.contract';
import type * as reading from './syllabus/reading.contract';
import type * as syllabus from './syllabus/syllabus.contract';
import type * as consent from './tracking/consent.contract';
import type * as tracking from './tracking/tracking.contract';

/**
 * Every endpoint, by its method and path: `call('GET /api/health')`. Types only, so that a page that calls the API
 * carries no schema library (docs/decisions/0003-endpoints-by-name.md). A contract joins with one line here.
 */
type Contracts =
  // One line each, so that features join without touching each other's.
  | typeof auth
  | typeof testLogin
  | typeof config
  | typeof health
  | typeof mail
  | typeof adminUsers
  | typeof apiKeys
  | typeof audit
  | typeof dashboard
  | typeof consent
  | typeof tracking
  | typeof progress
  | typeof levelTest
  | typeof study
  | typeof devices
  | typeof effects
  | typeof notices
  | typeof push
  | typeof pushCampaigns
  | typeof exams
  | typeof quiz
  | typeof wheel
  | typeof legal
  | typeof blog
  | typeof blogComments
  | typeof ambassadors
  | typeof adminOrders
  | typeof adminCoupons.coupons
  | typeof checkout
  | typeof simulated
  | typeof contact
  | typeof newsletter
  | typeof store
  | typeof cart
  | typeof productReviews
  | typeof syllabus
  | typeof reading
  | typeof corrections
  | typeof corrector
  | typeof imports
  // A resource's endpoints stand together in one object.
  | (typeof adminSyllabus)[keyof typeof adminSyllabus]
  | typeof adminLegal.legalPages
  | (typeof adminStore)['products' | 'categories' | 'offers']
  | typeof adminBlog.blogPosts
  | typeof studySettings
  | typeof calendar
  | typeof scheduled
  | typeof prediction
  | typeof leeches
  | typeof statistics
  | typeof scheduled.scheduledMocks
  | typeof notifications
  | typeof profile
  | typeof security;

type EndpointsOf<M> = M extends unknown ? Extract<M[keyof M], Endpoint> : never;
type All = EndpointsOf<Contracts>;

export type EndpointName = All extends infer E
  ? E extends Endpoint
    ? `${E['method']} ${E['path']}`
    : never
  : never;
export type EndpointNamed<N extends string> = N extends `${infer M extends Method} ${infer P}`
  ? Extract<All, { method: M; path: P }>
  : never;
export type ReadName = Extract<EndpointName, `GET ${string}`>;
export type Input<N extends EndpointName> = InputOf<EndpointNamed<N>>;
export type Answer<N extends EndpointName> = ResponseOf<EndpointNamed<N>>;
