import { type HighlightColor, highlightColors, trimPassage } from '@atalaya/core/syllabus/reading/notes';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { deviceStore } from '../../platform/device-store';
import { toast } from '../../ui/overlays/toast-store';
import { charactersOf, type Swept, sectionText, sweptBy } from './passages';
import type { Note, NoteChanges } from './use-notes';
import { placeOnScreen } from './use-place';

const sectionNamed = (id: string): Element | null =>
  document.querySelector(`[data-section="${CSS.escape(id)}"]`);

function sweepOf(block: Element | null | undefined): Swept | null {
  const section = block?.closest<HTMLElement>('[data-section]');
  const id = section?.dataset.section;
  if (!block || !section || id === undefined) return null;
  return { section: id, ...charactersOf(section, block) };
}

const isWriting = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName);

/** The next highlight has the colour of the last one. */
const lastColor = deviceStore<HighlightColor>(
  'atalaya.highlight-color',
  (stored) => highlightColors.find((color) => color === stored) ?? 'yellow',
);

/** Highlights and notes by touch, mouse or the keys J, K, S and N. Switched off for guests. */
export function useHighlights(changes: NoteChanges, isOn = true) {
  const [isHighlighting, setHighlighting] = useState(false);
  const [openNote, setOpenNote] = useState<string | null>(null);
  /** The highlight just made, whose bar is shown. */
  const [highlighted, setHighlighted] = useState<string | null>(null);
  const swept = useRef<Swept | null>(null);
  const { saveNote, removeNote } = changes;

  const make = useCallback(
    (sweep: Swept | null, isHighlighted: boolean): string | null => {
      const section = sweep && sectionNamed(sweep.section);
      const passage = section && trimPassage(sectionText(section), sweep.start, sweep.end);
      if (!sweep || !passage) return null;
      const id = crypto.randomUUID();
      saveNote(id, {
        section: sweep.section,
        ...passage,
        quote: passage.quote.slice(0, 4_000),
        text: '',
        isHighlighted,
        color: lastColor.current(),
      });
      getSelection()?.removeAllRanges();
      swept.current = null;
      return id;
    },
    [saveNote],
  );

  const highlight = useCallback(
    (sweep: Swept | null): boolean => {
      const id = make(sweep, true);
      if (id) setHighlighted(id);
      return id !== null;
    },
    [make],
  );

  useEffect(() => {
    if (!isOn) return;
    const onSelect = () => {
      const selection = getSelection();
      // Tapping a tool collapses the selection on some phones, so the last one is remembered.
      if (selection && !selection.isCollapsed) swept.current = sweptBy(selection);
    };
    const onPointerDown = (event: PointerEvent) => {
      if (event.target instanceof Element && event.target.closest('[data-section]')) swept.current = null;
    };
    const onClick = (event: MouseEvent) => {
      const mark =
        event.target instanceof Element ? event.target.closest<HTMLElement>('mark[data-mark]') : null;
      if (mark?.dataset.mark && getSelection()?.isCollapsed) setOpenNote(mark.dataset.mark);
    };
    document.addEventListener('selectionchange', onSelect);
    document.addEventListener('pointerdown', onPointerDown);
    document.addEventListener('click', onClick);
    return () => {
      document.removeEventListener('click', onClick);
      document.removeEventListener('selectionchange', onSelect);
      document.removeEventListener('pointerdown', onPointerDown);
    };
  }, [isOn]);

  useEffect(() => {
    if (!isHighlighting) return;
    const onUp = () => requestAnimationFrame(() => highlight(sweptBy(getSelection())));
    document.addEventListener('pointerup', onUp);
    return () => document.removeEventListener('pointerup', onUp);
  }, [isHighlighting, highlight]);

  /** Without selected words, the next ones that are selected are highlighted. */
  const highlightSelection = useCallback(() => {
    if (highlight(sweptBy(getSelection()) ?? swept.current)) return;
    setHighlighting((on) => !on);
  }, [highlight]);

  /** On the selection, or on the current paragraph. */
  const note = useCallback(() => {
    const place = placeOnScreen();
    const block = place && sectionNamed(place.section)?.querySelectorAll('[data-block]')[place.block];
    const sweep = sweptBy(getSelection()) ?? swept.current;
    setOpenNote(sweep ? make(sweep, true) : make(sweepOf(block), false));
  }, [make]);

  useEffect(() => {
    if (!isOn) return;
    const onKey = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || isWriting(event.target)) return;
      const blocks = [...document.querySelectorAll<HTMLElement>('[data-block]')];
      const here = document.activeElement?.closest<HTMLElement>('[data-block]') ?? null;
      const at = here ? blocks.indexOf(here) : -1;
      const key = event.key.toLowerCase();
      if (key === 'j' || key === 'k') {
        const first = blocks.findIndex((block) => block.getBoundingClientRect().bottom > 140);
        const next = blocks[at < 0 ? first : key === 'j' ? at + 1 : at - 1];
        next?.focus({ preventScroll: true });
        next?.scrollIntoView({ block: 'nearest' });
      } else if (key === 's') {
        const sweep = sweptBy(getSelection()) ?? sweepOf(here);
        if (sweep) highlight(sweep);
        else setHighlighting((on) => !on);
      } else if (key === 'n') {
        const sweep = sweptBy(getSelection()) ?? sweepOf(here);
        if (sweep) setOpenNote(make(sweep, true));
        else note();
      } else if (key === 'escape') setHighlighting(false);
      else return;
      event.preventDefault();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [isOn, make, highlight, note]);

  const write = useCallback(
    (one: Note, text: string) => {
      const { section, start, end, quote, isHighlighted, color } = one;
      saveNote(one.id, { section, start, end, quote, text, isHighlighted, color });
    },
    [saveNote],
  );

  const recolor = useCallback(
    (one: Note, color: HighlightColor) => {
      lastColor.change(color);
      write({ ...one, color }, one.text);
    },
    [write],
  );

  const remove = useCallback(
    (one: Note) => {
      removeNote(one.id);
      setOpenNote(null);
      setHighlighted(null);
      if (one.text === '') return;
      toast({
        title: 'Nota borrada',
        action: { label: 'Deshacer', onClick: () => write(one, one.text) },
      });
    },
    [removeNote, write],
  );

  const done = useCallback(
    (one: Note) => {
      setOpenNote(null);
      if (one.text.trim() === '' && !one.isHighlighted) removeNote(one.id);
    },
    [removeNote],
  );

  const open = useCallback((id: string | null) => {
    setHighlighted(null);
    setOpenNote(id);
  }, []);
  const closeHighlight = useCallback(() => setHighlighted(null), []);
  const actions = useMemo(
    () => ({ onOpen: open, onWrite: write, onColor: recolor, onDone: done, onRemove: remove }),
    [open, write, recolor, done, remove],
  );

  return { isHighlighting, highlightSelection, note, openNote, highlighted, closeHighlight, actions };
}

export type Highlights = ReturnType<typeof useHighlights>;
