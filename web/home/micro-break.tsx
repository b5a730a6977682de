import { breath, breathAt } from '@atalaya/core/home/recall';
import { Play, Square } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Button } from '../ui/button';

const seconds = (breath.inSeconds + breath.outSeconds) * breath.times;
const words = { in: 'Inspira', out: 'Suelta el aire', done: 'Hecho' } as const;

export function MicroBreak({ active }: { active: boolean }) {
  const [startedAt, setStartedAt] = useState<number | null>(null);
  const [elapsed, setElapsed] = useState(0);
  const moment = breathAt(elapsed);
  const running = startedAt !== null && moment.phase !== 'done';
  if (!active && startedAt !== null) setStartedAt(null);

  useEffect(() => {
    if (!running) return;
    const timer = setInterval(() => setElapsed((Date.now() - startedAt) / 1000), 200);
    return () => clearInterval(timer);
  }, [running, startedAt]);

  const start = () => {
    setElapsed(0);
    setStartedAt(Date.now());
  };
  const done = startedAt !== null && !running;

  return (
    <div className="grid h-full content-center items-center gap-7 md:grid-cols-[1fr_14rem]">
      <div className="grid justify-items-start gap-5">
        <h3 className="text-h4">Una micropausa de {seconds} segundos</h3>
        {startedAt === null ? (
          <p className="max-w-[52ch] text-muted">
            Mira lejos, suelta los hombros y respira cuatro veces, más largo al soltar que al coger. Las
            pausas cortas mantienen la atención que una hora seguida agota (Ariga y Lleras, 2011).
          </p>
        ) : (
          <p role="status" className="font-display text-h2 font-bold">
            {done ? 'Listo. Vuelve con la cabeza despejada.' : words[moment.phase]}
          </p>
        )}
        {running ? (
          <>
            <p className="text-muted tabular-nums">
              {moment.left} s, respiración {moment.round} de {breath.times}
            </p>
            <Button variant="outline" onClick={() => setStartedAt(null)}>
              <Square />
              Dejarlo
            </Button>
          </>
        ) : (
          <Button size="lg" onClick={start} className="noscript:hidden">
            <Play />
            {done ? 'Otra vez' : 'Empezar la pausa'}
          </Button>
        )}
      </div>
      <div aria-hidden="true" className="relative mx-auto grid size-44 place-items-center md:size-56">
        <span className="absolute inset-0 rounded-full bg-navy-tint" />
        <span
          className="absolute inset-4 rounded-full bg-gold/35 transition-transform ease-in-out"
          style={{
            transform: `scale(${running && moment.phase === 'in' ? 1 : 0.55})`,
            transitionDuration: `${moment.phase === 'in' ? breath.inSeconds : breath.outSeconds}s`,
          }}
        />
        <span className="relative size-16 rounded-full bg-gold" />
      </div>
    </div>
  );
}
