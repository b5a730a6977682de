import { type ComponentType, useEffect, useEffectEvent, useState } from 'react';
import { toast } from './toast-store';

/**
 * A dialog or drawer whose code loads when it is first open. If the download fails, the user is told and the page stays as
 * it was; `lazy` would replace the page with an error. One that stays mounted says with `isOpen` when it is open.
 */
export function lazyDialog<P extends { onClose: () => unknown }>(
  load: () => Promise<{ default: ComponentType<P> }>,
  isOpen: (props: P) => boolean = () => true,
) {
  let loaded: ComponentType<P> | null = null;
  return function LazyDialog(props: P) {
    const [Dialog, setDialog] = useState(() => loaded);
    const isWanted = Dialog === null && isOpen(props);
    const show = useEffectEvent((dialog: ComponentType<P>) => {
      loaded = dialog;
      setDialog(() => dialog);
    });
    const close = useEffectEvent(() => {
      toast({
        title: 'No se ha podido abrir',
        description: 'Comprueba tu conexión y vuelve a intentarlo.',
        variant: 'destructive',
      });
      props.onClose();
    });
    useEffect(() => {
      if (!isWanted) return;
      let wanted = true;
      load().then(
        (module) => wanted && show(module.default),
        () => wanted && close(),
      );
      return () => {
        wanted = false;
      };
    }, [isWanted]);
    return Dialog && <Dialog {...props} />;
  };
}
