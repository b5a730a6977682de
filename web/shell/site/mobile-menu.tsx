import { holds } from '@atalaya/core/auth/roles';
import type { SessionUser } from '@atalaya/core/auth/user';
import { brand } from '@atalaya/core/brand';
import { levelTestLink, mainLinks, type NavItem } from '@atalaya/core/platform/navigation';
import {
  ArrowRight,
  BadgeEuro,
  ChevronRight,
  House,
  LogOut,
  type LucideIcon,
  Mail,
  Newspaper,
  Route,
  Shield,
  Store,
  Target,
  User,
} from 'lucide-react';
import type { ComponentProps } from 'react';
import { Link, useNavigate } from 'react-router';
import { useSession } from '../../platform/session';
import { signOut } from '../../platform/sign-out';
import { memberSince } from '../../profile/member-since';
import { cx } from '../../ui/cx';
import { Drawer } from '../../ui/overlays/drawer';
import { closePanel, useShell } from '../shell-store';
import { ThemeControl } from '../theme-control';
import { UserAvatar } from '../user-avatar';
import { useAriaCurrent } from './use-active-item';

const icons = {
  inicio: House,
  oposiciones: Route,
  tienda: Store,
  planes: BadgeEuro,
  blog: Newspaper,
  contacto: Mail,
  'test-nivel': Target,
} satisfies Partial<Record<NavItem, LucideIcon>>;

export default function MobileMenu() {
  const open = useShell((shell) => shell.panel === 'menu');
  const { user } = useSession();
  return (
    <Drawer
      open={open}
      onOpenChange={(next) => next || closePanel()}
      title={user ? <Greeting user={user} /> : 'Menú'}
      width="min(80%, 340px)"
      closeLabel="Cerrar el menú"
    >
      <div className="-mx-3 -mb-2 flex min-h-full flex-col">
        {user ? (
          <Card to="/campus-estudio" title="Campus de Estudio" text="Entrar ahora" />
        ) : (
          <Card to="/login" title="Iniciar Sesión" text="Accede a tu cuenta" />
        )}
        <MainLinks />
        {user && <AccountLinks user={user} />}
        <div className="mt-auto grid gap-3 px-1 pt-3">
          <ThemeControl />
          <Support />
        </div>
      </div>
    </Drawer>
  );
}

function Greeting({ user }: { user: SessionUser }) {
  return (
    <span className="flex items-center gap-3.5">
      <UserAvatar user={user} className="size-13 text-[1.5rem]" />
      <span>
        <span className="sr-only">Menú. </span>
        <span className="line-clamp-2 text-h4 wrap-anywhere">Hola, {user.username}</span>
        <span className="block font-sans text-small leading-[1.35] font-normal tracking-normal text-muted">
          {memberSince(user.createdAt)}
        </span>
      </span>
    </span>
  );
}

function Card({ to, title, text }: { to: string; title: string; text: string }) {
  return (
    <Link
      to={to}
      onClick={closePanel}
      className="flex items-center justify-between rounded-lg bg-panel-raised px-4.5 py-3.5 leading-[1.35] text-on-panel no-underline hover:bg-panel"
    >
      <span>
        <span className="block font-display text-h4 font-bold">{title}</span>
        <span className="text-small text-on-panel-muted">{text}</span>
      </span>
      <ArrowRight className="size-5 text-panel-gold" />
    </Link>
  );
}

const rowShape =
  'flex min-h-11 w-full items-center gap-3.5 rounded-md px-3 py-2 text-left leading-[1.2] font-medium no-underline hover:bg-navy-tint aria-[current]:bg-navy-tint aria-[current]:font-semibold aria-[current]:text-navy [&_svg:first-child]:size-5.5 [&_svg:first-child]:text-muted aria-[current]:[&_svg:first-child]:text-navy';

function Row({ Icon, children, className, ...rest }: ComponentProps<typeof Link> & { Icon: LucideIcon }) {
  return (
    <Link {...rest} onClick={closePanel} className={cx(rowShape, className)}>
      <Icon />
      {children}
      <ChevronRight className="ml-auto size-4 text-muted" />
    </Link>
  );
}

function MainLinks() {
  const current = useAriaCurrent();
  return (
    <nav aria-label="Menú principal" className="py-2">
      {mainLinks.map((link) => (
        <Row key={link.path} to={link.path} Icon={icons[link.item]} aria-current={current(link)}>
          {link.label}
        </Row>
      ))}
      <Row
        to={levelTestLink.path}
        Icon={icons[levelTestLink.item]}
        aria-current={current(levelTestLink)}
        className="font-semibold! text-gold-ink [&_svg:first-child]:text-gold-ink!"
      >
        {levelTestLink.label}
      </Row>
    </nav>
  );
}

function AccountLinks({ user }: { user: SessionUser }) {
  const current = useAriaCurrent();
  const navigate = useNavigate();
  const leave = () => {
    closePanel();
    void signOut(navigate);
  };
  return (
    <nav aria-label="Tu cuenta" className="border-t border-line py-2">
      <Row to="/ajustes" Icon={User} aria-current={current({ item: 'cuenta', path: '/ajustes' })}>
        Mi Perfil
      </Row>
      {holds(user, 'may:enter-admin') && (
        <Row to="/admin" Icon={Shield}>
          Panel Admin
        </Row>
      )}
      <button type="button" onClick={leave} className={rowShape}>
        <LogOut />
        Cerrar Sesión
      </button>
    </nav>
  );
}

function Support() {
  return (
    <div className="rounded-lg bg-sunken px-4 py-3 text-small">
      <p className="font-semibold">¿Necesitas ayuda?</p>
      <a href={`mailto:${brand.email}`} className="link">
        {brand.email}
      </a>
      <p className="text-muted">{brand.hours}</p>
    </div>
  );
}
