import { Plus } from 'lucide-react';
import { toast } from '../../ui/overlays/toast-store';

/** Copies the address of the room. */
export function FreeSeat() {
  const invite = async () => {
    try {
      await navigator.clipboard.writeText(location.href);
      toast({ title: 'Enlace copiado', description: 'Sirve para quien tenga el plan Plus o Elite.' });
    } catch {
      toast({ title: 'Copia la dirección de esta página', description: location.href });
    }
  };
  return (
    <li>
      <button
        type="button"
        onClick={invite}
        className="grid size-full min-h-28 content-center justify-items-center gap-1 rounded-lg border-[1.5px] border-dashed border-[#4a628f] text-on-panel-muted hover:bg-white/5 md:min-h-52"
      >
        <Plus className="size-5.5" />
        <b className="text-small md:text-body">Sitio libre</b>
        <span className="text-small">Invitar</span>
      </button>
    </li>
  );
}
