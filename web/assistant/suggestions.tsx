import { ChevronRight } from 'lucide-react';

type SuggestionsProps = {
  title: string;
  questions: readonly string[];
  onAsk: (question: string) => void;
  isBusy: boolean;
};

/** Each is a submit button, so that they work without JavaScript too. */
export function Suggestions({ title, questions, onAsk, isBusy }: SuggestionsProps) {
  return (
    <form method="post" className="mt-8 max-w-180" onSubmit={(event) => event.preventDefault()}>
      <h2 className="font-sans text-small font-semibold">{title}</h2>
      <ul>
        {questions.map((question) => (
          <li key={question} className="border-b border-line">
            <button
              type="submit"
              name="question"
              value={question}
              disabled={isBusy}
              onClick={() => onAsk(question)}
              className="flex min-h-11 w-full items-center justify-between gap-3 py-2.5 text-left hover:text-navy"
            >
              {question}
              <ChevronRight aria-hidden="true" className="size-5 flex-none" />
            </button>
          </li>
        ))}
      </ul>
    </form>
  );
}
