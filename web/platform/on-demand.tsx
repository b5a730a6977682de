import { type ComponentType, useEffect, useState } from 'react';

type Load = () => Promise<{ default: ComponentType }>;

/** Loads a panel's code when it is first opened. A failed download closes it, so that the next press retries. */
export function OnDemand({ open, load, onFail }: { open: boolean; load: Load; onFail: () => void }) {
  const [Panel, setPanel] = useState<ComponentType | null>(null);

  useEffect(() => {
    if (!open || Panel) return;
    let wanted = true;
    load().then(
      (module) => wanted && setPanel(() => module.default),
      () => wanted && onFail(),
    );
    return () => {
      wanted = false;
    };
  }, [open, Panel, load, onFail]);

  return Panel && <Panel />;
}

/** Props that preload a panel on hover, focus or touch. */
export const warmUp = (load: () => Promise<unknown>) => {
  const early = () => {
    load().catch(() => {});
  };
  return { onPointerEnter: early, onFocus: early, onTouchStart: early };
};
