import { type RouteConfigEntry, route } from '@react-router/dev/routes';

/** Inside the campus layout; the exam itself stands alone. */
export const examCampusRoutes: RouteConfigEntry[] = [
  route('test', 'exams/build/build-page.tsx'),
  route('test/:id', 'exams/sitting/exam-page.tsx'),
  route('test/:id/resultado', 'exams/result/result-page.tsx'),
  route('test/:id/repaso', 'exams/result/review-page.tsx'),
  route('campus-estudio/simulacros', 'exams/mocks-page.tsx'),
];

/** Inside the site's layout. */
export const examPublicRoutes: RouteConfigEntry[] = [
  route('quiz', 'exams/quiz/quiz-page.tsx'),
  route('quiz/resultados', 'exams/quiz/quiz-results-page.tsx'),
  route('premium-exam', 'exams/premium-exam-page.tsx'),
];
