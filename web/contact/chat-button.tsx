import { MessageCircle } from 'lucide-react';

export function ChatButton({ href }: { href: string }) {
  return (
    <a
      href={href}
      target="_blank"
      rel="noopener noreferrer"
      aria-label="Abrir el chat de WhatsApp"
      className="group fixed right-5 bottom-20 z-20 inline-grid size-14 place-items-center rounded-full bg-navy text-on-navy no-underline shadow-float transition-colors hover:bg-navy-hover md:right-7 md:bottom-24 print:hidden"
    >
      <MessageCircle aria-hidden="true" className="size-6.5" />
      <span
        role="tooltip"
        className="pointer-events-none invisible absolute right-full mr-3 rounded-sm bg-ink px-2.5 py-1.5 text-small whitespace-nowrap text-ground opacity-0 transition-opacity group-hover:visible group-hover:opacity-100 group-focus-visible:visible group-focus-visible:opacity-100"
      >
        ¿Hablamos por chat?
      </span>
    </a>
  );
}
