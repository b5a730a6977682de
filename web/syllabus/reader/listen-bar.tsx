import { formatNumber } from '@atalaya/core/platform/number-format';
import { Pause, Play, SkipBack, SkipForward, X } from 'lucide-react';
import { IconButton } from '../../ui/icon-button';
import { type Listen, rates } from './use-listen';

const time = (seconds: number): string => {
  const whole = Math.round(seconds);
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
};

const choice =
  'h-10 rounded-md border-[1.5px] border-panel-control bg-panel px-2 text-small font-semibold text-on-panel pointer-coarse:h-11';

export function ListenBar({ listen }: { listen: Listen }) {
  const { listening, elapsed, total } = listen;
  if (!listening) return null;
  return (
    <section
      aria-label="Escuchar el tema"
      className="fixed inset-x-3 bottom-[calc(5.25rem+env(safe-area-inset-bottom))] z-20 flex items-center justify-between gap-2 rounded-xl border border-panel-line bg-panel px-3 py-2.5 text-on-panel shadow-float md:inset-x-auto md:left-1/2 md:-translate-x-1/2 md:gap-3.5 lg:bottom-6 print:hidden"
    >
      <IconButton label="Párrafo anterior" variant="on-panel" onClick={() => listen.skip(-1)}>
        <SkipBack />
      </IconButton>
      <IconButton
        label={listening.isPlaying ? 'Pausar' : 'Seguir escuchando'}
        className="rounded-full! bg-panel-gold text-on-panel-gold hover:bg-panel-gold-hover"
        onClick={listen.toggle}
      >
        {listening.isPlaying ? <Pause /> : <Play />}
      </IconButton>
      <IconButton label="Párrafo siguiente" variant="on-panel" onClick={() => listen.skip(1)}>
        <SkipForward />
      </IconButton>
      <div className="h-1 w-32 overflow-hidden rounded-full bg-panel-line max-xl:hidden" aria-hidden="true">
        <div
          className="h-full origin-left bg-panel-gold"
          style={{ transform: `scaleX(${total > 0 ? elapsed / total : 0})` }}
        />
      </div>
      {listening.failed ? (
        <p role="alert" className="text-small">
          Voz cortada
        </p>
      ) : (
        <p className="num text-small whitespace-nowrap">
          {time(elapsed)}
          <span className="text-on-panel-muted max-md:hidden"> / {time(total)}</span>
        </p>
      )}
      <select
        aria-label="Velocidad"
        value={listen.rate}
        onChange={(event) => listen.setRate(Number(event.target.value))}
        className={choice}
      >
        {rates.map((rate) => (
          <option key={rate} value={rate}>
            {formatNumber(rate)}×
          </option>
        ))}
      </select>
      {listen.voices.length > 1 && (
        <select
          aria-label="Voz"
          value={listen.voiceName ?? listen.voices[0]?.name}
          onChange={(event) => listen.setVoice(event.target.value)}
          className={`${choice} max-w-40 max-md:hidden`}
        >
          {listen.voices.map(({ name }) => (
            <option key={name}>{name}</option>
          ))}
        </select>
      )}
      <IconButton label="Dejar de escuchar" variant="on-panel" onClick={listen.stop}>
        <X />
      </IconButton>
    </section>
  );
}
