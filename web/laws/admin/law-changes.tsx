import type { Answer } from '@atalaya/core/api';
import { longDay } from '@atalaya/core/platform/date-format';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Check } from 'lucide-react';
import { useAction } from '../../platform/action/use-action';
import { call, read } from '../../platform/api';
import { sentenceFor } from '../../platform/http-error';
import { Button, ButtonLink } from '../../ui/button';
import { Section } from '../../ui/section';
import { Loading, Skeleton } from '../../ui/skeleton';
import { ErrorState } from '../../ui/state';
import WordChanges from '../../ui/word-changes';

export const changesQuery = read('GET /api/admin/law-changes');
type Change = Answer<'GET /api/admin/law-changes'>[number];
type Item = Change['items'][number];

/** What waits for an editor because its article changed. */
export function LawChanges() {
  const { data, error, refetch } = useQuery(changesQuery);
  return (
    <Section id="revisar" title="Para revisar" className="mt-8">
      {error && (
        <ErrorState title="No hemos podido cargarlo" retry={refetch}>
          {sentenceFor(error)}
        </ErrorState>
      )}
      {!data && !error && (
        <Loading className="mt-3">
          <Skeleton className="h-24 rounded-lg" />
        </Loading>
      )}
      {data?.length === 0 && (
        <p className="mt-2 text-muted">Nada pendiente: ningún cambio importado toca lo publicado.</p>
      )}
      <ul className="mt-3 grid gap-4">
        {data?.map((change) => (
          <ChangedArticle key={`${change.law.id} ${change.article} ${change.changedOn}`} change={change} />
        ))}
      </ul>
    </Section>
  );
}

function ChangedArticle({ change: { law, article, changedOn, before, after, items } }: { change: Change }) {
  return (
    <li className="rounded-lg border border-line bg-surface p-5">
      <h3 className="text-h4">
        Artículo {article} {law.shortName}
      </h3>
      <p className="text-small text-muted">Texto en vigor desde el {longDay(changedOn)}</p>
      {before !== null && (
        <details className="mt-3">
          <summary className="min-h-11 cursor-pointer py-2 font-semibold">Comparar los dos textos</summary>
          <p className="leading-relaxed whitespace-pre-line">
            <WordChanges before={before} after={after ?? ''} />
          </p>
        </details>
      )}
      <ul className="mt-2">
        {items.map((item) => (
          <ChangedItem key={`${item.kind} ${item.id}`} item={item} />
        ))}
      </ul>
    </li>
  );
}

const kinds: Record<Item['kind'], string> = {
  choice: 'Pregunta',
  'true-false': 'Verdadero o falso',
  flashcard: 'Tarjeta',
  article: 'Nuestra frase',
  section: 'Sección del temario',
  step: 'Paso de protocolo',
  tool: 'Herramienta',
};

/** Where it is corrected; protocols and tools are files and code. */
function editorOf({ kind, id, topic, text }: Item): string | null {
  const words = encodeURIComponent(text.slice(0, 60));
  if (kind === 'choice') return `/admin/preguntas-test?q=${words}`;
  if (kind === 'true-false') return `/admin/verdadero-falso?q=${words}`;
  if (kind === 'flashcard') return `/admin/flashcards?q=${words}`;
  if (kind === 'article') return `/admin/articulos?ficha=${encodeURIComponent(id)}`;
  return kind === 'section' ? `/admin/temario?ficha=${topic}` : null;
}

function ChangedItem({ item }: { item: Item }) {
  const { kind, id, topic, text } = item;
  const editor = editorOf(item);
  const client = useQueryClient();
  const release = useAction(() => call('POST /api/admin/law-changes/release', { body: { kind, id } }), {
    stale: [],
    failed: 'No se ha guardado',
    settled: () => client.invalidateQueries(changesQuery),
    retries: true,
  });
  return (
    <li className="flex flex-wrap items-center gap-3 border-t border-line py-2.5">
      <span className="min-w-60 flex-1">
        <span className="block text-pretty">{text}</span>
        <span className="text-micro text-muted">
          {kinds[kind]} · {id}
          {topic !== null && kind !== 'section' && ` · tema ${topic}`}
          {editor === null && ' · se corrige en su archivo, con una nueva versión de la web'}
        </span>
      </span>
      {editor && (
        <ButtonLink variant="outline" size="sm" to={editor}>
          Corregir
        </ButtonLink>
      )}
      <Button variant="outline" size="sm" busy={release.isBusy} onClick={() => release.run()}>
        <Check />
        Sigue vigente
      </Button>
    </li>
  );
}
