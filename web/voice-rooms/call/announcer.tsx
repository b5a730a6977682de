import type { Member } from '@atalaya/core/voice-rooms/signals.contract';
import { changesInWords } from '@atalaya/core/voice-rooms/voice-rooms';
import { useEffect, useRef, useState } from 'react';
import { type Line, useCall } from './use-voice-call';

/** Changes are gathered for this long, so that a screen reader is not flooded. */
const GATHER_MS = 3_000;

const namesBesides = (members: readonly Member[], others: readonly Member[]) =>
  members.filter(({ id }) => !others.some((one) => one.id === id)).map(({ name }) => name);

/** Says who comes, goes and raises a hand. */
export function Announcer({ line }: { line: Line }) {
  const members = useCall(line, (call) => call.roster?.members);
  const isReconnecting = useCall(line, (call) => call.isReconnecting);
  const [words, setWords] = useState('');
  const said = useRef(members);
  useEffect(() => {
    if (!members) return;
    const timer = setTimeout(() => {
      const before = said.current ?? members;
      said.current = members;
      const hands = members.filter(
        (member) => member.handAt && !before.some(({ id, handAt }) => id === member.id && handAt),
      );
      const raised = hands.map(({ name }) => `${name} levanta la mano.`);
      const text = [changesInWords(namesBesides(members, before), namesBesides(before, members)), ...raised];
      if (text.some(Boolean)) setWords(text.filter(Boolean).join(' '));
    }, GATHER_MS);
    return () => clearTimeout(timer);
  }, [members]);
  return (
    <p role="status" className="sr-only">
      {isReconnecting ? 'Se ha cortado la conexión. Volvemos a conectar.' : words}
    </p>
  );
}
