import { shortDay } from '@atalaya/core/platform/date-format';
import { formatCount } from '@atalaya/core/platform/number-format';
import { callFrom } from '../../platform/page-context';
import type { Route } from './+types/forum-page';

export const handle = { audience: 'guest', query: ['categoria', 'despues', 'q'] } as const;

export async function loader({ context, request }: Route.LoaderArgs) {
  const ask = callFrom(context);
  const { searchParams } = new URL(request.url);
  const categories = await ask('GET /api/forum/categories');
  const category = categories.find(({ id }) => String(id) === searchParams.get('categoria'));
  const search = searchParams.get('q')?.trim().slice(0, 100) ?? '';
  if (search) {
    const query = { q: search, ...(category ? { category: category.id } : {}) };
    const matches = await ask('GET /api/forum/search', { query });
    return { categories, category, search, topics: matches.map(({ topic }) => topic), next: null };
  }
  const after = searchParams.get('despues') ?? '';
  const { pinned, items, next } = await ask('GET /api/forum/topics', {
    query: {
      ...(category ? { category: category.id } : {}),
      ...(/^\d{1,15}_\d{1,10}$/.test(after) ? { after } : {}),
    },
  });
  return { categories, category, search, topics: [...pinned, ...items], next };
}

export default function ClassicForumPage({ loaderData }: Route.ComponentProps) {
  const { categories, category, search, topics, next } = loaderData;
  const chosen = category ? `categoria=${category.id}&` : '';
  return (
    <>
      <h1 className="text-h3">{category ? `Foro: ${category.name}` : 'Foro'}</h1>
      <p className="mt-2">
        <a href="/legacy/foro/nuevo" className="link font-semibold">
          Haz una pregunta
        </a>
      </p>
      <form action="/legacy/foro" className="mt-3 flex flex-wrap items-end gap-3">
        <label className="grid gap-1 font-semibold">
          Buscar en el foro
          <input
            name="q"
            defaultValue={search}
            maxLength={100}
            className="min-h-11 rounded-sm border border-line-strong bg-surface px-3 font-normal"
          />
        </label>
        <button type="submit" className="min-h-11 rounded-sm bg-navy px-5 font-semibold text-on-navy">
          Buscar
        </button>
      </form>
      <ul aria-label="Categorías" className="mt-4 flex flex-wrap gap-x-4">
        <li>
          <a href="/legacy/foro" className="link inline-block py-1.5">
            Todas
          </a>
        </li>
        {categories.map(({ id, name, topics: count }) => (
          <li key={id}>
            <a
              href={`/legacy/foro?categoria=${id}`}
              aria-current={id === category?.id ? 'true' : undefined}
              className="link inline-block py-1.5"
            >
              {name} ({count})
            </a>
          </li>
        ))}
      </ul>
      {topics.length === 0 && <p className="mt-4">No hay temas.</p>}
      <ul className="mt-3">
        {topics.map((topic) => (
          <li key={topic.id} className="border-t border-line py-3">
            <a href={`/legacy/foro/tema/${topic.id}`} className="link font-semibold wrap-anywhere">
              {topic.title}
            </a>
            <p className="text-small text-muted">
              {topic.isSolved && 'Resuelto. '}
              {formatCount(topic.replies, 'respuesta', 'respuestas')}. {topic.lastAuthor},{' '}
              {shortDay(topic.lastPostAt)}
            </p>
          </li>
        ))}
      </ul>
      {next && (
        <p className="mt-3">
          <a href={`/legacy/foro?${chosen}despues=${next}`} className="link">
            Temas anteriores
          </a>
        </p>
      )}
    </>
  );
}
