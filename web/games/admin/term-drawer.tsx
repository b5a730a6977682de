import type { Difficulty } from '@atalaya/core/games/game';
import type { Term } from '@atalaya/core/games/play';
import { termResource } from '@atalaya/core/syllabus/admin/material';
import { useQueryClient } from '@tanstack/react-query';
import { LazyResourceDrawer } from '../../admin/resource/lazy-resource-drawer';
import { withChoices } from '../../admin/resource/resource-page';
import { useOpenRecord } from '../../admin/resource/use-open-record';
import { useContentChoices, useSectionChoices } from '../../syllabus/admin/choices';
import { CrosswordPreview } from '../crossword/crossword-preview';
import { MATERIAL } from './material-key';

type TermDrawerProps = { topic: number; terms: readonly Term[]; difficulty: Difficulty };

/** The form of a term; its preview is a crossword with the term as it is typed. */
export function TermDrawer({ topic, terms, difficulty }: TermDrawerProps) {
  const record = useOpenRecord('ficha');
  const cache = useQueryClient();
  const choices = { ...useContentChoices(), section: useSectionChoices(true) };
  const id = record.id ?? '';
  return (
    <LazyResourceDrawer
      resource={withChoices(termResource, choices)}
      id={record.id}
      onClose={() => {
        void cache.invalidateQueries({ queryKey: MATERIAL });
        return record.close();
      }}
      preset={{ state: 'published', topic: String(topic) }}
      preview={({ word, clue, definition }) => (
        <CrosswordPreview
          terms={[
            { id, topic, word: text(word), clue: text(clue), definition: text(definition) },
            ...terms.filter((term) => term.id !== id),
          ]}
          difficulty={difficulty}
          wanted={id}
        />
      )}
    />
  );
}

const text = (value: unknown): string => String(value ?? '');
