import { ArrowRight } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Button } from '../ui/button';

type BreakStepProps = { minutes: number; onDone: () => void };

const clock = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

/** The break is optional and can be skipped at once. */
export function BreakStep({ minutes, onDone }: BreakStepProps) {
  const [left, setLeft] = useState(minutes * 60);
  useEffect(() => {
    const end = Date.now() + minutes * 60_000;
    const timer = setInterval(() => setLeft(Math.max(0, Math.ceil((end - Date.now()) / 1000))), 500);
    return () => clearInterval(timer);
  }, [minutes]);
  return (
    <section aria-labelledby="pausa" className="grid justify-items-center gap-5 py-6 text-center md:py-12">
      <div aria-hidden="true" className="relative grid size-52 place-items-center">
        <span className="absolute inset-0 rounded-full bg-navy-tint" />
        <span className="absolute inset-6 rounded-full bg-gold/35" />
        <span className="num relative text-[3.5rem]">{clock(left)}</span>
      </div>
      <h1 id="pausa" className="text-h2">
        {left > 0 ? 'Micropausa' : 'Listo para seguir'}
      </h1>
      <p className="max-w-[44ch] text-muted">
        Levántate, mira lejos y respira despacio. Las pausas cortas sostienen la atención que una hora seguida
        agota.
      </p>
      <Button size="lg" variant={left > 0 ? 'outline' : 'primary'} onClick={onDone}>
        {left > 0 ? 'Seguir ya' : 'Seguir'}
        <ArrowRight aria-hidden="true" />
      </Button>
    </section>
  );
}
