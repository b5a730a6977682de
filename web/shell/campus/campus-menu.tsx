import { holds } from '@atalaya/core/auth/roles';
import { Globe, LogOut, Shield, SlidersHorizontal, User } from 'lucide-react';
import { Link, useNavigate } from 'react-router';
import { useSession } from '../../platform/session';
import { signOut } from '../../platform/sign-out';
import { Drawer } from '../../ui/overlays/drawer';
import { closePanel, useShell } from '../shell-store';
import { ThemeControl } from '../theme-control';
import { DestinationList } from './rail';

const row =
  'flex min-h-11 w-full items-center gap-3 rounded-md px-3 py-2 text-left leading-[1.25] font-medium no-underline hover:bg-navy-tint [&_svg]:size-5 [&_svg]:text-muted';

export default function CampusMenu() {
  const open = useShell((shell) => shell.panel === 'campus');
  const { user } = useSession();
  const navigate = useNavigate();
  const places = [
    { to: '/perfil', label: 'Tu cuenta', Icon: User },
    { to: '/configuracion', label: 'Configuración', Icon: SlidersHorizontal },
    ...(holds(user, 'may:enter-admin') ? [{ to: '/admin', label: 'Panel Admin', Icon: Shield }] : []),
    { to: '/', label: 'Sitio público', Icon: Globe },
  ];
  const leave = () => {
    closePanel();
    void signOut(navigate);
  };
  return (
    <Drawer
      open={open}
      onOpenChange={(next) => next || closePanel()}
      title="Campus"
      width="min(80%, 340px)"
      closeLabel="Cerrar el menú"
    >
      <div className="-mx-3 flex min-h-full flex-col">
        <DestinationList onChoose={closePanel} />
        <ul className="mt-4 grid gap-0.5 border-t border-line pt-3">
          {places.map(({ to, label, Icon }) => (
            <li key={to}>
              <Link to={to} onClick={closePanel} className={row}>
                <Icon />
                {label}
              </Link>
            </li>
          ))}
          <li>
            <button type="button" onClick={leave} className={row}>
              <LogOut />
              Cerrar Sesión
            </button>
          </li>
        </ul>
        <div className="mt-auto px-1 pt-4">
          <ThemeControl />
        </div>
      </div>
    </Drawer>
  );
}
