import { Menu } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useLocation } from 'react-router';
import { Breadcrumb } from '../../admin/breadcrumb';
import { IconButton } from '../../ui/icon-button';
import { lazyDialog } from '../../ui/overlays/lazy-dialog';
import { Logo } from '../logo';
import { SkipLink } from '../skip-link';
import { Rail } from './rail';

const PhoneMenu = lazyDialog(
  () => import('./phone-menu'),
  ({ open }) => open,
);

export function AdminShell({ children }: { children: ReactNode }) {
  return (
    <>
      <SkipLink />
      <div className="min-h-dvh lg:grid lg:grid-cols-[212px_minmax(0,1fr)]">
        <aside className="hidden bg-panel lg:block">
          <div className="sticky top-0 max-h-dvh overflow-y-auto px-2.5 py-5">
            <div className="mb-4 px-2 text-on-panel">
              <Logo />
            </div>
            <Rail />
          </div>
        </aside>
        <PhoneBar />
        <main id="contenido" tabIndex={-1} className="min-w-0 px-4 py-5 outline-none md:px-7">
          <Breadcrumb />
          {children}
        </main>
      </div>
    </>
  );
}

function PhoneBar() {
  const { pathname } = useLocation();
  const [openAt, setOpenAt] = useState<string | null>(null);
  // Navigation closes the menu, because it was opened at another address.
  const isOpen = openAt === pathname;
  return (
    <div className="flex h-14 items-center justify-between bg-panel px-4 text-on-panel lg:hidden">
      <Logo />
      <IconButton
        label="Abrir el menú de administración"
        variant="on-panel"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setOpenAt(pathname)}
      >
        <Menu />
      </IconButton>
      <PhoneMenu open={isOpen} onClose={() => setOpenAt(null)} />
    </div>
  );
}
