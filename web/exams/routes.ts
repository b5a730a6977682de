import { route } from '@react-router/dev/routes';
import type { FeatureRoutes } from '../platform/feature-routes';

export const examsRoutes: FeatureRoutes = {
  site: [
    route('quiz', 'exams/quiz/quiz-page.tsx'),
    route('quiz/resultados', 'exams/quiz/quiz-results-page.tsx'),
    route('premium-exam', 'exams/premium-exam-page.tsx'),
  ],
  campus: [
    route('test', 'exams/build/build-page.tsx'),
    route('test/:id', 'exams/sitting/exam-page.tsx'),
    route('test/:id/resultado', 'exams/result/result-page.tsx'),
    route('test/:id/repaso', 'exams/result/review-page.tsx'),
    route('campus-estudio/simulacros', 'exams/mocks-page.tsx'),
  ],
  admin: [route('admin/simulacros', 'exams/admin/scheduled-page.tsx')],
};
