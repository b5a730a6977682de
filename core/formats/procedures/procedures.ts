import { type Fault, faultAt, type Placed } from '../../platform/content-fault.ts';
import type { KnownQuestion } from '../pills.ts';
import type { ProcedureFile } from './content.contract.ts';

type Known = {
  questions: ReadonlyMap<string, KnownQuestion>;
  /** `law/article` of every article with its text. */
  articles: ReadonlySet<string>;
};

/** Where the page and the server find the picture of a step. */
export const drawingOf = (procedure: string, step: string): string => `/3d/${procedure}/${step}.svg`;

/** What makes the procedures wrong, beyond their schema. */
export function procedureFaults(procedures: readonly Placed<ProcedureFile>[], known: Known): Fault[] {
  const seen = new Set<string>();
  return procedures.flatMap((place) => {
    const { id, cover, steps, topics, references, questions } = place.value;
    const faults: Fault[] = [];
    const ids = steps.map((step) => step.id);
    if (seen.has(id)) faults.push(faultAt(place, 'id', `«${id}» stands twice`));
    seen.add(id);
    ids.forEach((step, at) => {
      if (ids.indexOf(step) < at) faults.push(faultAt(place, `steps.${at}.id`, `«${step}» stands twice`));
    });
    if (!ids.includes(cover)) faults.push(faultAt(place, 'cover', `«${cover}» is not one of its steps`));
    references.forEach(({ law, article }, at) => {
      if (!known.articles.has(`${law}/${article}`))
        faults.push(
          faultAt(place, `references.${at}`, `article ${article} of «${law}» is not in content/laws`),
        );
    });
    questions.forEach((question, at) => {
      const found = known.questions.get(question);
      if (!found)
        faults.push(faultAt(place, `questions.${at}`, `«${question}» is not a question of the bank`));
      else if (!topics.includes(found.topic))
        faults.push(faultAt(place, `questions.${at}`, `is in topic ${found.topic}, not one of its own`));
    });
    return faults;
  });
}
