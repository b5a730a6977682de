import { X } from 'lucide-react';
import { IconButton } from '../../ui/icon-button';

type RunTopProps = {
  title: string;
  position: number;
  total: number;
  done: readonly boolean[];
  onLeave: () => void;
};

export function RunTop({ title, position, total, done, onLeave }: RunTopProps) {
  return (
    <header className="flex items-center gap-4 border-b border-panel-line px-2 py-2.5 md:px-6 md:py-4">
      <IconButton label="Salir del simulador" variant="on-panel" onClick={onLeave}>
        <X />
      </IconButton>
      <p className="font-semibold max-md:sr-only">{title}</p>
      <div aria-hidden="true" className="ml-auto flex gap-2 max-md:mx-auto">
        {done.map((isDone, index) => (
          <i
            // biome-ignore lint/suspicious/noArrayIndexKey: the questions keep their place
            key={index}
            className={`h-1.5 w-5 rounded-full md:w-9 ${index + 1 === position ? 'bg-panel-gold' : isDone ? 'bg-white' : 'bg-panel-line'}`}
          />
        ))}
      </div>
      <p className="num text-[1.375rem]">
        <span className="sr-only">Pregunta </span>
        {position}/{total}
      </p>
    </header>
  );
}
