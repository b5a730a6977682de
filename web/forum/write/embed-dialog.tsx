import { readEmbed, writeEmbed } from '@atalaya/core/forum/embeds';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { read } from '../../platform/api';
import { sentenceFor } from '../../platform/http-error';
import { Input } from '../../ui/forms/input';
import { Dialog } from '../../ui/overlays/dialog';

const SHOWN = 6;

type EmbedDialogProps = { onPick: (line: string) => void; onClose: () => void };
type Offer = { line: string; name: string; text: string };

/** Finds an article by its number or words, or a question of the bank by its id. */
export default function EmbedDialog({ onPick, onClose }: EmbedDialogProps) {
  const [typed, setTyped] = useState('');
  const asked = useDeferredValue(typed.trim());
  const embed = readEmbed(asked) ?? readEmbed(`pregunta:${asked.toLowerCase()}`);
  const isId = embed !== null && (embed.kind === 'article' || /\d/.test(embed.id));
  const exact = useQuery({
    ...read('GET /api/forum/embeds', { query: { text: embed ? writeEmbed(embed) : '' } }),
    enabled: isId,
  });
  const articles = useQuery({
    ...read('GET /api/law-articles', { query: { q: asked } }),
    enabled: asked.length >= 2,
  });
  const error = exact.error ?? articles.error;
  const { direct, items = [] } = (asked.length >= 2 && articles.data) || {};
  const found = direct ? [direct, ...items] : items;
  const offers: Offer[] = [
    ...(isId ? (exact.data ?? []) : []).map((card) =>
      card.kind === 'article'
        ? { line: card.key, name: `Art. ${card.number}, ${card.lawName}`, text: card.heading }
        : { line: card.key, name: `Pregunta ${card.id}`, text: card.stem },
    ),
    ...found.slice(0, SHOWN).map((row) => ({
      line: writeEmbed({ kind: 'article', law: row.law.slug, article: row.slug }),
      name: `Art. ${row.number}, ${row.law.shortName}`,
      text: row.heading,
    })),
  ];
  const unique = [...new Map(offers.map((offer) => [offer.line, offer])).values()];
  return (
    <Dialog
      open
      onOpenChange={(open) => open || onClose()}
      title="Insertar un artículo o una pregunta"
      width="520px"
    >
      <Input
        label="Artículo o pregunta"
        hint="El número y la ley («17 constitución»), unas palabras, o el código de una pregunta («t21-q001»)."
        value={typed}
        autoComplete="off"
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      <div aria-live="polite" className="mt-4">
        {error && <p role="alert">{sentenceFor(error)}</p>}
        {asked.length >= 2 && !error && unique.length === 0 && !articles.isFetching && (
          <p className="text-muted">Nada con eso. Prueba con el número del artículo.</p>
        )}
        <ul>
          {unique.map(({ line, name, text }) => (
            <li key={line} className="border-t border-line first:border-0">
              <button
                type="button"
                onClick={() => onPick(line)}
                className="w-full min-h-11 rounded-md px-2 py-2.5 text-left text-small hover:bg-navy-tint"
              >
                <b className="block">{name}</b>
                <span className="text-muted wrap-anywhere">{text}</span>
              </button>
            </li>
          ))}
        </ul>
      </div>
    </Dialog>
  );
}
