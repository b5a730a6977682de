import { type ComponentType, useEffect, useState } from 'react';
import { useSession } from '../platform/session';
import { whenIdle } from '../platform/when-idle';

type Load = () => Promise<{ default: ComponentType }>;

/** What accompanies a signed-in user on every page. Its code is no part of the first load: it comes when the page is idle. */
export function WhenSignedIn({ load }: { load: Load }) {
  const userId = useSession().user?.id;
  const [Companion, setCompanion] = useState<ComponentType>();

  useEffect(() => {
    if (!userId || Companion) return;
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
  }, [userId, Companion, load]);

  return userId && Companion ? <Companion key={userId} /> : null;
}
