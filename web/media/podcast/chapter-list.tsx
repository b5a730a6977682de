import type { Chapter } from '@atalaya/core/media/podcast/timeline';
import { clockOf } from '@atalaya/core/platform/text/clock-time';
import { AudioLines, Check } from 'lucide-react';

type ChapterListProps = {
  chapters: readonly Chapter[];
  current: number;
  onChoose: (seconds: number) => void;
};

export function ChapterList({ chapters, current, onChoose }: ChapterListProps) {
  return (
    <section aria-labelledby="capitulos">
      <h2 id="capitulos" className="mb-3 text-h4">
        Capítulos
      </h2>
      <ol>
        {chapters.map(({ id, title, start }, at) => (
          <li key={id} className="border-t border-line">
            <button
              type="button"
              aria-current={at === current ? 'true' : undefined}
              onClick={() => onChoose(start)}
              className="grid min-h-12.5 w-full grid-cols-[3.25rem_minmax(0,1fr)_auto] items-center gap-3 text-left leading-[1.3] hover:text-navy aria-[current]:font-semibold aria-[current]:text-navy"
            >
              <span className="num text-[1.0625rem] text-muted">{clockOf(start)}</span>
              {title}
              {at < current && <Check aria-hidden="true" className="size-4.5 text-success" />}
              {at === current && <AudioLines aria-hidden="true" className="size-4.5" />}
            </button>
          </li>
        ))}
      </ol>
    </section>
  );
}
