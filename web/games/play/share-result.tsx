import { formatClock } from '@atalaya/core/exams/clock';
import { gameFacts } from '@atalaya/core/games/game';
import type { PlayResultView, PlayView } from '@atalaya/core/games/plays.contract';
import { Share2 } from 'lucide-react';
import { Button } from '../../ui/button';
import { toast } from '../../ui/overlays/toast-store';
import { sharedPath } from './play-words';

/** The challenge is shared with its card; any other play with the address of its puzzle. */
export function ShareResult({ view, result }: { view: PlayView; result: PlayResultView }) {
  const { name, slug } = gameFacts[view.play.game];
  const isDaily = view.source === 'daily';
  const time = formatClock(result.activeMs);
  const path = isDaily ? '/campus-estudio/juegos' : sharedPath({ slug, ...view });
  const title = isDaily ? `Reto del día: ${name}` : name;
  const words = `${title}. ${result.points} de 100 en ${time}. ${isDaily ? '¿Y tú?' : 'La misma partida para ti:'}`;
  const share = async () => {
    const text = `${words} ${new URL(path, location.origin).href}`;
    const files = isDaily ? await cardFiles(title, result.points, time) : [];
    const data = files.length > 0 ? { text, files } : { text };
    if ('share' in navigator && navigator.canShare?.(data))
      // Closing the share dialog rejects the promise.
      return navigator.share(data).catch(() => {});
    try {
      await navigator.clipboard.writeText(text);
      toast({ title: 'Copiado', description: 'Pégalo donde quieras compartirlo.' });
    } catch {
      toast({ title: 'No se ha podido copiar', description: text, variant: 'destructive' });
    }
  };
  return (
    <Button variant="outline" onClick={() => void share()}>
      <Share2 />
      {isDaily ? 'Compartir el resultado' : 'Compartir la partida'}
    </Button>
  );
}

async function cardFiles(title: string, points: number, time: string): Promise<File[]> {
  try {
    const { drawCard } = await import('./result-card');
    return [new File([await drawCard({ title, points, time })], 'reto-atalaya.png', { type: 'image/png' })];
  } catch {
    return [];
  }
}
