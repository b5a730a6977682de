import { type Chapter, indexAt, type Line } from '@atalaya/core/media/podcast/timeline';
import { clockOf } from '@atalaya/core/platform/text/clock-time';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../../ui/button';
import { cx } from '../../ui/cx';
import { Section } from '../../ui/section';
import type { Engine } from './engine';

const BEFORE = 3;
const SHOWN = 7;

type TranscriptProps = { chapters: readonly Chapter[]; lines: readonly Line[]; engine: Engine };

/** The sentences around the one that is heard, or all of them. Each plays from there. */
export function Transcript({ chapters, lines, engine }: TranscriptProps) {
  const [isWhole, setWhole] = useState(false);
  const current = indexAt(lines, engine.seconds);
  const first = isWhole ? 0 : Math.max(0, Math.min(current - BEFORE, lines.length - SHOWN));
  const shown = lines.slice(first, isWhole ? undefined : first + SHOWN);
  const list = useRef<HTMLOListElement>(null);

  useEffect(() => {
    if (!isWhole || !engine.isPlaying) return;
    list.current?.children[current]?.scrollIntoView({ block: 'nearest' });
  }, [isWhole, engine.isPlaying, current]);

  return (
    <Section id="transcripcion" title="Transcripción" titleClass="mb-4 text-h3">
      <ol ref={list} className="-mx-3">
        {shown.map((line, index) => {
          const at = first + index;
          const chapter = chapters[line.chapter];
          return (
            <li key={line.start + line.text} className="scroll-mt-6 scroll-mb-64">
              {isWhole && line.chapter !== lines[at - 1]?.chapter && (
                <h3 className="mt-6 mb-2 px-3 text-h4">{chapter?.title}</h3>
              )}
              <button
                type="button"
                aria-current={at === current ? 'true' : undefined}
                onClick={() => engine.seek(line.start)}
                className={cx(
                  'grid w-full grid-cols-[2.75rem_minmax(0,1fr)] gap-2.5 rounded-md px-3 py-2 text-left text-[1.0625rem] leading-[1.55] hover:bg-sunken md:grid-cols-[3.25rem_minmax(0,1fr)] md:gap-3.5 md:text-[1.1875rem] aria-[current]:bg-navy-tint aria-[current]:font-medium aria-[current]:text-ink aria-[current]:shadow-[inset_4px_0_0_var(--navy)]',
                  at > current && 'text-muted',
                )}
              >
                <span className="num pt-[0.3em] text-[1.0625rem] text-muted">{clockOf(line.start)}</span>
                {line.text}
              </button>
            </li>
          );
        })}
      </ol>
      <Button variant="outline" className="mt-4" aria-pressed={isWhole} onClick={() => setWhole(!isWhole)}>
        {isWhole ? 'Ver solo lo que suena' : 'Ver la transcripción entera'}
      </Button>
    </Section>
  );
}
