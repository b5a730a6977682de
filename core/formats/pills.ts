import { type Fault, faultAt, type Placed } from '../platform/content-fault.ts';
import type { PillFile } from './content.contract.ts';

/** About three minutes: reading two paragraphs and one question. */
export const PILL_MINUTES = 3;

/** A question of the bank, with its place. */
export type KnownQuestion = { topic: number; section: string };

/** What makes the pills wrong, beyond their schema. */
export function pillFaults(
  pills: readonly Placed<PillFile>[],
  questions: ReadonlyMap<string, KnownQuestion>,
): Fault[] {
  const seen = new Set<string>();
  return pills.flatMap((place) => {
    const { id, topic, section, question } = place.value;
    const faults: Fault[] = [];
    if (seen.has(id)) faults.push(faultAt(place, 'id', `«${id}» stands twice`));
    seen.add(id);
    const known = questions.get(question);
    if (!known) faults.push(faultAt(place, 'question', `«${question}» is not a question of the bank`));
    else if (known.topic !== topic || known.section !== section)
      faults.push(faultAt(place, 'question', `is in topic ${known.topic}, «${known.section}»`));
    return faults;
  });
}
