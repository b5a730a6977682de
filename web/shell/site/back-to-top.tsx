import { ArrowUp } from 'lucide-react';
import { useRootFlag } from '../../platform/root-flag';
import { IconButton } from '../../ui/icon-button';
import { useScrolledPast } from './use-scroll';

function goUp(): void {
  const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  window.scrollTo({ top: 0, behavior: calm ? 'auto' : 'smooth' });
  // The button disappears: move the focus to the first link.
  document.querySelector<HTMLElement>('header a')?.focus({ preventScroll: true });
}

/** Visible after scrolling more than 400 px. */
export function BackToTop() {
  const shown = useScrolledPast(400);
  return shown ? <UpButton /> : null;
}

function UpButton() {
  useRootFlag('floating');
  return (
    <IconButton
      label="Volver arriba"
      onClick={goUp}
      className="fixed! right-5 bottom-5 z-20 size-12! animate-fade-in border border-line bg-surface text-navy shadow-float md:right-8 md:bottom-8"
    >
      <ArrowUp aria-hidden="true" />
    </IconButton>
  );
}
