import type { Answer } from '@atalaya/core/api';
import type { Block } from '@atalaya/core/platform/markdown-tree';
import {
  laterPlace,
  minutesLeft,
  minutesOf,
  type Place,
  percentRead,
  topicPath,
} from '@atalaya/core/syllabus/reading/reading';
import { lazy, Suspense, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useLocation, useNavigate, useNavigation, useNavigationType } from 'react-router';
import { LastHighlight } from './last-highlight';
import { ListenBar } from './listen-bar';
import { type Change, change, type ReadingState } from './outbox';
import { Outline } from './outline';
import type { ReaderDrawer } from './reader-drawers';
import { SectionView } from './section-view';
import { ToolBar, ToolRail } from './tools';
import { TopBar } from './top-bar';
import { TopicFoot, TopicHead } from './topic-ends';
import { topicLinks } from './topic-links';
import { useHighlights } from './use-highlights';
import { useListen } from './use-listen';
import { applyToNotes, noteChanges } from './use-notes';
import { placeOnScreen, showPlace, usePlace } from './use-place';
import { useWaiting } from './use-waiting';

const ReaderDrawers = lazy(() => import('./reader-drawers'));

type Topic = Answer<'GET /api/topics/:id/content'>;
/** A topic with its sections parsed by the loader. */
export type ReadTopic = Omit<Topic, 'sections'> & {
  sections: { id: string; title: string; blocks: Block[] }[];
};

type ReaderProps = {
  userId: string;
  topic: ReadTopic;
  reading: ReadingState;
  /** The section in the address, if any. */
  section: string | null;
};

const BY_SCROLL = { byScroll: true };
const says = (state: unknown, word: 'byScroll' | 'resume'): boolean =>
  typeof state === 'object' && state !== null && word in state;

export function TopicReader({ userId, topic, reading, section }: ReaderProps) {
  const { number } = topic;
  const { state, ...changes } = useReading(userId, number, reading);
  const { sections } = topic;
  const isReadOf = (id: string) => state.sections.find((one) => one.id === id)?.isRead ?? false;
  const sizeOf = (id: string) => state.sections.find((one) => one.id === id)?.size ?? 0;
  const entries = sections.map(({ id, title }) => ({ id, title, isRead: isReadOf(id) }));

  const current = useCurrentSection(number, section, state.place, changes.remember);
  useReadMarks(current, state.sections, changes.setRead);
  const highlights = useHighlights(changes);
  const listen = useListen(sections);
  const [drawer, setDrawer] = useState<ReaderDrawer | null>(null);
  const targets = useMemo(() => topicLinks(number), [number]);
  const notesBySection = useMemo(
    () => new Map(sections.map(({ id }) => [id, state.notes.filter((note) => note.section === id)])),
    [sections, state.notes],
  );

  const toggleListening = () => {
    if (listen.listening) return listen.stop();
    const place = placeOnScreen();
    listen.start(place?.section ?? sections[0]?.id ?? '', place?.block ?? 0);
  };

  const outline = {
    topic,
    sections: entries,
    current,
    percent: percentRead(state.sections),
    minutesLeft: minutesLeft(state.sections),
  };
  const tools = {
    number,
    counts: state.counts,
    isHighlighting: highlights.isHighlighting,
    isListening: listen.listening !== null,
    canListen: listen.isSupported,
    onHighlight: highlights.highlightSelection,
    onNote: highlights.note,
    onListen: toggleListening,
    onMore: () => setDrawer('more'),
  };

  return (
    <div className="min-h-dvh lg:grid lg:grid-cols-[300px_minmax(0,1fr)_92px] print:block">
      <aside
        aria-label="Índice del tema"
        className="hidden border-r border-line bg-surface lg:block print:hidden"
      >
        <div className="sticky top-0 max-h-dvh overflow-y-auto px-5 py-6">
          <Outline {...outline} />
        </div>
      </aside>
      <div className="min-w-0">
        <TopBar number={number} sections={entries} current={current} onIndex={() => setDrawer('index')} />
        <main
          id="contenido"
          tabIndex={-1}
          className="px-5 pt-7 pb-48 outline-none md:px-10 md:pt-14 lg:pb-36 print:p-0"
        >
          <article className="mx-auto max-w-[57rem] max-xl:max-w-[38.5rem]">
            <TopicHead topic={topic} minutes={minutesOf(sum(state.sections))} place={state.place} />
            {sections.map(({ id, title, blocks }, index) => (
              <SectionView
                key={id}
                topic={number}
                id={id}
                title={title}
                serial={index + 1}
                minutes={minutesOf(sizeOf(id))}
                blocks={blocks}
                notes={notesBySection.get(id) ?? []}
                openNote={highlights.openNote}
                isRead={isReadOf(id)}
                targets={targets}
                actions={highlights.actions}
                onRead={changes.setRead}
              />
            ))}
            <TopicFoot topic={topic} previous={state.previous} next={state.next} />
          </article>
        </main>
      </div>
      <ToolRail {...tools} />
      <ToolBar {...tools} />
      <ListenBar listen={listen} />
      <LastHighlight notes={state.notes} highlights={highlights} isRaised={listen.listening !== null} />
      {drawer && (
        <Suspense>
          <ReaderDrawers open={drawer} onClose={() => setDrawer(null)} outline={outline} tools={tools} />
        </Suspense>
      )}
    </div>
  );
}

const sum = (sections: ReadingState['sections']): number => sections.reduce((all, { size }) => all + size, 0);

/** The visible section. The address follows it with `replace`. */
function useCurrentSection(
  number: number,
  section: string | null,
  place: Place | null,
  remember: (place: Place) => void,
): string | null {
  const navigate = useNavigate();
  const location = useLocation();
  const how = useNavigationType();
  const isLeaving = useRef(false);
  isLeaving.current = useNavigation().state !== 'idle';
  const isFirst = useRef(true);
  const named = useRef(section);
  named.current = section;

  const onRest = useCallback(
    (at: Place) => {
      remember(at);
      // The user has navigated away meanwhile: do not overwrite that navigation.
      if (named.current === at.section || isLeaving.current) return;
      navigate(topicPath(number, at.section), { replace: true, preventScrollReset: true, state: BY_SCROLL });
    },
    [number, navigate, remember],
  );

  // biome-ignore lint/correctness/useExhaustiveDependencies: only the first position counts
  useEffect(() => {
    const first = isFirst.current;
    isFirst.current = false;
    if (section === null || says(location.state, 'byScroll')) return;
    // On reload and history navigation the scroll position is restored elsewhere.
    if ((first && window.scrollY > 0) || (!first && how === 'POP')) return;
    const resumes = first || says(location.state, 'resume');
    const named = Number(/^#bloque-(\d+)$/.exec(location.hash)?.[1] ?? 0);
    showPlace(section, named || (resumes && place?.section === section ? place.block : 0));
  }, [location.key]);

  return usePlace(onRest);
}

/** A section counts as read after a quarter of its reading time, once its end was seen. */
const PART_OF_TIME = 0.25;
const TICK_MS = 1_000;

function useReadMarks(
  current: string | null,
  sections: ReadingState['sections'],
  setRead: (section: string, isRead: boolean) => void,
): void {
  const open = sections.find(({ id, isRead }) => id === current && !isRead);
  const id = open?.id;
  const needed = open ? minutesOf(open.size) * 60_000 * PART_OF_TIME : 0;

  useEffect(() => {
    if (id === undefined) return;
    let stayed = 0;
    const tick = setInterval(() => {
      if (document.visibilityState !== 'visible') return;
      stayed += TICK_MS;
      if (stayed >= needed && endIsSeen(id)) setRead(id, true);
    }, TICK_MS);
    return () => clearInterval(tick);
  }, [id, needed, setRead]);
}

function endIsSeen(section: string): boolean {
  const at = document.querySelector(`[data-section="${CSS.escape(section)}"]`);
  const text = at?.querySelector('[data-text]') ?? at;
  return text !== null && text.getBoundingClientRect().bottom <= window.innerHeight + 40;
}

function apply(state: ReadingState, made: Change): ReadingState {
  switch (made.kind) {
    case 'place':
      return { ...state, place: laterPlace(state.place, made.place) };
    case 'section':
      return {
        ...state,
        sections: state.sections.map((section) =>
          section.id === made.section ? { ...section, isRead: made.isRead } : section,
        ),
      };
    case 'note':
    case 'note-removed':
      return { ...state, notes: applyToNotes(state.notes, made) };
  }
}

/** The reading state of one topic and its mutations. */
function useReading(userId: string, topic: number, given: ReadingState) {
  const place = useMemo(() => ({ topic }), [topic]);
  const { state, make } = useWaiting(userId, place, given, apply);
  const changes = useMemo(
    () => ({
      ...noteChanges(place, make),
      setRead: (section: string, isRead: boolean) => make({ kind: 'section', topic, section, isRead }),
      /** Goes straight to the outbox, without a render. */
      remember: (at: Place) => change(userId, { kind: 'place', topic, place: at }),
    }),
    [make, place, topic, userId],
  );
  return { state, ...changes };
}
