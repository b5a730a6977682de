import { layout, type RouteConfig, route } from '@react-router/dev/routes';
import { adminRoutes } from './admin/routes';
import { ambassadorAdminRoutes, ambassadorCampusRoutes, ambassadorRoutes } from './ambassadors/routes';
import { authRoutes } from './auth/routes';
import { blogAdminRoutes } from './blog/admin-routes';
import { blogFeedRoutes, blogRoutes } from './blog/routes';
import { uiRoutes } from './brand/routes';
import { calendarCampusRoutes } from './calendar/routes';
import { checkoutAdminRoutes } from './checkout/admin-routes';
import { checkoutRoutes } from './checkout/routes';
import { contactAdminRoutes, contactRoutes } from './contact/routes';
import { scheduledAdminRoutes } from './exams/admin-routes';
import { examCampusRoutes, examPublicRoutes } from './exams/routes';
import { guideCampusRoutes, guideRoutes } from './guide/routes';
import { homeRoutes } from './home/routes';
import { legacyRoutes } from './legacy/routes';
import { legalAdminRoutes, legalRoutes } from './legal/routes';
import { profileAdminRoutes, profileRoutes } from './profile/routes';
import { predictionRoutes, statisticsAdminRoutes } from './progress/admin-routes';
import { progressCampusRoutes, progressRoutes } from './progress/routes';
import { pushAdminRoutes } from './push/routes';
import { reviewCampusRoutes, reviewPublicRoutes } from './review/routes';
import { searchRoutes } from './search/routes';
import { storeAdminRoutes } from './store/admin-routes';
import { plansRoutes } from './store/plans/routes';
import { storeRoutes } from './store/store-routes';
import { syllabusAdminRoutes } from './syllabus/admin-routes';
import { correctionRoutes } from './syllabus/corrections-routes';
import { syllabusCampusRoutes, syllabusPublicRoutes } from './syllabus/routes';

export default [
  // Public pages stand between the header and the footer.
  layout('shell/site/layout.tsx', [
    ...homeRoutes,
    ...examPublicRoutes,
    ...authRoutes,
    ...blogRoutes,
    ...ambassadorRoutes,
    ...checkoutRoutes,
    ...contactRoutes,
    ...legacyRoutes,
    ...legalRoutes,
    ...correctionRoutes,
    ...plansRoutes,
    ...storeRoutes,
    ...guideRoutes,
    ...profileRoutes,
    ...reviewPublicRoutes,
    ...predictionRoutes,
    ...syllabusPublicRoutes,
    ...uiRoutes,
    route('*', 'platform/not-found.tsx'),
  ]),
  // The campus: signed-in users, between the rail and the bottom bar (shell/campus/destinations.ts).
  layout('shell/campus/layout.tsx', [
    ...ambassadorCampusRoutes,
    ...examCampusRoutes,
    ...syllabusCampusRoutes,
    ...guideCampusRoutes,
    ...progressCampusRoutes,
    ...reviewCampusRoutes,
    ...calendarCampusRoutes,
  ]),
  layout('shell/admin/layout.tsx', [
    ...adminRoutes,
    ...profileAdminRoutes,
    ...scheduledAdminRoutes,
    ...statisticsAdminRoutes,
    ...syllabusAdminRoutes,
    ...legalAdminRoutes,
    ...blogAdminRoutes,
    ...contactAdminRoutes,
    ...checkoutAdminRoutes,
    ...ambassadorAdminRoutes,
    ...storeAdminRoutes,
    ...pushAdminRoutes,
  ]),
  ...progressRoutes,
  ...blogFeedRoutes,
  ...searchRoutes,
] satisfies RouteConfig;
