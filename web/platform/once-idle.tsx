import { type ComponentType, useEffect, useState } from 'react';
import { whenIdle } from './when-idle';

export type LoadCompanion = () => Promise<{ default: ComponentType }>;

/** Loads a component when the browser is idle. */
export function OnceIdle({ load }: { load: LoadCompanion }) {
  const [Companion, setCompanion] = useState<ComponentType>();

  useEffect(() => {
    let wanted = true;
    const cancel = whenIdle(() => {
      load().then(
        (module) => wanted && setCompanion(() => module.default),
        (error) => console.error('companion', error),
      );
    });
    return () => {
      wanted = false;
      cancel();
    };
  }, [load]);

  return Companion ? <Companion /> : null;
}
