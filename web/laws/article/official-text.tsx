import { longDay } from '@atalaya/core/platform/date-format';
import { useState } from 'react';
import { Segmented } from '../../ui/forms/segmented';
import { Select } from '../../ui/forms/select';
import WordChanges from '../../ui/word-changes';
import type { ArticleData } from './article-data';
import { ArticleText } from './article-text';
import type { ArticleNotes } from './use-article-notes';

type View = 'before' | 'changes' | 'now';
type OfficialProps = Pick<ArticleData, 'wordings'> & { notes: ArticleNotes };

/** The official wording in force and, if there were others, what changed between two of them. */
export function OfficialText({ wordings, notes }: OfficialProps) {
  const [view, setView] = useState<View>('changes');
  const [days, setDays] = useState<{ from?: string; to?: string }>({});
  const last = wordings.at(-1);
  const now = wordings.find(({ validFrom }) => validFrom === days.to) ?? last;
  const earlier = wordings.filter(({ validFrom }) => now && validFrom < now.validFrom);
  const before = earlier.find(({ validFrom }) => validFrom === days.from) ?? earlier.at(-1);
  if (!now) return null;
  const isRead = !before || view === 'now';
  return (
    <section aria-labelledby="oficial" className="mt-12 rounded-lg border border-line bg-surface">
      <div className="flex flex-wrap items-center justify-between gap-3 border-b border-line p-4 md:px-6">
        <h2 id="oficial" className="font-sans text-body font-semibold tracking-normal">
          Texto oficial desde el {longDay(now.validFrom)}
        </h2>
        {before && (
          <Segmented
            label="Vista"
            value={view}
            onChange={setView}
            options={[
              { value: 'before', label: 'Antes' },
              { value: 'changes', label: 'Cambios' },
              { value: 'now', label: 'Ahora' },
            ]}
          />
        )}
        {wordings.length > 2 && (
          <div className="grid w-full gap-3 sm:grid-cols-2 print:hidden">
            <Select
              label="Compara el texto del"
              value={before?.validFrom ?? ''}
              onChange={({ target }) => setDays({ ...days, from: target.value })}
              options={earlier.map(asOption)}
            />
            <Select
              label="con el del"
              value={now.validFrom}
              onChange={({ target }) => setDays({ ...days, to: target.value })}
              options={wordings.slice(1).map(asOption)}
            />
          </div>
        )}
      </div>
      <div className="p-4 md:p-6">
        {before && view === 'changes' && (
          <p className={plain}>
            <WordChanges before={before.body} after={now.body} />
          </p>
        )}
        {before && view === 'before' && <p className={plain}>{before.body}</p>}
        {isRead && now !== last && <p className={plain}>{now.body}</p>}
        {isRead && now === last && (
          <ArticleText
            // Only the wording in force has notes.
            section="oficial"
            text={now.body}
            notes={notes}
            className="leading-relaxed"
          />
        )}
      </div>
    </section>
  );
}

const plain = 'leading-relaxed whitespace-pre-line';

const asOption = ({ validFrom }: { validFrom: string }) => ({ value: validFrom, label: longDay(validFrom) });
