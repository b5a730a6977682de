import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Message } from './use-messages';

const NEAR_END = 80;
const NEAR_TOP = 400;

type Options = { around: number | undefined; onOlder: (() => Promise<void>) | undefined };

/**
 * Keeps what is being read in its place when older messages come above it, and stays at the end when new ones come below.
 */
export function useScroll(items: readonly Message[], waiting: number, { around, onOlder }: Options) {
  const frame = useRef<HTMLDivElement>(null);
  const held = useRef<{ height: number; first: number | undefined; isAtEnd: boolean }>({
    height: 0,
    first: undefined,
    isAtEnd: around === undefined,
  });
  const [isAtEnd, setAtEnd] = useState(true);
  const first = items[0]?.number;
  const last = items.at(-1)?.number;

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs after every change of the list
  useLayoutEffect(() => {
    const box = frame.current;
    if (!box) return;
    const before = held.current;
    const isHit = before.first === undefined && around !== undefined;
    if (isHit) box.querySelector('[data-hit]')?.scrollIntoView({ block: 'center' });
    else if (before.first !== undefined && first !== undefined && first < before.first)
      box.scrollTop += box.scrollHeight - before.height;
    else if (before.isAtEnd) box.scrollTop = box.scrollHeight;
    held.current = { ...before, height: box.scrollHeight, first };
  }, [first, last, items.length, waiting]);

  const onScroll = () => {
    const box = frame.current;
    if (!box) return;
    const isNear = box.scrollHeight - box.scrollTop - box.clientHeight < NEAR_END;
    held.current = { ...held.current, height: box.scrollHeight, isAtEnd: isNear };
    setAtEnd(isNear);
    if (box.scrollTop < NEAR_TOP) void onOlder?.();
  };

  // The keyboard of a phone makes it smaller.
  useEffect(() => {
    const box = frame.current;
    if (!box) return;
    const observer = new ResizeObserver(() => {
      if (held.current.isAtEnd) box.scrollTop = box.scrollHeight;
    });
    observer.observe(box);
    return () => observer.disconnect();
  }, []);

  const toEnd = () => {
    held.current.isAtEnd = true;
    frame.current?.scrollTo({ top: frame.current.scrollHeight });
  };
  return { frame, onScroll, isAtEnd, toEnd };
}
