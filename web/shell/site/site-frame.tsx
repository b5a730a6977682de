import { ArrowUp } from 'lucide-react';
import { type ReactNode, useEffect } from 'react';
import { useLocation } from 'react-router';
import { lazySection } from '../../platform/lazy-section/lazy-section';
import { OnDemand } from '../../platform/on-demand';
import { useRootFlag } from '../../platform/root-flag';
import { useCart } from '../../store/cart/cart-store';
import { IconButton } from '../../ui/icon-button';
import { loadCart, loadMenu, loadNotifications, loadSearch } from '../panels';
import { closePanel, useShell } from '../shell-store';
import { SkipLink } from '../skip-link';
import { useSearchKey } from '../use-search-key';
import { Header } from './header';
import { useScrolledPast } from './use-scroll';

const footerWhenNear = lazySection('pie', () => import('./footer'));

type SiteFrameProps = { children: ReactNode; footer?: ReactNode };

/** The layout of every public page. */
export function SiteFrame({ children, footer = footerWhenNear }: SiteFrameProps) {
  useSearchKey();
  return (
    <>
      <SkipLink />
      <div className="flex min-h-dvh flex-col">
        <Header />
        <main id="contenido" tabIndex={-1} className="flex-1 outline-none">
          {children}
        </main>
        {footer}
      </div>
      <BackToTop />
      <Panels />
    </>
  );
}

function Panels() {
  const { pathname } = useLocation();
  const panel = useShell((shell) => shell.panel);
  const cartIsOpen = useCart((cart) => cart.isOpen);
  const closeCart = useCart((cart) => cart.close);

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs on every navigation, to close the panels
  useEffect(
    () => () => {
      closePanel();
      closeCart();
    },
    [pathname, closeCart],
  );

  return (
    <>
      <OnDemand open={panel === 'menu'} load={loadMenu} onFail={closePanel} />
      <OnDemand open={panel === 'search'} load={loadSearch} onFail={closePanel} />
      <OnDemand open={panel === 'notifications'} load={loadNotifications} onFail={closePanel} />
      <OnDemand open={cartIsOpen} load={loadCart} onFail={closeCart} />
    </>
  );
}

function goUp(): void {
  const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  window.scrollTo({ top: 0, behavior: calm ? 'auto' : 'smooth' });
  // The button disappears: move the focus to the first link.
  document.querySelector<HTMLElement>('header a')?.focus({ preventScroll: true });
}

/** Visible after scrolling more than 400 px. */
function BackToTop() {
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
      <ArrowUp />
    </IconButton>
  );
}
