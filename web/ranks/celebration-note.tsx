import { X } from 'lucide-react';
import { useEffect } from 'react';
import { Link } from 'react-router';
import { IconButton } from '../ui/icon-button';
import type { Celebration } from './celebration-art';
import { Medal } from './medal';

type NoteProps = { celebration: Celebration; more: number; onClose: () => void };

/** Medals and topics: told in a corner, without taking the focus. */
export function CelebrationNote({ celebration, more, onClose }: NoteProps) {
  useEffect(() => {
    const onKey = ({ key, defaultPrevented }: KeyboardEvent) =>
      key === 'Escape' && !defaultPrevented && onClose();
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [onClose]);
  return (
    <div
      role="status"
      className="fixed right-4 bottom-[calc(84px+env(safe-area-inset-bottom))] z-40 flex w-88 max-w-[calc(100vw-2rem)] animate-pop-in items-center gap-4 rounded-xl border border-line bg-surface py-4 pr-2 pl-5 text-ink shadow-float lg:right-6 lg:bottom-6 print:hidden"
    >
      {celebration.drawing && <Medal parts={celebration.drawing} className="w-12 flex-none" />}
      <p className="min-w-0 flex-1 text-small leading-[1.35]">
        <span className="text-muted">{celebration.kind === 'medal' ? 'Medalla nueva' : 'Conseguido'}</span>
        <b className="block font-display text-[1.1875rem] leading-[1.15] font-bold wrap-anywhere">
          {celebration.title}
        </b>
        {celebration.text}
        <br />
        <Link to="/hoja-servicios" onClick={onClose} className="link">
          {more > 0 ? `Y ${more} más en tu hoja` : 'Ver tu hoja'}
        </Link>
      </p>
      <IconButton label="Cerrar el aviso" size="sm" onClick={onClose} className="self-start">
        <X />
      </IconButton>
    </div>
  );
}
