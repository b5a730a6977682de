import { type Cheer, cheers } from '@atalaya/core/patrols/patrols';
import { Heart } from 'lucide-react';
import { useAction } from '../platform/action/use-action';
import { call } from '../platform/api';
import { IconButton } from '../ui/icon-button';
import { LazyMenu } from '../ui/overlays/lazy-menu';
import { toast } from '../ui/overlays/toast-store';
import type { Member } from './patrol';

const texts: readonly Cheer[] = ['well', 'more', 'back', 'rest', 'together'];

/** One of five kind texts, once a day. */
export function CheerMenu({ member: { id, name, cheeredToday } }: { member: Member }) {
  const cheering = useAction(
    (text: Cheer) => call('POST /api/patrols/mine/cheers', { body: { userId: id, text } }),
    {
      done: () => toast({ title: 'Ánimo enviado', description: `${name} lo verá en sus avisos.` }),
      failed: 'No se ha enviado',
    },
  );
  if (cheeredToday)
    return (
      <IconButton label={`Hoy ya has animado a ${name}`} aria-disabled="true" onClick={() => {}}>
        <Heart className="fill-gold text-gold" />
      </IconButton>
    );
  return (
    <LazyMenu
      label={`Animar a ${name}`}
      items={texts.map((text) => ({ label: cheers[text], onSelect: () => cheering.run(text) }))}
    >
      {({ busy, ...pressed }) => (
        <IconButton label={`Animar a ${name}`} aria-busy={busy || undefined} {...pressed}>
          <Heart />
        </IconButton>
      )}
    </LazyMenu>
  );
}
