import { Drawer } from '../../ui/overlays/drawer';
import { Rail } from './rail';

export default function PhoneMenu({ open, onClose }: { open: boolean; onClose: () => void }) {
  return (
    <Drawer
      open={open}
      onOpenChange={(next) => next || onClose()}
      title="Administración"
      width="min(80%, 340px)"
      closeLabel="Cerrar el menú"
    >
      <div className="-mx-2 rounded-lg bg-panel p-2.5">
        <Rail />
      </div>
    </Drawer>
  );
}
