import type { Exchange } from '@atalaya/core/assistant/assistant.contract';
import { formatCount } from '@atalaya/core/platform/number-format';
import { studyPath } from '@atalaya/core/review/study-path';
import { Check, Copy, Flag, Layers, ListChecks } from 'lucide-react';
import { useState } from 'react';
import { useAction } from '../platform/action/use-action';
import { call } from '../platform/api';
import { useSession } from '../platform/session';
import { Button, ButtonLink } from '../ui/button';
import { IconButton } from '../ui/icon-button';
import { lazyDialog } from '../ui/overlays/lazy-dialog';
import { toast } from '../ui/overlays/toast-store';
import type { Sentence } from './answer-view';

const FlagDialog = lazyDialog(() => import('./flag-dialog'));

type ActionsProps = { exchange: Exchange; written: readonly Sentence[] };

/** What can be done with an answer: practise it, keep it, copy it, say that it is wrong. */
export function AnswerActions({ exchange, written }: ActionsProps) {
  const { user } = useSession();
  const [isFlagging, setIsFlagging] = useState(false);
  const { id, answer } = exchange;
  const { practice } = answer;
  return (
    <div className="mt-6 flex flex-wrap items-center gap-2 noscript:hidden print:hidden">
      {user && practice && (
        <>
          <ButtonLink
            to={studyPath({ only: 'all', topic: practice.topic, section: practice.section })}
            variant="outline"
            size="sm"
          >
            <ListChecks />
            Preguntas sobre esto
          </ButtonLink>
          <ReviewButton questionIds={practice.questions} />
        </>
      )}
      {answer.parts.length > 0 && <CopyButton text={() => answerAsText(exchange, written)} />}
      {id &&
        (answer.parts.length > 0 ? (
          <IconButton label="Avisar de un error" onClick={() => setIsFlagging(true)}>
            <Flag />
          </IconButton>
        ) : (
          <Button variant="quiet" size="sm" onClick={() => setIsFlagging(true)}>
            <Flag />
            Avisar de un error
          </Button>
        ))}
      {id && isFlagging && <FlagDialog exchangeId={id} onClose={() => setIsFlagging(false)} />}
    </div>
  );
}

function ReviewButton({ questionIds }: { questionIds: string[] }) {
  const adding = useAction(() => call('POST /api/assistant/review', { body: { questionIds } }), {
    stale: [],
    done: ({ name, added }) =>
      toast({
        title: added === 0 ? 'Ya estaban en tu repaso' : 'Guardado en tu repaso',
        description:
          added === 0
            ? `Las tienes en tu lista «${name}».`
            : `${formatCount(added, 'pregunta', 'preguntas')} en tu lista «${name}».`,
      }),
    failed: 'No se ha guardado',
  });
  if (adding.answer)
    return (
      <ButtonLink to={studyPath({ only: 'all', list: adding.answer.id })} variant="quiet" size="sm">
        <Check />
        Repasar la lista
      </ButtonLink>
    );
  return (
    <Button variant="quiet" size="sm" busy={adding.isBusy} onClick={() => adding.run()}>
      <Layers />A mi repaso
    </Button>
  );
}

function CopyButton({ text }: { text: () => string }) {
  const [isCopied, setIsCopied] = useState(false);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text());
      setIsCopied(true);
    } catch {
      toast({
        title: 'No se ha podido copiar',
        description: 'Selecciona el texto y cópialo.',
        variant: 'destructive',
      });
    }
  };
  return (
    <IconButton label={isCopied ? 'Copiado con las fuentes' : 'Copiar con las fuentes'} onClick={copy}>
      {isCopied ? <Check /> : <Copy />}
    </IconButton>
  );
}

/** The answer with its numbered sources, to paste elsewhere. */
function answerAsText({ question, answer }: Exchange, written: readonly Sentence[]): string {
  const said =
    written.length > 0
      ? written.map(({ text, sources }) => `${text} ${sources.map((one) => `[${one}]`).join(' ')}`)
      : answer.parts.map(({ text, source }) => `«${text}» [${source}]`);
  const sources = answer.sources.map(
    ({ number, title, label, path }) =>
      `[${number}] ${title} (${label}). ${new URL(path, window.location.origin)}`,
  );
  return [question, ...said, sources.join('\n')].join('\n\n');
}
