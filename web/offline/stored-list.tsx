import { formatCount } from '@atalaya/core/platform/number-format';
import { formatAge } from '@atalaya/core/platform/text/age';
import { formatSize } from '@atalaya/core/platform/text/size';
import { useQuery } from '@tanstack/react-query';
import { BookOpen, CalendarCheck, Headphones, Layers, type LucideIcon, Timer, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { forgetExam, readWork } from '../exams/sitting/device-store';
import { useAction } from '../platform/action/use-action';
import { type Download, type DownloadKind, removeDownload } from '../platform/offline/downloads';
import { useRefreshDownloads } from '../platform/offline/use-downloads';
import { forgetSession } from '../review/kept-session';
import { Button } from '../ui/button';
import { IconButton } from '../ui/icon-button';
import { ConfirmDialog } from '../ui/overlays/confirm-dialog';
import { toast } from '../ui/overlays/toast-store';
import { EmptyState } from '../ui/state';

const icons: Record<DownloadKind, LucideIcon> = {
  topic: BookOpen,
  deck: Layers,
  session: CalendarCheck,
  mock: Timer,
  episode: Headphones,
};

export function StoredList({ downloads }: { downloads: readonly Download[] }) {
  const [isAsking, setAsking] = useState(false);
  const refresh = useRefreshDownloads();
  const free = useAction(
    async (chosen: readonly Download[]) => {
      let stayed = 0;
      for (const download of chosen) if (!(await freeDownload(download))) stayed += 1;
      return stayed;
    },
    {
      stale: [],
      done: async (stayed) => {
        setAsking(false);
        await refresh();
        if (stayed > 0)
          toast({
            title: 'El simulacro sigue guardado',
            description: 'Tiene respuestas sin enviar. Podrás liberarlo cuando haya conexión.',
          });
      },
      retries: true,
    },
  );
  return (
    <section aria-labelledby="guardado">
      <div className="mb-4 flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <div>
          <h2 id="guardado" className="text-h3">
            En este dispositivo
          </h2>
          <Occupied downloads={downloads} />
        </div>
        {downloads.length > 1 && (
          <Button variant="outline" size="sm" onClick={() => setAsking(true)}>
            Liberar todo
          </Button>
        )}
      </div>
      {downloads.length === 0 ? (
        <div className="rounded-lg border border-line bg-surface">
          <EmptyState heading="h3" title="Aún no has descargado nada">
            Elige abajo lo que quieras llevarte. Se abre sin conexión y lo que respondas se envía después.
          </EmptyState>
        </div>
      ) : (
        <ul className="border-t border-line">
          {downloads.map((download) => (
            <StoredRow key={download.id} download={download} onFree={() => void free.run([download])} />
          ))}
        </ul>
      )}
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title="¿Liberar todas las descargas?"
        description="Dejarán de abrirse sin conexión. Lo que has respondido no se pierde."
        confirmLabel="Liberar todo"
        busy={free.isBusy}
        onConfirm={() => void free.run(downloads)}
      />
    </section>
  );
}

function StoredRow({ download, onFree }: { download: Download; onFree: () => void }) {
  const { kind, title, path, bytes, at } = download;
  const Icon = icons[kind];
  return (
    <li className="flex items-center gap-4 border-b border-line py-3.5">
      <Icon className="size-5 flex-none text-muted" />
      <div className="min-w-0">
        <Link to={path} className="font-semibold wrap-anywhere no-underline hover:underline">
          {title}
        </Link>
        <p className="text-small text-muted">
          {formatSize(bytes)}, descargado {formatAge(Date.now() - at)}
        </p>
      </div>
      <IconButton label={`Liberar: ${title}`} className="ml-auto" onClick={onFree}>
        <Trash2 />
      </IconButton>
    </li>
  );
}

/** The sum of the downloads, and what the browser counts for the whole app. */
function Occupied({ downloads }: { downloads: readonly Download[] }) {
  const bytes = downloads.reduce((sum, download) => sum + download.bytes, 0);
  const { data } = useQuery({
    queryKey: ['storage-estimate', bytes],
    queryFn: async () => (await navigator.storage?.estimate?.()) ?? null,
    networkMode: 'always',
    gcTime: 0,
  });
  const own =
    downloads.length > 0
      ? `${formatCount(downloads.length, 'descarga', 'descargas')}: ${formatSize(bytes)}. `
      : '';
  const all =
    data?.usage && data.quota
      ? `Toda la aplicación ocupa ${formatSize(data.usage)}; el navegador le deja hasta ${formatSize(data.quota)}.`
      : '';
  return <p className="mt-1 min-h-6 text-small text-muted">{own + all}</p>;
}

/** False if it has answers that the server does not have yet; it stays then. */
async function freeDownload(download: Download): Promise<boolean> {
  const { kind, userId, id } = download;
  const subject = id.split(':')[1] ?? '';
  if (kind === 'mock') {
    if (((await readWork(subject))?.outbox.length ?? 0) > 0) return false;
    await forgetExam(subject);
  }
  if (kind === 'session') await forgetSession(userId, {});
  if (kind === 'deck') await forgetSession(userId, { topic: Number(subject) });
  await removeDownload(download);
  return true;
}
