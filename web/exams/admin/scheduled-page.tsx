import { scheduledMockResource } from '@atalaya/core/exams/scheduled';
import { formatCount } from '@atalaya/core/platform/number-format';
import { ResourcePage } from '../../admin/resource/resource-page';
import { titled } from '../../platform/page-title';

export const meta = titled('Simulacros', { robots: 'noindex' });

export default function AdminScheduledPage() {
  return (
    <ResourcePage
      resource={scheduledMockResource}
      more={({ participants }) =>
        typeof participants === 'number' && (
          <p className="mt-5 text-small text-muted">
            {participants === 0
              ? 'Aún no ha entrado nadie.'
              : `${formatCount(participants, 'persona ha entrado', 'personas han entrado')}: sus preguntas y sus temas ya no cambian.`}
          </p>
        )
      }
    />
  );
}
