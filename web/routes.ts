import { layout, type RouteConfig, route } from '@react-router/dev/routes';
import { adminRoutes } from './admin/routes';
import { ambassadorsRoutes } from './ambassadors/routes';
import { assistantRoutes } from './assistant/routes';
import { authRoutes } from './auth/routes';
import { blogRoutes } from './blog/routes';
import { brandRoutes } from './brand/routes';
import { briefingRoutes } from './briefing/routes';
import { calendarRoutes } from './calendar/routes';
import { checkoutRoutes } from './checkout/routes';
import { coachingRoutes } from './coaching/routes';
import { commentsRoutes } from './comments/routes';
import { contactRoutes } from './contact/routes';
import { englishRoutes } from './english/routes';
import { examsRoutes } from './exams/routes';
import { fitnessRoutes } from './fitness/routes';
import { formatsRoutes } from './formats/routes';
import { forumRoutes } from './forum/routes';
import { gamesRoutes } from './games/routes';
import { coinRoutes } from './games/shop/routes';
import { guideRoutes } from './guide/routes';
import { homeRoutes } from './home/routes';
import { interviewRoutes } from './interview/routes';
import { lawsRoutes } from './laws/routes';
import { legacyRoutes } from './legacy/routes';
import { legalRoutes } from './legal/routes';
import { mediaRoutes } from './media/routes';
import { messagesRoutes } from './messages/routes';
import { offlineRoutes } from './offline/routes';
import { patrolsRoutes } from './patrols/routes';
import { profileRoutes } from './profile/routes';
import { progressRoutes } from './progress/routes';
import { protocolsRoutes } from './protocols/routes';
import { psychometricsRoutes } from './psychometrics/routes';
import { pushRoutes } from './push/routes';
import { ranksRoutes } from './ranks/routes';
import { reviewRoutes } from './review/routes';
import { searchRoutes } from './search/routes';
import { storeRoutes } from './store/routes';
import { successWallRoutes } from './success-wall/routes';
import { syllabusRoutes } from './syllabus/routes';
import { toolsRoutes } from './tools/routes';
import { voiceRoomsRoutes } from './voice-rooms/routes';
import { welcomeRoutes } from './welcome/routes';
import { wellbeingRoutes } from './wellbeing/routes';

/** A feature registers its pages with one line here. */
const features = [
  adminRoutes,
  ambassadorsRoutes,
  assistantRoutes,
  authRoutes,
  blogRoutes,
  commentsRoutes,
  brandRoutes,
  briefingRoutes,
  calendarRoutes,
  checkoutRoutes,
  coachingRoutes,
  coinRoutes,
  contactRoutes,
  englishRoutes,
  examsRoutes,
  fitnessRoutes,
  formatsRoutes,
  forumRoutes,
  gamesRoutes,
  guideRoutes,
  homeRoutes,
  interviewRoutes,
  lawsRoutes,
  mediaRoutes,
  legacyRoutes,
  legalRoutes,
  messagesRoutes,
  offlineRoutes,
  patrolsRoutes,
  profileRoutes,
  progressRoutes,
  protocolsRoutes,
  psychometricsRoutes,
  pushRoutes,
  ranksRoutes,
  reviewRoutes,
  searchRoutes,
  storeRoutes,
  successWallRoutes,
  syllabusRoutes,
  toolsRoutes,
  voiceRoomsRoutes,
  welcomeRoutes,
  wellbeingRoutes,
];

const pagesOf = (place: 'site' | 'campus' | 'admin' | 'standalone') =>
  features.flatMap((feature) => feature[place] ?? []);

export default [
  layout('shell/site/layout.tsx', [...pagesOf('site'), route('*', 'platform/not-found-page.tsx')]),
  layout('shell/campus/layout.tsx', pagesOf('campus')),
  layout('shell/admin/layout.tsx', pagesOf('admin')),
  ...pagesOf('standalone'),
] satisfies RouteConfig;
