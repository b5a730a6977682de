import { bodyFault } from '@atalaya/core/forum/forum';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, lazy, type RefObject, Suspense, useEffect, useRef, useState } from 'react';
import { useAction } from '../../platform/action/use-action';
import { read } from '../../platform/api';
import { keepDraft, readDraft } from '../../platform/offline/drafts';
import { useSession } from '../../platform/session';
import { Avatar } from '../../ui/avatar';
import { Button } from '../../ui/button';
import { HONEYPOT_FIELD } from '../../ui/forms/honeypot';
import { Textarea } from '../../ui/forms/textarea';
import { TrapField } from '../../ui/forms/trap-field';
import type { Quote } from '../topic/topic-context';
import type { ImageChoice } from './image-button';
import { completeMention, type Edited, insertBlock, mentionAt, quoteBlock } from './markdown-edits';
import { Toolbar } from './toolbar';

const PostPreview = lazy(() => import('./post-preview'));

export type Sending = { parent: number | null; typedMs: number | undefined; website: string };

type ComposerProps = {
  label: string;
  placeholder?: string;
  /** Where the draft is kept, and the text without one. */
  draft: { place: string; initial?: string };
  topicId?: number;
  quote?: Quote | undefined;
  submitLabel: string;
  onCancel?: () => void;
  /** Other fields of the same form: false if one of them is wrong. */
  check?: () => boolean;
  /** Throws what the server refuses. */
  send: (body: string, how: Sending) => Promise<void>;
};

/** The editor of a post. What is typed is kept on the device until it has been sent. */
export default function Composer({
  label,
  placeholder,
  draft,
  topicId,
  quote,
  submitLabel,
  onCancel,
  check: checkOthers,
  send,
}: ComposerProps) {
  const { user } = useSession();
  const userId = user?.id ?? '';
  const area = useRef<HTMLTextAreaElement>(null);
  const [body, setBody] = useState(() => readDraft(userId, draft.place) || (draft.initial ?? ''));
  const [parent, setParent] = useState<{ number: number; name: string }>();
  const [isKept, setKept] = useState(false);
  const [isPreview, setPreview] = useState(false);
  const [image, setImage] = useState<ImageChoice>();
  // A draft was typed before.
  const [openedAt] = useState(() => (body === '' ? Date.now() : undefined));

  const { run, isBusy, fault, faults, refuse } = useAction((how: Sending) => send(body, how), {
    stale: [],
    done: () => {
      keepDraft(userId, draft.place, '');
      setBody('');
      setKept(false);
      setParent(undefined);
    },
    // The text stays in the field.
    caught: () => area.current?.focus(),
  });
  const shown = faults.body ?? fault;
  const check = (text: string): boolean => {
    const wrong = bodyFault(text);
    refuse(wrong === null ? {} : { body: wrong });
    return wrong === null;
  };

  const change = (text: string) => {
    setBody(text);
    setKept(keepDraft(userId, draft.place, text) && text.trim() !== '');
    if (shown) check(text);
  };
  const apply = ({ text, from, to }: Edited) => {
    change(text);
    // After the new text is in the field.
    requestAnimationFrame(() => {
      area.current?.focus();
      area.current?.setSelectionRange(from, to);
    });
  };
  const current = (): Edited => ({
    text: body,
    from: area.current?.selectionStart ?? body.length,
    to: area.current?.selectionEnd ?? body.length,
  });
  const quoted = useRef(0);
  useEffect(() => {
    if (!quote || quoted.current === quote.turn) return;
    quoted.current = quote.turn;
    setPreview(false);
    setParent(quote.parent === null ? undefined : { number: quote.parent, name: quote.name });
    apply(
      insertBlock({ text: body, from: body.length, to: body.length }, quoteBlock(quote.name, quote.text)),
    );
    area.current?.scrollIntoView({ block: 'center' });
  });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const website = String(new FormData(event.currentTarget).get(HONEYPOT_FIELD) ?? '');
    const isRight = check(body);
    const areOthersRight = checkOthers?.() ?? true;
    if (!isRight && areOthersRight) area.current?.focus();
    if (!isRight || !areOthersRight) return;
    const typedMs = openedAt && Date.now() - openedAt;
    void run({ parent: parent?.number ?? null, typedMs, website });
  };
  return (
    <form noValidate onSubmit={submit} className="relative grid gap-3">
      <TrapField />
      {parent && (
        <p className="flex flex-wrap items-center gap-x-3 text-small">
          Respondes a {parent.name}.
          <button type="button" className="link min-h-11" onClick={() => setParent(undefined)}>
            Responder al tema
          </button>
        </p>
      )}
      {isPreview ? (
        <section aria-label="Vista previa" className="min-h-36 rounded-lg border border-line p-4">
          {body.trim() ? (
            <Suspense>
              <PostPreview text={body} />
            </Suspense>
          ) : (
            <p className="text-muted">Aún no has escrito nada.</p>
          )}
        </section>
      ) : (
        <>
          <Textarea
            ref={area}
            label={label}
            rows={5}
            value={body}
            placeholder={placeholder}
            error={shown}
            onChange={(event) => change(event.currentTarget.value)}
            onPaste={(event) => {
              const given = [...event.clipboardData.files].find(({ type }) => type.startsWith('image/'));
              if (!given) return;
              event.preventDefault();
              setImage({ given });
            }}
          />
          {topicId !== undefined && (
            <MentionOffers topicId={topicId} area={area} body={body} onPick={apply} />
          )}
        </>
      )}
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <Toolbar
          current={current}
          onApply={apply}
          isPreview={isPreview}
          onPreview={setPreview}
          image={image}
          onImage={setImage}
        />
        <span className="ml-auto flex flex-wrap items-center justify-end gap-3">
          <span role="status" className="text-small text-muted">
            {isKept && 'Borrador guardado'}
          </span>
          {onCancel && (
            <Button size="sm" variant="outline" onClick={onCancel}>
              Cancelar
            </Button>
          )}
          <Button type="submit" size="sm" busy={isBusy} busyLabel="Enviando…">
            {submitLabel}
          </Button>
        </span>
      </div>
    </form>
  );
}

type OffersProps = {
  topicId: number;
  area: RefObject<HTMLTextAreaElement | null>;
  body: string;
  onPick: (edited: Edited) => void;
};

/** While `@` and some letters are typed: the people of the topic whose name begins so. */
function MentionOffers({ topicId, area, body, onPick }: OffersProps) {
  const cursor = area.current?.selectionStart ?? body.length;
  const begun = mentionAt(body, cursor);
  const { data: people = [] } = useQuery({
    ...read('GET /api/forum/people', { query: { topic: topicId, q: begun ?? '' } }),
    enabled: begun !== null,
  });
  if (begun === null || people.length === 0) return null;
  return (
    <ul aria-label="Personas para mencionar" className="flex flex-wrap gap-2">
      {people.map(({ username, avatar }) => (
        <li key={username}>
          <button
            type="button"
            onClick={() => onPick(completeMention(body, cursor, username))}
            className="inline-flex min-h-11 items-center gap-2 rounded-full border border-line-strong px-3 text-small hover:bg-navy-tint"
          >
            <Avatar name={username} src={avatar ?? undefined} className="size-6 text-micro" />@{username}
          </button>
        </li>
      ))}
    </ul>
  );
}
