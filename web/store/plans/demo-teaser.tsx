import { demoSeconds, formatDemoTime } from '@atalaya/core/store/plans-demo';
import { Play } from 'lucide-react';
import { type ComponentType, useState } from 'react';
import { warmUp } from '../../platform/on-demand';
import { Button } from '../../ui/button';
import { toast } from '../../ui/overlays/toast-store';

const load = () => import('./demo');

/** The demo's code loads on demand. */
export function DemoTeaser() {
  const [Demo, setDemo] = useState<ComponentType<{ open: boolean; onClose: () => void }> | null>(null);
  const [open, setOpen] = useState(false);
  const start = () => {
    setOpen(true);
    if (Demo) return;
    load().then(
      (module) => setDemo(() => module.default),
      () => {
        setOpen(false);
        toast({
          title: 'La demo no ha podido abrirse',
          description: 'Comprueba tu conexión y vuelve a pulsar.',
          variant: 'destructive',
        });
      },
    );
  };
  return (
    <figure className="overflow-hidden rounded-lg border border-panel-line bg-[#061329]">
      <div className="relative">
        <CampusPicture />
        <Button
          variant="panel-gold"
          aria-haspopup="dialog"
          onClick={start}
          {...warmUp(load)}
          className="absolute! top-1/2 left-1/2 -translate-1/2 shadow-float active:-translate-1/2! noscript:hidden"
        >
          <Play />
          Ver la demo
        </Button>
      </div>
      <figcaption className="flex items-center justify-between gap-4 px-4.5 py-3 text-small text-[#d5dff0]">
        <span>Un martes cualquiera dentro del campus</span>
        <span className="num text-[1.125rem] text-on-panel">{formatDemoTime(demoSeconds)}</span>
      </figcaption>
      {Demo && <Demo open={open} onClose={() => setOpen(false)} />}
    </figure>
  );
}

function CampusPicture() {
  return (
    <svg viewBox="0 0 480 270" aria-hidden="true" className="w-full">
      <rect width="480" height="270" fill="#f7f8fa" />
      <rect width="92" height="270" fill="#fff" />
      <path d="M92 0v270" stroke="#d9e0ea" />
      <rect x="14" y="16" width="64" height="12" rx="3" fill="#12336b" />
      <path
        d="M18 52h48M18 72h40M18 92h52M18 112h36"
        stroke="#d9e0ea"
        strokeWidth="8"
        strokeLinecap="round"
      />
      <rect x="112" y="20" width="348" height="112" rx="8" fill="#0b1e40" />
      <rect x="128" y="38" width="150" height="16" rx="4" fill="#fff" />
      <path d="M128 88h300" stroke="#5b76a8" strokeWidth="4" />
      <g fill="#0b1e40" stroke="#fff" strokeWidth="4">
        <circle cx="220" cy="88" r="7" />
        <circle cx="320" cy="88" r="7" />
        <circle cx="420" cy="88" r="7" />
      </g>
      <circle cx="132" cy="88" r="9" fill="#e8bc5c" />
      <rect x="112" y="146" width="210" height="106" rx="8" fill="#fff" stroke="#d9e0ea" />
      <path d="M150 232a66 66 0 0 1 132 0" fill="none" stroke="#eef2f7" strokeWidth="14" />
      <path d="M150 232a66 66 0 0 1 88-62" fill="none" stroke="#12336b" strokeWidth="14" />
      <rect x="336" y="146" width="124" height="106" rx="8" fill="#fff" stroke="#d9e0ea" />
    </svg>
  );
}
