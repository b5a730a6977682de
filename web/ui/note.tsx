import { LockKeyhole } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link, type To } from 'react-router';

const tones = {
  navy: 'bg-navy-tint [&>svg]:text-navy',
  warning: 'bg-warning-tint [&>svg]:text-warning',
  danger: 'bg-danger-tint [&>svg]:text-danger',
  success: 'bg-success-tint [&>svg]:text-success',
} as const;

type NoteProps = { tone?: keyof typeof tones; icon: ReactNode; children: ReactNode };

/** A line of information inside the page: it stays, unlike a toast. */
export function Note({ tone = 'navy', icon, children }: NoteProps) {
  return (
    <div
      className={`flex gap-3 rounded-lg px-4 py-3.5 text-small text-ink [&>svg]:mt-px [&>svg]:size-5 ${tones[tone]}`}
    >
      {icon}
      <div className="min-w-0">{children}</div>
    </div>
  );
}

/** What is closed, who opens it, and the way there. */
export function LockedLine({ children, to, linkLabel }: { children: ReactNode; to: To; linkLabel: string }) {
  return (
    <Note tone="warning" icon={<LockKeyhole />}>
      {children}{' '}
      <Link to={to} className="link font-semibold">
        {linkLabel}
      </Link>
    </Note>
  );
}
