import { longDay } from '@atalaya/core/platform/date-format';
import { useState } from 'react';
import { Segmented } from '../ui/forms/segmented';
import type { ArticleData } from './article-data';
import { WordChanges } from './word-changes';

type View = 'before' | 'changes' | 'now';

/** The official wording in force and, if there was another one, what changed between the last two. */
export function OfficialText({ wordings }: Pick<ArticleData, 'wordings'>) {
  const [view, setView] = useState<View>('changes');
  const now = wordings.at(-1);
  const before = wordings.at(-2);
  if (!now) return null;
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
      </div>
      <div className="p-4 md:p-6">
        {before && view === 'changes' ? (
          <WordChanges before={before.body} after={now.body} />
        ) : (
          <p className="leading-relaxed whitespace-pre-line">
            {before && view === 'before' ? before.body : now.body}
          </p>
        )}
      </div>
    </section>
  );
}
