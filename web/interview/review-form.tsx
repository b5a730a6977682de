import { type Competence, dimensionsOf, type Ratings } from '@atalaya/core/interview/competences';
import type { RubricRow } from '@atalaya/core/interview/content.contract';
import type { Review, ReviewComment } from '@atalaya/core/interview/review';
import { clockOf, secondsOf } from '@atalaya/core/platform/text/clock-time';
import { Plus, Trash2 } from 'lucide-react';
import { type RefObject, useState } from 'react';
import { useAction } from '../platform/action/use-action';
import { Button } from '../ui/button';
import { Input } from '../ui/forms/input';
import { Textarea } from '../ui/forms/textarea';
import { IconButton } from '../ui/icon-button';
import { Note } from '../ui/note';
import { toast } from '../ui/overlays/toast-store';
import { RubricForm } from './rubric-form';

type ReviewFormProps = {
  rubric: readonly RubricRow[];
  competence: Competence;
  isVideo: boolean;
  seconds: number;
  player: RefObject<HTMLMediaElement | null>;
  send: (review: Review) => Promise<unknown>;
  onDone: () => void;
};

export function ReviewForm(props: ReviewFormProps) {
  const { rubric, competence, isVideo, seconds, player, onDone } = props;
  const [ratings, setRatings] = useState<Ratings>({});
  const [keep, setKeep] = useState('');
  const [change, setChange] = useState('');
  const [comments, setComments] = useState<readonly ReviewComment[]>([]);
  const dimensions = dimensionsOf(competence, isVideo ? 'video' : 'audio');
  const isComplete = dimensions.every((one) => ratings[one]) && keep.trim() !== '' && change.trim() !== '';
  const send = useAction(() => props.send({ ratings, keep, change, comments: [...comments] }), {
    stale: [],
    done: () => {
      toast({ title: 'Revisión enviada', description: 'El alumno recibe un aviso.' });
      onDone();
    },
  });
  return (
    <>
      <h2 className="mb-4 text-h4">Tu revisión</h2>
      <RubricForm
        rubric={rubric}
        dimensions={dimensions}
        ratings={ratings}
        onRate={(dimension, level) => setRatings({ ...ratings, [dimension]: level })}
      />
      <Comments comments={comments} seconds={seconds} player={player} onChange={setComments} />
      <div className="mt-5 grid gap-4 border-t border-line pt-5">
        <Textarea
          label="Qué mantener"
          rows={2}
          maxLength={1_000}
          value={keep}
          onChange={({ target }) => setKeep(target.value)}
        />
        <Textarea
          label="Qué cambiar"
          rows={2}
          maxLength={1_000}
          value={change}
          onChange={({ target }) => setChange(target.value)}
        />
        {send.error && (
          <div role="alert">
            <Note tone="danger" icon={null}>
              {send.fault}
            </Note>
          </div>
        )}
        <Button disabled={!isComplete} busy={send.isBusy} onClick={() => send.run()}>
          Enviar la revisión
        </Button>
        {!isComplete && (
          <p className="text-small text-muted">Marca todos los apartados y escribe las dos frases.</p>
        )}
      </div>
    </>
  );
}

type CommentsProps = {
  comments: readonly ReviewComment[];
  seconds: number;
  player: RefObject<HTMLMediaElement | null>;
  onChange: (comments: readonly ReviewComment[]) => void;
};

function Comments({ comments, seconds, player, onChange }: CommentsProps) {
  /** Null: the second at which the player stands when the comment is begun. */
  const [typed, setTyped] = useState<string | null>(null);
  const [begun, setBegun] = useState('0:00');
  const at = typed ?? begun;
  const [text, setText] = useState('');
  const second = secondsOf(at);
  const isOutside = second === undefined || second > seconds;
  const add = () => {
    if (isOutside || text.trim() === '') return;
    onChange([...comments, { second, text: text.trim() }].toSorted((a, b) => a.second - b.second));
    setText('');
    setTyped(null);
  };
  return (
    <section className="border-t border-line pt-5">
      <h3 className="text-h4">Comentarios</h3>
      <ul className="mt-2 grid gap-2">
        {comments.map((comment) => (
          <li key={`${comment.second} ${comment.text}`} className="flex items-center gap-3 text-small">
            <b className="num">{clockOf(comment.second)}</b>
            <span className="min-w-0 flex-1">{comment.text}</span>
            <IconButton
              label={`Quitar el comentario de ${clockOf(comment.second)}`}
              size="sm"
              onClick={() => onChange(comments.filter((one) => one !== comment))}
            >
              <Trash2 />
            </IconButton>
          </li>
        ))}
      </ul>
      <div className="mt-3 grid items-start gap-3 sm:grid-cols-[6rem_1fr_auto]">
        <Input
          label="Segundo"
          value={at}
          error={isOutside ? `De 0:00 a ${clockOf(seconds)}` : undefined}
          onChange={({ target }) => setTyped(target.value)}
        />
        <Input
          label="Comentario"
          maxLength={500}
          value={text}
          onFocus={() => {
            if (text === '' && player.current) setBegun(clockOf(player.current.currentTime));
          }}
          onChange={({ target }) => setText(target.value)}
        />
        <Button variant="outline" className="sm:mt-7" onClick={add}>
          <Plus />
          Añadir
        </Button>
      </div>
    </section>
  );
}
