import { Headphones, Highlighter, Printer, Quote, StickyNote } from 'lucide-react';
import { Saved } from '../../syllabus/reader/saved';
import { Button } from '../../ui/button';
import { toast } from '../../ui/overlays/toast-store';
import type { ArticleData } from './article-data';
import { type ArticleNotes, keepSelection } from './use-article-notes';
import { useSpokenArticle } from './use-spoken-article';

const tool = 'justify-start! px-2!';
/** On a phone they are in the bar at the foot. */
const inBar = `${tool} max-lg:hidden!`;

export function ArticleTools({
  article,
  notes: { isSignedIn, notes, highlights },
}: {
  article: ArticleData;
  notes: ArticleNotes;
}) {
  const { number, law } = article;
  const { canSpeak, isSpeaking, toggle } = useSpokenArticle(article);
  const cite = async () => {
    const citation = `art. ${number} ${law.shortName} (${law.name}, ${law.boe})`;
    try {
      await navigator.clipboard.writeText(citation);
      toast({ title: 'Cita copiada', description: citation });
    } catch {
      toast({ title: 'No se ha podido copiar', description: citation, variant: 'destructive' });
    }
  };
  return (
    <div className="mt-2 grid">
      {canSpeak && (
        <Button variant="quiet" className={inBar} aria-pressed={isSpeaking} onClick={toggle}>
          <Headphones />
          {isSpeaking ? 'Parar' : 'Escuchar'}
        </Button>
      )}
      {isSignedIn && (
        <>
          <Button
            variant="quiet"
            className={inBar}
            aria-pressed={highlights.isHighlighting}
            onPointerDown={keepSelection}
            onClick={highlights.highlightSelection}
          >
            <Highlighter />
            {highlights.isHighlighting ? 'Elige las palabras' : 'Subrayar'}
          </Button>
          <Button variant="quiet" className={inBar} onPointerDown={keepSelection} onClick={highlights.note}>
            <StickyNote />
            Nota
          </Button>
        </>
      )}
      <Button variant="quiet" className={tool} onClick={cite}>
        <Quote />
        Citar
      </Button>
      <Button variant="quiet" className={tool} onClick={() => window.print()}>
        <Printer />
        Imprimir
      </Button>
      {notes.length > 0 && (
        <span className="mt-2 px-2">
          <Saved />
        </span>
      )}
    </div>
  );
}
