import { Art } from './art';
import { SPIN_MS } from './use-wheel';

/** Decorative: the list of odds has the same content. */
export function WheelDrawing({ turned, turning }: { turned: number; turning: boolean }) {
  return (
    <div className="relative mx-auto mb-7 aspect-square w-full max-w-125 lg:mb-0 dark:brightness-[.86]">
      <div className="size-full overflow-hidden rounded-full">
        <Art
          name="wheel"
          viewBox="0 0 480 480"
          label="Ruleta con ocho casillas"
          className="size-full"
          style={{
            transform: `rotate(${turned}deg)`,
            transition: turning ? `transform ${SPIN_MS}ms cubic-bezier(0.2, 0.7, 0.2, 1)` : undefined,
          }}
        />
      </div>
      <Art name="hub" viewBox="0 0 480 480" className="absolute inset-0 size-full overflow-visible" />
    </div>
  );
}
