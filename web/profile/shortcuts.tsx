import {
  ArrowRight,
  BookOpen,
  ChartSpline,
  type LucideIcon,
  NotebookPen,
  Settings,
  Shield,
  UserPen,
} from 'lucide-react';
import { Link } from 'react-router';

type Shortcut = { to: string; title: string; text: string; Icon: LucideIcon };

const shortcuts: readonly Shortcut[] = [
  { to: '/campus-estudio', title: 'Campus de Estudio', text: 'Lo que toca hoy', Icon: BookOpen },
  { to: '/progreso', title: 'Progreso', text: 'Tema a tema, con predicción', Icon: ChartSpline },
  { to: '/bitacora', title: 'Bitácora', text: 'Tu diario de estudio', Icon: NotebookPen },
  { to: '/ajustes', title: 'Mi Perfil', text: 'Nombre, foto y seguridad', Icon: UserPen },
  { to: '/configuracion', title: 'Configuración', text: 'Avisos, privacidad y dispositivos', Icon: Settings },
];

const forAdmins: Shortcut = {
  to: '/admin',
  title: 'Panel Admin',
  text: 'Usuarios, correo y registro',
  Icon: Shield,
};

export function Shortcuts({ isAdmin }: { isAdmin: boolean }) {
  return (
    <nav aria-labelledby="atajos">
      <h2 id="atajos" className="text-h3">
        Atajos
      </h2>
      <ul className="mt-4 border-t border-line">
        {[...shortcuts, ...(isAdmin ? [forAdmins] : [])].map(({ to, title, text, Icon }) => (
          <li key={to}>
            <Link
              to={to}
              className="group flex items-center gap-4 border-b border-line py-3.5 leading-[1.35] no-underline"
            >
              <span className="grid size-10 flex-none place-items-center rounded-md bg-navy-tint text-navy">
                <Icon className="size-5" />
              </span>
              <span className="min-w-0">
                <span className="block font-semibold group-hover:underline">{title}</span>
                <span className="block text-small text-muted">{text}</span>
              </span>
              <ArrowRight className="ml-auto size-5 text-muted transition-transform group-hover:translate-x-1" />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
