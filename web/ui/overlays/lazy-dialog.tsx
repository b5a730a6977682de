import { type ComponentType, useEffect, useEffectEvent, useState } from 'react';
import { toast } from './toast-store';

/**
 * A dialog whose code loads when it is first shown. If the download fails, the user is told and the page stays as it was;
 * `lazy` would replace the page with an error.
 */
export function lazyDialog<P extends { onClose: () => void }>(
  load: () => Promise<{ default: ComponentType<P> }>,
) {
  return function LazyDialog(props: P) {
    const [Dialog, setDialog] = useState<ComponentType<P> | null>(null);
    const close = useEffectEvent(() => {
      toast({
        title: 'No se ha podido abrir',
        description: 'Comprueba tu conexión y vuelve a intentarlo.',
        variant: 'destructive',
      });
      props.onClose();
    });
    useEffect(() => {
      let wanted = true;
      load().then(
        (module) => wanted && setDialog(() => module.default),
        () => wanted && close(),
      );
      return () => {
        wanted = false;
      };
    }, []);
    return Dialog && <Dialog {...props} />;
  };
}
