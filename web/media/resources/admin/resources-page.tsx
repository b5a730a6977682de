import { freeResource } from '@atalaya/core/media/resources/admin/resources';
import { formatNumber } from '@atalaya/core/platform/number-format';
import { ResourcePage } from '../../../admin/resource/resource-page';
import { titled } from '../../../platform/page-title';
import { FilePanel } from './file-panel';

export const meta = titled(freeResource.title, { robots: 'noindex' });

export default function AdminResourcesPage() {
  return (
    <ResourcePage
      resource={freeResource}
      preview={({ title, description }) => (
        <>
          <h3 className="text-h3">{String(title ?? '')}</h3>
          <p className="mt-2 text-muted">{String(description ?? '')}</p>
        </>
      )}
      cells={{
        downloads: { header: 'Descargas', cell: ({ downloads }) => formatNumber(Number(downloads ?? 0)) },
      }}
      more={(record) => <FilePanel key={String(record.id)} record={record} />}
    />
  );
}
