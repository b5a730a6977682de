import { type HighlightColor, highlightColors } from '@atalaya/core/syllabus/reading/notes';
import { StickyNote, Trash2, X } from 'lucide-react';
import { useEffect } from 'react';
import { IconButton } from '../../ui/icon-button';
import { HighlightColors } from './highlight-colors';
import type { Note } from './use-notes';

type HighlightBarProps = {
  note: Note;
  /** True while the bar of the voice has the place at the foot. */
  isRaised: boolean;
  onColor: (color: HighlightColor) => void;
  onNote: () => void;
  onRemove: () => void;
  onClose: () => void;
};

/** What can be done with the passage just highlighted. Fixed above the tools, because the passage may be long. */
export function HighlightBar({ note, isRaised, onColor, onNote, onRemove, onClose }: HighlightBarProps) {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      const color = highlightColors[Number(event.key) - 1];
      if (color) onColor(color);
      else if (event.key === 'Escape') onClose();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [onColor, onClose]);

  return (
    <section
      aria-label="Subrayado"
      className={`fixed left-1/2 z-20 flex -translate-x-1/2 items-center gap-1 rounded-xl border border-line bg-surface px-2 py-1 shadow-float print:hidden ${isRaised ? 'bottom-[calc(9.75rem+env(safe-area-inset-bottom))] lg:bottom-26' : 'bottom-[calc(5.25rem+env(safe-area-inset-bottom))] lg:bottom-6'}`}
    >
      <HighlightColors value={note.color} onChange={onColor} />
      <IconButton label="Escribir una nota" onClick={onNote}>
        <StickyNote />
      </IconButton>
      <IconButton label="Quitar el subrayado" onClick={onRemove}>
        <Trash2 />
      </IconButton>
      <IconButton label="Cerrar" onClick={onClose}>
        <X />
      </IconButton>
    </section>
  );
}
