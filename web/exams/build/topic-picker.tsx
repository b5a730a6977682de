import type { QuestionKind } from '@atalaya/core/exams/exam';
import { blockTitles, letters } from '@atalaya/core/syllabus/questions/letters';
import { ChevronRight } from 'lucide-react';
import { Checkbox } from '../../ui/forms/checkbox';
import { Plate } from '../../ui/plate';
import type { ExamOptions } from './build-page';

type PickerProps = {
  topics: ExamOptions['topics'];
  kind: QuestionKind;
  chosen: readonly number[];
  onChange: (chosen: number[]) => void;
};

/** No selection means all topics. */
export function TopicPicker({ topics, kind, chosen, onChange }: PickerProps) {
  const toggle = (numbers: readonly number[], on: boolean) =>
    onChange(
      on ? [...new Set([...chosen, ...numbers])] : chosen.filter((number) => !numbers.includes(number)),
    );
  return (
    <div className="grid gap-4">
      <Checkbox label="Todo el temario" checked={chosen.length === 0} onChange={() => onChange([])} />
      {letters.map((block) => {
        const own = topics.filter((topic) => topic.block === block);
        const numbers = own.map(({ number }) => number);
        const picked = numbers.filter((number) => chosen.includes(number)).length;
        if (own.length === 0) return null;
        return (
          <details key={block} className="group border-t border-line pt-3" open={picked > 0}>
            <summary className="flex cursor-pointer list-none items-center gap-3 rounded-sm py-1 [&::-webkit-details-marker]:hidden">
              <Plate variant="outline">{block}</Plate>
              <h3 className="font-sans text-body font-semibold">{blockTitles[block]}</h3>
              <span className="ml-auto text-small text-muted">
                {picked > 0 ? `${picked} de ${own.length} temas` : `${own.length} temas`}
              </span>
              <ChevronRight className="size-5 text-muted transition-transform group-open:rotate-90" />
            </summary>
            <div className="grid gap-1 pt-3 pb-2">
              <Checkbox
                label={<span className="font-semibold">Todo el bloque</span>}
                checked={picked === own.length}
                indeterminate={picked > 0 && picked < own.length}
                onChange={() => toggle(numbers, picked < own.length)}
              />
              <div className="grid gap-x-6 sm:grid-cols-2">
                {own.map((topic) => {
                  const count = topic[kind === 'choice' ? 'choice' : 'trueFalse'].all;
                  return (
                    <Checkbox
                      key={topic.number}
                      disabled={count === 0}
                      checked={chosen.includes(topic.number)}
                      onChange={(event) => toggle([topic.number], event.target.checked)}
                      label={
                        <span className="flex items-start gap-2.5">
                          <Plate size="sm" variant="soft">
                            {topic.number}
                          </Plate>
                          <span className="text-small leading-[1.45]">
                            {topic.shortTitle} <span className="text-muted">({count})</span>
                          </span>
                        </span>
                      }
                    />
                  );
                })}
              </div>
            </div>
          </details>
        );
      })}
    </div>
  );
}
