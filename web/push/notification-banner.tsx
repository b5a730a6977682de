import { bannerDelayMs, invitesToNotifications } from '@atalaya/core/push/banner';
import { BellRing } from 'lucide-react';
import { useEffect, useState } from 'react';
import { readText, writeText } from '../platform/device-store';
import { Button } from '../ui/button';
import { checkPush, subscribePush, usePush } from './push-state';

const KEY = 'atalaya.banner-dismissed';

function dismissedAt(): number | null {
  const stored = Date.parse(readText(KEY) ?? '');
  return Number.isNaN(stored) ? null : stored;
}

/** Without storage the banner returns with the next page. */
const rememberDismissal = (now: number): boolean => writeText(KEY, new Date(now).toISOString());

/** 30 seconds after page load, or after sign-in on an older page. */
const waitMs = (): number => {
  const age = performance.now();
  return age < bannerDelayMs ? bannerDelayMs - age : bannerDelayMs;
};

const inExam = (): boolean => document.documentElement.hasAttribute('data-in-exam');

/** Shown once and never during an exam. */
export default function NotificationBanner() {
  const [due, setDue] = useState(false);
  const { isSupported, isSubscribed, isLoading, permission } = usePush();

  useEffect(() => {
    const timer = setTimeout(async () => {
      await checkPush();
      const { getState } = usePush;
      if (!inExam() && invitesToNotifications({ ...getState(), dismissedAt: dismissedAt(), now: Date.now() }))
        setDue(true);
    }, waitMs());
    return () => clearTimeout(timer);
  }, []);

  if (!due || !invitesToNotifications({ isSupported, isSubscribed, permission, dismissedAt: null, now: 0 }))
    return null;

  const dismiss = () => {
    rememberDismissal(Date.now());
    setDue(false);
  };

  return (
    <section
      aria-labelledby="banner-avisos"
      className="fixed inset-x-3 top-[max(0.75rem,env(safe-area-inset-top))] z-50 mx-auto grid max-w-192 animate-fade-in grid-cols-[auto_1fr] items-center gap-x-4 gap-y-3 rounded-lg border border-line bg-surface p-4 text-ink shadow-float md:grid-cols-[auto_1fr_auto] print:hidden"
    >
      <BellRing className="size-6 self-start text-gold-ink" />
      <div className="min-w-0">
        <p id="banner-avisos" className="leading-[1.3] font-semibold">
          Que no se te pase ningún repaso
        </p>
        <p className="mt-0.5 text-small text-muted">
          Te avisamos en este navegador. Tú eliges de qué y a qué horas.
        </p>
      </div>
      <div className="col-span-2 flex flex-wrap gap-2 md:col-span-1">
        <Button size="sm" disabled={isLoading} onClick={() => void subscribePush()}>
          Activar avisos
        </Button>
        <Button size="sm" variant="quiet" onClick={dismiss}>
          Ahora no
        </Button>
      </div>
    </section>
  );
}
