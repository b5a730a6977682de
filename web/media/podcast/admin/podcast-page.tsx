import { episodeResource } from '@atalaya/core/media/podcast/admin/podcast';
import { clockOf } from '@atalaya/core/platform/text/clock-time';
import type { ResourceRecord } from '../../../admin/resource/resource-calls';
import { ResourcePage } from '../../../admin/resource/resource-page';
import { titled } from '../../../platform/page-title';
import { MarkdownPreview } from '../../../ui/markdown-preview';
import { lazyDialog } from '../../../ui/overlays/lazy-dialog';
import { isAudio } from './recorded-audio';

const AudioPanel = lazyDialog<{ record: ResourceRecord; onClose: () => void }>(async () => ({
  default: (await import('./audio-panel')).AudioPanel,
}));

export const meta = titled(episodeResource.title, { robots: 'noindex' });

const audioWords = (audio: unknown, voice: unknown): string =>
  isAudio(audio) ? `${clockOf(audio.seconds)}${voice === 'synthetic' ? ', sintética' : ''}` : 'Sin grabar';

export default function AdminPodcastPage() {
  return (
    <ResourcePage
      resource={episodeResource}
      cells={{ voice: { cell: ({ audio, voice }) => audioWords(audio, voice) } }}
      preview={({ title, summary, body }) => (
        <>
          <h3 className="text-h2">{String(title ?? '')}</h3>
          <p className="mt-3 mb-6 text-lead text-muted">{String(summary ?? '')}</p>
          <MarkdownPreview text={String(body ?? '')} top={2} />
        </>
      )}
      more={(record) => <AudioPanel key={String(record.id)} record={record} onClose={() => {}} />}
    />
  );
}
