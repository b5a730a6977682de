import { legalPageResource } from '@atalaya/core/legal/admin/legal';
import { ArrowUpRight } from 'lucide-react';
import { DashboardPanels } from '../../admin/dashboard-panels';
import { PageHead } from '../../admin/page-head';
import { ResourcePage } from '../../admin/resource/resource-page';
import { titled } from '../../platform/page-title';
import { MarkdownPreview } from '../../ui/markdown-preview';

export const meta = titled('Páginas legales', { robots: 'noindex' });

/** The dashboard under its business address, with the legal pages first (docs/decisions/0012). */
export default function AdminLegalPage() {
  return (
    <>
      <PageHead title="Panel" note="Páginas legales y cómo está la casa" />
      <section className="mb-10">
        <ResourcePage
          resource={legalPageResource}
          isPart
          preview={({ title, body }) => (
            <>
              <h3 className="mb-4 text-h3">{String(title ?? '')}</h3>
              <MarkdownPreview text={String(body ?? '')} top={2} />
            </>
          )}
          more={(record) =>
            record.state === 'published' && (
              <p className="mt-5 text-small">
                <a href={`/legal/${String(record.slug)}`} className="link inline-flex items-center gap-1">
                  Ver la página publicada
                  <ArrowUpRight className="size-4" />
                </a>
              </p>
            )
          }
        />
      </section>
      <DashboardPanels />
    </>
  );
}
