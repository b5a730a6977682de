import { badgeLabel, countLabel, countUnits } from '@atalaya/core/store/cart';
import { Menu, Search, ShoppingCart, User } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { useLocation } from 'react-router';
import { warmUp } from '../../platform/on-demand';
import { useSession } from '../../platform/session';
import { useCart } from '../../store/cart/cart-store';
import { CountBadge } from '../../ui/badge';
import { cx } from '../../ui/cx';
import { IconButton, IconButtonLink } from '../../ui/icon-button';
import { Logo } from '../logo';
import { loadCart, loadMenu, loadSearch } from '../panels';
import { openPanel, useShell } from '../shell-store';
import { nameOf, UserAvatar } from '../user-avatar';
import { HeaderNav } from './header-nav';
import { type AriaCurrent, useAriaCurrent } from './use-active-item';
import { useScrolledPast } from './use-scroll';

// Without JavaScript the links are shown in rows and the menu buttons are hidden.
const HEIGHT = 'h-16 md:h-19 max-xl:noscript:h-auto';

/** Fixed and dark over the home page's hero; static elsewhere. */
export function Header() {
  const home = useLocation().pathname === '/';
  const scrolled = useScrolledPast(8);
  const night = home && !scrolled;
  const current = useAriaCurrent();
  const { user } = useSession();
  return (
    <>
      <header
        data-scrolled={home && scrolled ? '' : undefined}
        {...(night && { 'data-theme': 'dark' })}
        className={cx(
          'z-30 border-b text-ink print:hidden transition-[background-color,border-color,box-shadow]',
          home ? 'fixed inset-x-0 top-0 max-xl:noscript:static' : 'relative',
          night ? 'border-panel-line bg-panel' : 'border-line bg-surface',
          home && scrolled && 'shadow-float',
        )}
      >
        <div
          className={cx(
            'mx-auto flex w-[min(100%-32px,84rem)] items-center gap-3 max-xl:noscript:flex-wrap max-xl:noscript:gap-y-2 max-xl:noscript:py-3 md:w-[min(100%-64px,84rem)] md:gap-8',
            HEIGHT,
          )}
        >
          <Logo isNarrow={user !== null} />
          <HeaderNav current={current} />
          <Tools current={current} />
        </div>
      </header>
      {home && <div className={cx('bg-panel', HEIGHT)} />}
    </>
  );
}

// Loaded only for signed-in users.
const Bell = lazy(async () => ({ default: (await import('../../push/bell')).Bell }));

function Tools({ current }: { current: AriaCurrent }) {
  const { user } = useSession();
  const panel = useShell((shell) => shell.panel);
  return (
    <div className="ml-auto flex items-center xl:-ml-6 xl:gap-0.5">
      {/* Reserves its space until the session is known. */}
      <span className={cx('size-11', !user && 'max-md:hidden')}>
        {user && (
          <Suspense>
            <Bell />
          </Suspense>
        )}
      </span>
      <IconButton
        label="Buscar en Atalaya"
        aria-haspopup="dialog"
        aria-expanded={panel === 'search'}
        className="noscript:hidden"
        onClick={() => openPanel('search')}
        {...warmUp(loadSearch)}
      >
        <Search />
      </IconButton>
      <CartButton />
      <AccountButton current={current} />
      <IconButton
        label="Abrir el menú"
        aria-haspopup="dialog"
        aria-expanded={panel === 'menu'}
        className="-mr-2.5 xl:hidden noscript:hidden"
        onClick={() => openPanel('menu')}
        {...warmUp(loadMenu)}
      >
        <Menu />
      </IconButton>
    </div>
  );
}

function CartButton() {
  const units = useCart((cart) => countUnits(cart.items));
  const isOpen = useCart((cart) => cart.isOpen);
  const toggle = useCart((cart) => cart.toggle);
  const badge = badgeLabel(units);
  return (
    <IconButton
      label={units === 0 ? 'Carrito vacío' : `Carrito, ${countLabel(units)}`}
      aria-haspopup="dialog"
      aria-expanded={isOpen}
      className="noscript:hidden"
      onClick={toggle}
      {...warmUp(loadCart)}
    >
      <ShoppingCart />
      {badge && <CountBadge>{badge}</CountBadge>}
    </IconButton>
  );
}

/** Looks neither signed in nor out until the session is known; the name is for pages without scripts. Always of the same size, so that nothing shifts. */
function AccountButton({ current }: { current: AriaCurrent }) {
  const { user, isLoading } = useSession();
  const panel = useShell((shell) => shell.panel);
  if (isLoading)
    return (
      <IconButtonLink
        to="/login"
        label="Iniciar sesión"
        aria-current={current({ item: 'cuenta', path: '/login' })}
        className="aria-[current]:bg-navy-tint"
      >
        <span className="size-8 rounded-full bg-line noscript:hidden" />
        <User className="hidden noscript:block" />
      </IconButtonLink>
    );
  if (!user)
    return (
      <IconButtonLink
        to="/login"
        label="Iniciar sesión"
        aria-current={current({ item: 'cuenta', path: '/login' })}
        className="aria-[current]:bg-navy-tint"
      >
        <User />
      </IconButtonLink>
    );
  return (
    <IconButton
      label={`Abrir el menú de ${nameOf(user)}`}
      aria-haspopup="dialog"
      aria-expanded={panel === 'menu'}
      onClick={() => openPanel('menu')}
      {...warmUp(loadMenu)}
    >
      <UserAvatar user={user} />
    </IconButton>
  );
}
