import { plusDays } from '@atalaya/core/review/days';
import { useEffect, useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { call } from '../platform/api';
import { toastError } from '../platform/toast-error';
import { longDay } from '../progress/words';
import { type Entry, entryTitle, type Plan } from './entry-words';

/** Moves an entry optimistically and rolls back on refusal. */
export function useMoves(plan: Plan, today: string, examDate: string) {
  const { revalidate } = useRevalidator();
  const [moved, setMoved] = useState<Readonly<Record<string, string>>>({});
  const [said, setSaid] = useState('');
  const focusOn = useRef<string | null>(null);
  /** Serialises the requests, so that the last move wins. */
  const turn = useRef<Promise<unknown>>(Promise.resolve());

  // Drops the optimistic position once the plan contains it; dropping it earlier would make the entry jump.
  useEffect(() => {
    setMoved((held) => {
      const ahead = Object.entries(held).filter(
        ([key, day]) => plan.entries.find((entry) => entry.key === key)?.day !== day,
      );
      return ahead.length === Object.keys(held).length ? held : Object.fromEntries(ahead);
    });
  }, [plan]);

  // The piece is drawn anew in its new day: whoever moved it by keyboard goes along.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs after each render in which a piece has moved
  useEffect(() => {
    if (!focusOn.current) return;
    const pieces = document.querySelectorAll<HTMLElement>(`[data-entry="${focusOn.current}"]`);
    [...pieces].find((piece) => piece.offsetParent !== null)?.focus();
    focusOn.current = null;
  }, [moved]);

  const act = async (title: string, done: string, change: () => Promise<unknown>) => {
    try {
      await change();
      await revalidate();
      setSaid(done);
      return true;
    } catch (error) {
      toastError(title, error);
      return false;
    }
  };

  const move = async (entry: Entry, day: string, followFocus = false) => {
    if (day === entry.day) return;
    if (day < today || day >= examDate) {
      setSaid('Ese día queda fuera del plan.');
      return;
    }
    setMoved((held) => ({ ...held, [entry.key]: day }));
    if (followFocus) focusOn.current = entry.key;
    const words = `${entryTitle(entry)}, movido al ${longDay(day)}.`;
    const isDone = await act('No se ha podido mover', words, () => {
      const mine = turn.current.then(() =>
        call('PUT /api/calendar/entries/:key', { params: { key: entry.key }, body: { day } }),
      );
      turn.current = mine.catch(() => {});
      return mine;
    });
    if (isDone) return;
    // Rolls back, unless it was moved again meanwhile.
    setMoved((held) => {
      const { [entry.key]: tried, ...others } = held;
      return tried === day ? others : held;
    });
    if (followFocus) focusOn.current = entry.key;
  };

  /** Replaces the plan and clears all optimistic positions. */
  const anew = (title: string, done: string, change: () => Promise<unknown>) => {
    setMoved({});
    return act(title, done, change);
  };

  return {
    entries: plan.entries.map((entry) => {
      const day = moved[entry.key];
      return day ? { ...entry, day, moved: true } : entry;
    }),
    said,
    move,
    shift: (entry: Entry, days: number) => move(entry, plusDays(entry.day, days), true),
    release: (entry: Entry) =>
      anew('No se ha podido devolver', `${entryTitle(entry)}, devuelto al plan.`, () =>
        call('DELETE /api/calendar/entries/:key', { params: { key: entry.key } }),
      ),
    replan: () =>
      anew('No se ha podido repartir', 'El plan se ha repartido de nuevo.', () =>
        call('POST /api/calendar/replan'),
      ),
    setFree: (day: string, isFree: boolean) =>
      anew(
        isFree ? 'No se ha podido liberar el día' : 'No se ha podido recuperar el día',
        isFree ? `El ${longDay(day)} queda libre.` : `El ${longDay(day)} vuelve al plan.`,
        () => call('PUT /api/calendar/days/:day', { params: { day }, body: { isFree } }),
      ),
  };
}

export type Moves = ReturnType<typeof useMoves>;
