import { type ComponentType, useEffect, useState } from 'react';

type Load = () => Promise<{ default: ComponentType }>;

/** A panel whose code arrives when it is first opened. A failed download closes it: the next press tries again. */
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

/** Spread on whatever opens a panel: the code is fetched while the finger is still on its way. */
export const warmUp = (load: () => Promise<unknown>) => {
  const early = () => {
    load().catch(() => {});
  };
  return { onPointerEnter: early, onFocus: early, onTouchStart: early };
};
