import type { Answer } from '@atalaya/core/api';
import { shortDay } from '@atalaya/core/platform/date-format';
import { type ReactNode, useState } from 'react';
import { useAction } from '../platform/action/use-action';
import { call } from '../platform/api';
import { Avatar } from '../ui/avatar';
import { Badge } from '../ui/badge';
import { Button } from '../ui/button';
import { toast } from '../ui/overlays/toast-store';
import { CommentForm, type WriteComment } from './comment-form';

type Comment = Answer<'GET /api/blog/posts/:id/comments'>['items'][number];
type Reply = Comment['replies'][number];

type ThreadsProps = {
  comments: readonly Comment[];
  /** Without it nobody can reply. */
  write?: WriteComment;
  canReport?: boolean;
  onChange: () => unknown;
};

/** Comments with their replies. */
export function CommentThreads({ comments, ...rest }: ThreadsProps) {
  return (
    <ul className="grid gap-8">
      {comments.map((comment) => (
        <li key={comment.id}>
          <Thread comment={comment} {...rest} />
        </li>
      ))}
    </ul>
  );
}

type ThreadProps = Omit<ThreadsProps, 'comments'> & { comment: Comment };

function Thread({ comment, write, canReport, onChange }: ThreadProps) {
  const [isReplying, setReplying] = useState(false);
  return (
    <>
      <One comment={comment} canReport={canReport} onChange={onChange}>
        {write && !comment.isWaiting && (
          <Button
            size="sm"
            variant="quiet"
            className="-ml-3.5"
            aria-expanded={isReplying}
            onClick={() => setReplying(!isReplying)}
          >
            Responder
          </Button>
        )}
      </One>
      <ul className="mt-5 grid gap-5 border-l-2 border-line pl-5 empty:hidden">
        {comment.replies.map((reply) => (
          <li key={reply.id}>
            <One comment={reply} canReport={canReport} onChange={onChange} />
          </li>
        ))}
      </ul>
      {isReplying && write && (
        <div className="mt-4 border-l-2 border-line pl-5">
          <CommentForm
            write={write}
            parentId={comment.id}
            label={`Tu respuesta a ${comment.author}`}
            onWritten={() => {
              setReplying(false);
              return onChange();
            }}
          />
        </div>
      )}
    </>
  );
}

type OneProps = {
  comment: Reply;
  canReport: boolean | undefined;
  onChange: () => unknown;
  children?: ReactNode;
};

function One({ comment, canReport, onChange, children }: OneProps) {
  const removal = useAction(() => call('DELETE /api/blog/comments/:id', { params: { id: comment.id } }), {
    stale: [],
    done: () => {
      toast({ title: 'Comentario borrado' });
      return onChange();
    },
    failed: 'No se ha borrado',
  });
  return (
    <article className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3.5">
      <Avatar name={comment.author} />
      <div>
        <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1 text-small">
          <b>{comment.author}</b>
          {comment.isStaff && <Badge tone="navy">Equipo</Badge>}
          {comment.isWaiting && <Badge tone="warning">Pendiente de revisión</Badge>}
          <time dateTime={comment.createdAt} className="text-muted">
            {shortDay(comment.createdAt)}
          </time>
        </p>
        <p className="mt-1 wrap-anywhere whitespace-pre-line">{comment.body}</p>
        <div className="flex flex-wrap gap-2">
          {children}
          {comment.isMine && (
            <Button size="sm" variant="quiet" className="-ml-3.5 text-danger!" onClick={() => removal.run()}>
              Borrar
            </Button>
          )}
          {canReport && !comment.isMine && <ReportButton id={comment.id} />}
        </div>
      </div>
    </article>
  );
}

function ReportButton({ id }: { id: string }) {
  const report = useAction(() => call('POST /api/comments/:id/report', { params: { id } }), {
    stale: [],
    done: () => toast({ title: 'Gracias por avisar', description: 'Lo revisaremos.' }),
    failed: 'No se ha enviado',
    retries: true,
  });
  return (
    <Button
      size="sm"
      variant="quiet"
      className="-ml-3.5"
      disabled={report.answer !== undefined}
      busy={report.isBusy}
      onClick={() => report.run()}
    >
      {report.answer !== undefined ? 'Avisado' : 'Avisar de este comentario'}
    </Button>
  );
}
