import { type Outcome, outcomeOf } from '@atalaya/core/exams/exam';
import { type Item, type OptionKey, optionKeys } from '@atalaya/core/psychometrics/items/item';
import { AnswerOption } from '../exams/sitting/answer-option';
import { FigureView } from './figure-view';
import { ItemBody } from './item-body';

type ItemViewProps = {
  item: Item;
  choice: OptionKey | null;
  /** The right option once the solution may be shown. */
  solution: OptionKey | null;
  onChoose: (choice: OptionKey) => void;
  onNext: () => void;
};

const outcome = (key: OptionKey, choice: OptionKey | null, solution: OptionKey | null): Outcome | null => {
  if (solution === null) return null;
  if (key === solution) return 'right';
  return key === choice ? outcomeOf(choice, solution) : 'blank';
};

/** The question of an item with its options. Memory items show it after their study time. */
export function ItemView({ item, choice, solution, onChoose, onNext }: ItemViewProps) {
  const hasFigures = item.options.some(({ figure }) => figure !== null);
  return (
    <div className="grid gap-6">
      <h2 className="font-sans text-question font-normal">{item.stem}</h2>
      {item.body.length > 0 && <ItemBody blocks={item.body} />}
      <fieldset className={hasFigures ? 'grid gap-3 sm:grid-cols-3' : 'grid max-w-190 gap-3'}>
        <legend className="sr-only">Opciones</legend>
        {optionKeys.map((key, index) => {
          const option = item.options[index];
          return (
            option && (
              <AnswerOption
                key={key}
                option={{
                  key,
                  plate: key,
                  text: option.figure ? (
                    <FigureView figure={option.figure} className="mx-auto max-h-22 w-full sm:max-h-32" />
                  ) : (
                    option.text
                  ),
                }}
                hint={String(index + 1)}
                isChosen={choice === key}
                outcome={outcome(key, choice, solution)}
                isClosed={solution !== null}
                isFigure={option.figure !== null}
                onChoose={() => onChoose(key)}
                onNext={onNext}
              />
            )
          );
        })}
      </fieldset>
      {hasFigures && <InWords item={item} />}
    </div>
  );
}

/** The figures in words, for whoever prefers reading to looking. */
function InWords({ item }: { item: Item }) {
  const shown = item.body.flatMap((block) =>
    block.block === 'figures' ? block.figures.flatMap((figure) => (figure ? [figure.alt] : [])) : [],
  );
  return (
    <details className="max-w-[65ch] text-small">
      <summary className="link w-fit cursor-pointer py-2 font-semibold">Leer las figuras en palabras</summary>
      <ol className="mt-2 grid list-decimal gap-1 pl-6 text-muted">
        {shown.map((text, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: figures may repeat and never change.
          <li key={index}>{text}</li>
        ))}
      </ol>
      <p className="mt-3 font-semibold">Opciones</p>
      <ul className="mt-1 grid gap-1 text-muted">
        {item.options.map(({ text }, index) => (
          <li key={text}>
            {optionKeys[index]}: {text}
          </li>
        ))}
      </ul>
    </details>
  );
}
