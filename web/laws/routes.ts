import { route } from '@react-router/dev/routes';
import type { FeatureRoutes } from '../platform/feature-routes';

export const lawsRoutes: FeatureRoutes = {
  site: [
    route('recursos-juridicos', 'laws/laws-page.tsx'),
    route('codificado', 'laws/codified-page.tsx'),
    route('codificado/:law', 'laws/law-page.tsx'),
    route('codificado/:law/:article', 'laws/article/article-page.tsx'),
    route('constitucion-espanola', 'laws/constitution-page.tsx'),
  ],
  admin: [
    route('admin/cambios-ley', 'laws/admin/laws-page.tsx'),
    route('admin/articulos', 'laws/admin/articles-page.tsx'),
  ],
  campus: [
    route('campus-estudio/normativa', 'laws/my-laws-page.tsx'),
    route('campus-estudio/actualizaciones', 'laws/updates-page.tsx'),
  ],
};
