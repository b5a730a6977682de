import { type Cheer, cheers } from '@atalaya/core/patrols/patrols';
import { useMutation } from '@tanstack/react-query';
import { Heart } from 'lucide-react';
import { useRevalidator } from 'react-router';
import { call } from '../platform/api';
import { toastError } from '../platform/toast-error';
import { IconButton } from '../ui/icon-button';
import { LazyMenu } from '../ui/overlays/lazy-menu';
import { toast } from '../ui/overlays/toast-store';
import type { Member } from './patrol';

const texts: readonly Cheer[] = ['well', 'more', 'back', 'rest', 'together'];

/** One of five kind texts, once a day. */
export function CheerMenu({ member: { id, name, cheeredToday } }: { member: Member }) {
  const { revalidate } = useRevalidator();
  const cheering = useMutation({
    retry: false,
    mutationFn: (text: Cheer) => call('POST /api/patrols/mine/cheers', { body: { userId: id, text } }),
    onSuccess: async () => {
      toast({ title: 'Ánimo enviado', description: `${name} lo verá en sus avisos.` });
      await revalidate();
    },
    onError: (error) => toastError('No se ha enviado', error),
  });
  if (cheeredToday)
    return (
      <IconButton label={`Hoy ya has animado a ${name}`} aria-disabled="true" onClick={() => {}}>
        <Heart aria-hidden="true" className="fill-gold text-gold" />
      </IconButton>
    );
  return (
    <LazyMenu
      label={`Animar a ${name}`}
      items={texts.map((text) => ({ label: cheers[text], onSelect: () => cheering.mutate(text) }))}
    >
      {({ busy, ...pressed }) => (
        <IconButton label={`Animar a ${name}`} aria-busy={busy || undefined} {...pressed}>
          <Heart aria-hidden="true" />
        </IconButton>
      )}
    </LazyMenu>
  );
}
