import { gameFacts, games } from '@atalaya/core/games/game';
import type { Cells } from '../../admin/resource/described-columns';
import { ButtonLink } from '../../ui/button';

const gameName = (value: unknown): string => {
  const game = games.find((one) => one === value);
  return game ? gameFacts[game].name : '';
};

export const reportCells: Cells = {
  reason: { header: 'Aviso' },
  answer: { header: 'Palabra, tarjeta o rama' },
  game: { header: 'Juego', cell: ({ game }) => gameName(game) },
  topic: { header: 'Tema' },
};

type Reported = Readonly<Record<string, unknown>>;

/** What the user saw, and the way to the record that it comes from. */
export function ReportedItem({ report }: { report: Reported }) {
  const { reason, question, answer, game } = report;
  const source = sourceOf(report);
  return (
    <div className="mt-5 grid gap-3">
      <p>«{String(reason ?? '')}»</p>
      <dl className="grid gap-2 rounded-lg border border-line p-4 text-small">
        <dt className="text-muted">Se preguntaba, en {gameName(game)}</dt>
        <dd>{String(question ?? '')}</dd>
        <dt className="text-muted">Solución</dt>
        <dd className="font-semibold">{String(answer ?? '')}</dd>
      </dl>
      <ButtonLink variant="outline" size="sm" className="w-fit" to={source.to}>
        {source.label}
      </ButtonLink>
      <p className="text-small text-muted">
        Al marcarlo como resuelto, quien avisó recibe en sus notificaciones lo que escribas.
      </p>
    </div>
  );
}

function sourceOf({ kind, itemId, topic }: Reported): { to: string; label: string } {
  if (kind === 'branch')
    return { to: `/admin/esquemas?topic=${String(topic ?? '')}`, label: 'Ver el esquema del tema' };
  const id = encodeURIComponent(String(itemId ?? ''));
  return kind === 'flashcard'
    ? { to: `/admin/flashcards?ficha=${id}`, label: 'Editar la tarjeta' }
    : {
        to: `/admin/juegos-educativos?parte=terminos&tema=${String(topic ?? '')}&ficha=${id}`,
        label: 'Editar el término',
      };
}
