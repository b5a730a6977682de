import { brand } from '@atalaya/core/brand';
import { MAX_DEVICES } from '@atalaya/core/devices/devices';
import type { DeviceLimit } from '@atalaya/core/devices/devices.contract';
import { BLOCKED_MESSAGE, REDIRECT_AFTER_MS } from '@atalaya/core/devices/session-view';
import { useQuery } from '@tanstack/react-query';
import { LockKeyhole, MonitorSmartphone, TriangleAlert } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { useLocation, useNavigate } from 'react-router';
import { read } from '../platform/api';
import { Tower } from '../ui/tower';

/** The page behind is hidden from screen readers too. */
export default function BlockedScreen({ limit }: { limit: DeviceLimit }) {
  const screen = useRef<HTMLDivElement>(null);
  useWayHome();
  useEffect(() => (screen.current ? blockInput(screen.current) : undefined), []);
  return createPortal(
    <div
      ref={screen}
      role="alertdialog"
      aria-modal="true"
      aria-labelledby="blocked-title"
      aria-describedby="blocked-reason"
      tabIndex={-1}
      className="fixed inset-0 z-70 overflow-y-auto rounded-none! bg-panel text-on-panel outline-none select-none"
    >
      <DarkTower />
      <div className="page-width relative grid min-h-full content-center gap-6 py-12 *:max-w-135">
        <header className="grid gap-3">
          <span className="mb-2 grid size-16 place-items-center rounded-xl bg-panel-gold text-on-panel-gold">
            <LockKeyhole className="size-8" />
          </span>
          <h2 id="blocked-title" className="text-h1">
            Acceso Restringido
          </h2>
          <div id="blocked-reason" className="grid gap-1">
            <p className="text-lead font-semibold">Has alcanzado el límite de dispositivos permitidos</p>
            <p className="text-on-panel-muted">{limit.message || BLOCKED_MESSAGE}</p>
          </div>
        </header>
        <p className="flex items-center gap-3 rounded-lg border border-panel-line bg-panel-raised px-4 py-3.5 font-semibold">
          <TriangleAlert className="size-5.5 text-panel-gold" />
          No puedes acceder desde este dispositivo
        </p>
        <RegisteredDevices limit={limit} />
        <SupportLine />
      </div>
    </div>,
    document.body,
  );
}

function DarkTower() {
  return (
    <svg
      viewBox="0 0 1440 900"
      preserveAspectRatio="xMaxYMax slice"
      aria-hidden="true"
      className="pointer-events-none fixed inset-0 size-full max-lg:hidden"
    >
      <circle cx="1110" cy="700" r="540" fill="#0e2650" />
      <circle cx="1110" cy="700" r="390" fill="#143362" />
      <circle cx="1110" cy="700" r="255" fill="#1d4276" />
      <g transform="translate(1110 742) scale(1.15)">
        <Tower ink="night" />
      </g>
      <path d="M-800 830H0q520-30 860-76 250-34 580 26v200H-800z" fill="#071530" />
    </svg>
  );
}

function RegisteredDevices({ limit }: { limit: DeviceLimit }) {
  const devices = limit.allowedDevices ?? [];
  return (
    <section aria-labelledby="blocked-devices">
      <h3
        id="blocked-devices"
        className="flex items-baseline justify-between gap-4 border-b border-panel-line pb-3 text-h4"
      >
        Dispositivos registrados
        <span className="num text-h3">
          {limit.deviceCount ?? devices.length} de {MAX_DEVICES}
        </span>
      </h3>
      <ul>
        {devices.map(({ browser, operatingSystem }, index) => (
          // Two devices may well have the same name.
          // biome-ignore lint/suspicious/noArrayIndexKey: the items have no id
          <li key={index} className="flex items-center gap-3 border-b border-panel-line py-3">
            <MonitorSmartphone className="size-5 text-on-panel-muted" />
            {browser} en {operatingSystem}
          </li>
        ))}
      </ul>
    </section>
  );
}

function SupportLine() {
  const { data } = useQuery({ ...read('GET /api/config'), staleTime: Number.POSITIVE_INFINITY });
  return (
    <p className="text-on-panel-muted">
      Soporte técnico: <b className="text-on-panel">{data?.contact?.email ?? brand.email}</b>
    </p>
  );
}

/** Redirects home after 2 seconds, unless already there. */
function useWayHome(): void {
  const navigate = useNavigate();
  const elsewhere = useLocation().pathname !== '/';
  useEffect(() => {
    if (!elsewhere) return;
    const timer = setTimeout(() => navigate('/'), REDIRECT_AFTER_MS);
    return () => clearTimeout(timer);
  }, [elsewhere, navigate]);
}

/**
 * Clicks, keys, context menu, selection and drag. Scrolling stays, because the screen may be taller than the window.
 */
const blocked = [
  ...['click', 'dblclick', 'auxclick', 'mousedown', 'mouseup', 'pointerdown', 'pointerup'],
  ...['keydown', 'keypress', 'keyup'],
  ...['contextmenu', 'selectstart', 'dragstart', 'drag', 'drop', 'copy', 'cut', 'paste', 'submit'],
];

const stop = (event: Event): void => {
  event.preventDefault();
  event.stopImmediatePropagation();
};

/** Makes everything except `screen` inert. Returns a cleanup function. */
function blockInput(screen: HTMLElement): () => void {
  const before = document.activeElement;
  const hideBehind = () => {
    for (const element of document.body.children) element.toggleAttribute('inert', element !== screen);
  };
  // The redirect home replaces the page behind the screen.
  const pages = new MutationObserver(hideBehind);
  pages.observe(document.body, { childList: true });
  hideBehind();
  for (const name of blocked) window.addEventListener(name, stop, { capture: true });
  screen.focus();
  return () => {
    pages.disconnect();
    for (const name of blocked) window.removeEventListener(name, stop, { capture: true });
    for (const element of document.body.children) element.toggleAttribute('inert', false);
    if (before instanceof HTMLElement) before.focus();
  };
}
