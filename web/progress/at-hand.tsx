import { ChevronRight, MessageCircleQuestionMark, Waypoints, Wrench } from 'lucide-react';
import { Link } from 'react-router';

const places = [
  { to: '/herramientas', label: 'Herramientas', text: 'Tasas, letras, bastidores, ITV', Icon: Wrench },
  { to: '/protocolos', label: 'Protocolos', text: 'Qué hacer, paso a paso', Icon: Waypoints },
  {
    to: '/asistente-policial',
    label: 'Asistente policial',
    text: 'Pregunta y ve de dónde sale',
    Icon: MessageCircleQuestionMark,
  },
];

/** What one looks up between two sessions. */
export function AtHand() {
  return (
    <nav aria-label="Para consultar">
      <ul className="grid gap-3 md:grid-cols-3 md:gap-6">
        {places.map(({ to, label, text, Icon }) => (
          <li key={to}>
            <Link
              to={to}
              prefetch="intent"
              className="flex items-center gap-4 rounded-lg border border-line bg-surface px-5 py-4 no-underline hover:border-navy"
            >
              <Icon aria-hidden="true" className="size-6 flex-none text-gold-ink" />
              <span className="min-w-0 flex-1 leading-[1.3]">
                <span className="block font-semibold">{label}</span>
                <span className="block text-small text-muted">{text}</span>
              </span>
              <ChevronRight aria-hidden="true" className="size-5 flex-none text-muted" />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
