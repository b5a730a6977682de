import { lawArticleResource } from '@atalaya/core/laws/admin/articles';
import { ArrowUpRight } from 'lucide-react';
import { ResourcePage } from '../../admin/resource/resource-page';
import { titled } from '../../platform/page-title';
import { useContentChoices } from '../../syllabus/admin/choices';
import { ArticleFigures } from '../article/article-figures';
import { articlePath } from '../law-paths';

export const meta = titled('Artículos', { robots: 'noindex' });

const texts = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : []);

/** Our sentence, figures and day of each article. */
export default function AdminArticlesPage() {
  const { 'reference.law': laws = [] } = useContentChoices();
  return (
    <ResourcePage
      resource={lawArticleResource}
      choices={{ law: laws }}
      cells={{ name: { header: 'Artículo' } }}
      preview={({ heading, statement, figures }) => (
        <>
          <h3 className="text-h3">{String(heading ?? '')}</h3>
          <p className="mt-3 text-lead">{String(statement ?? '')}</p>
          <ArticleFigures figures={texts(figures)} />
        </>
      )}
      more={({ lawSlug, slug, state }) =>
        state === 'published' &&
        typeof lawSlug === 'string' && (
          <p className="mt-5 text-small">
            <a href={articlePath(lawSlug, String(slug))} className="link inline-flex items-center gap-1">
              Ver la página del artículo
              <ArrowUpRight className="size-4" />
            </a>
          </p>
        )
      }
    />
  );
}
