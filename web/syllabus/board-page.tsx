import type { DeckKind } from '@atalaya/core/review/deck';
import { boardPath, testPath, topicNumberIn } from '@atalaya/core/syllabus/reading/reading';
import { Download, ListChecks } from 'lucide-react';
import { call } from '../platform/api';
import { from, pageLoader } from '../platform/page-reads';
import { titled } from '../platform/page-title';
import { CampusHead } from '../shell/campus/campus-head';
import { CampusSkeleton } from '../shell/campus/campus-skeleton';
import { ButtonLink } from '../ui/button';
import { Plate } from '../ui/plate';
import { Skeleton } from '../ui/skeleton';
import type { Route } from './+types/board-page';
import { BoardFormats } from './board/board-formats';
import { CardList, Glossary, Statements } from './board/board-lists';
import { BoardNotes } from './board/board-notes';
import { BoardPart } from './board/board-part';
import { BoardPlus } from './board/board-plus';
import { BoardText } from './board/board-text';
import { DeckPanel } from './board/deck-panel';
import { VoiceNotes } from './board/voice-notes';
import { missingTopic, toTopic } from './missing-topic';
import { SchemeViewer } from './schemes/scheme-viewer';

export const meta = titled(
  ({ loaderData }: Route.MetaArgs) => loaderData && `Tablero del tema ${loaderData.bundle.topic.number}`,
);

export const clientLoader = pageLoader(
  ({ params: { topic = '' } }) => {
    const id = topicNumberIn(topic);
    if (id === null || topic !== String(id)) return null;
    const input = { params: { id } };
    return {
      bundle: from('GET /api/topics/:id/bundle', input),
      reading: from('GET /api/topics/:id/reading', input),
      // The rest of the board is useful without them, for example offline.
      decks: from('GET /api/topics/:id/decks', input).or([]),
    };
  },
  async (load, { params }) => {
    const answers = await load().catch(missingTopic);
    if (!answers) throw toTopic(params.topic, boardPath);
    const { bundle, reading, decks } = answers;
    const id = bundle.topic.number;
    const terms = bundle.topic.locked ? null : await call('GET /api/topics/:id/terms', { params: { id } });
    return { bundle, reading, decks, terms };
  },
);

export default function BoardPage({ loaderData: { bundle, reading, decks, terms } }: Route.ComponentProps) {
  const { topic, trueFalse, flashcards, scheme, voiceNotes, plusContent, vipContent } = bundle;
  const { counts } = reading;
  const titles = new Map(topic.sections.map(({ id, title }) => [id, title]));
  const deckOf = (kind: DeckKind) => decks.find((deck) => deck.kind === kind);
  return (
    <>
      <CampusHead
        above={`Tablero, bloque ${topic.block}`}
        title={
          <span className="flex items-start gap-3.5">
            <Plate className="mt-[0.1em] text-[0.8em]!">{topic.number}</Plate>
            <span className="min-w-0 max-md:hyphens-auto">{topic.shortTitle}</span>
          </span>
        }
        actions={
          !topic.locked && (
            <ButtonLink size="sm" variant="outline" to={`/campus-estudio/descargas?tema=${topic.number}`}>
              <Download />
              <span className="max-md:sr-only">Descargar</span>
            </ButtonLink>
          )
        }
      />
      {/* Two columns on a desktop; on a phone one, with the most used parts first. */}
      <div className="grid items-start gap-5 lg:grid-cols-2 max-lg:[&_#esquema]:order-3 max-lg:[&_#notas]:order-2 max-lg:[&_#texto]:order-1 max-lg:[&_section]:order-4">
        <div className="grid gap-5 max-lg:contents">
          <BoardText topic={topic} reading={reading} />
          <BoardPart id="test" title="Preguntas de test" locked={null} count={counts.questions}>
            <ButtonLink to={testPath(topic.number)} variant="outline">
              <ListChecks />
              Hacer un test de este tema
            </ButtonLink>
          </BoardPart>
          <BoardPart id="tarjetas" title="Tarjetas" locked={flashcards.locked} count={counts.flashcards}>
            <DeckPanel number={topic.number} deck={deckOf('flashcard')} titles={titles} />
            <CardList cards={flashcards.content ?? []} />
          </BoardPart>
        </div>
        <div className="grid gap-5 max-lg:contents">
          <BoardNotes number={topic.number} notes={reading.notes} titles={titles} />
          <BoardPart
            id="verdadero-falso"
            title="Verdadero o falso"
            locked={trueFalse.locked}
            count={counts.trueFalse}
          >
            <DeckPanel number={topic.number} deck={deckOf('true-false')} titles={titles} />
            <Statements number={topic.number} statements={trueFalse.content ?? []} titles={titles} />
          </BoardPart>
          <BoardPart
            id="para-escuchar"
            title="Para escuchar"
            locked={voiceNotes.locked}
            count={counts.voiceNotes}
          >
            <VoiceNotes notes={voiceNotes.content ?? []} />
          </BoardPart>
        </div>
        <BoardPart id="esquema" title="Esquema" locked={scheme.locked} count={counts.schemes} wide>
          {scheme.content && <SchemeViewer scheme={scheme.content} />}
        </BoardPart>
        <BoardPart id="terminos" title="Términos" locked={topic.locked} count={counts.terms}>
          <Glossary terms={terms ?? []} />
        </BoardPart>
        <BoardFormats number={topic.number} />
        <BoardPlus parts={[plusContent, vipContent]} />
      </div>
    </>
  );
}

export const HydrateFallback = () => (
  <CampusSkeleton className="grid items-start gap-5 lg:grid-cols-2">
    <div className="grid gap-5">
      <Skeleton className="h-120 rounded-lg" />
      <Skeleton className="h-32 rounded-lg" />
    </div>
    <div className="grid gap-5">
      <Skeleton className="h-60 rounded-lg" />
      <Skeleton className="h-90 rounded-lg" />
    </div>
  </CampusSkeleton>
);
