import type { Tool } from '@atalaya/core/tools/catalogue';
import { Star } from 'lucide-react';
import { cx } from '../ui/cx';
import { IconButton } from '../ui/icon-button';
import { markFavourite, useNotes } from './notes-store';

export function StarButton({ tool, onPanel }: { tool: Tool; onPanel?: boolean }) {
  const isFavourite = useNotes().favourites.includes(tool.id);
  return (
    <IconButton
      label={`Favorita: ${tool.name}`}
      variant={onPanel ? 'on-panel' : 'plain'}
      aria-pressed={isFavourite}
      onClick={() => markFavourite(tool.id)}
      className="noscript:hidden print:hidden"
    >
      <Star
        className={cx(
          isFavourite && (onPanel ? 'fill-panel-gold! text-panel-gold' : 'fill-gold-ink! text-gold-ink'),
        )}
      />
    </IconButton>
  );
}
