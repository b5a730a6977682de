import { brand } from '@atalaya/core/brand';

/** An approximation; every system draws notifications differently. */
export function PushPreview({ title, body, url }: { title: string; body: string; url: string }) {
  return (
    <figure>
      <figcaption className="mb-2 text-small font-semibold">Vista previa</figcaption>
      <div className="grid grid-cols-[2.5rem_1fr] gap-x-3 rounded-lg border border-line bg-ground p-3.5 leading-[1.35] shadow-float">
        <img src="/favicon.svg" alt="" width="40" height="40" className="size-10 rounded-md" />
        <div className="min-w-0 wrap-anywhere">
          <p className="text-micro text-muted">{brand.name} · ahora</p>
          <p className="font-semibold">{title.trim() || 'Título'}</p>
          <p className="text-small">{body.trim() || 'Texto del aviso'}</p>
          <p className="mt-1 text-micro text-muted">Abre {url.trim() || '/'}</p>
        </div>
      </div>
    </figure>
  );
}
