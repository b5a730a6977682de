import { commentFault, MAX_COMMENT } from '@atalaya/core/blog/comments';
import { type FormEvent, useState } from 'react';
import { call } from '../platform/api';
import { HttpError, sentenceFor } from '../platform/http-error';
import { Button } from '../ui/button';
import { Textarea } from '../ui/forms/textarea';
import { toast } from '../ui/overlays/toast-store';

type CommentFormProps = { postId: number; parentId?: string; label: string; onWritten: () => unknown };

export function CommentForm({ postId, parentId, label, onWritten }: CommentFormProps) {
  const [body, setBody] = useState('');
  const [fault, setFault] = useState<string | null>(null);
  const [isSending, setSending] = useState(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const wrong = commentFault(body);
    setFault(wrong);
    if (wrong || isSending) return;
    setSending(true);
    try {
      const { isWaiting } = await call('POST /api/blog/posts/:id/comments', {
        params: { id: postId },
        body: { body, ...(parentId ? { parentId } : {}) },
      });
      setBody('');
      toast(
        isWaiting
          ? { title: 'Comentario enviado', description: 'Lo publicaremos en cuanto lo hayamos leído.' }
          : { title: 'Comentario publicado' },
      );
      await onWritten();
    } catch (error) {
      // The text stays in the form.
      setFault((error instanceof HttpError ? error.fields.body : undefined) ?? sentenceFor(error));
    } finally {
      setSending(false);
    }
  };
  return (
    <form method="post" noValidate onSubmit={submit} className="grid justify-items-start gap-3">
      <Textarea
        label={label}
        rows={parentId ? 2 : 4}
        maxLength={MAX_COMMENT + 200}
        value={body}
        error={fault ?? undefined}
        hint="Leemos los comentarios antes de publicarlos."
        fieldClassName="w-full"
        onChange={(event) => {
          setBody(event.currentTarget.value);
          if (fault) setFault(commentFault(event.currentTarget.value));
        }}
      />
      <Button type="submit" size="sm" busy={isSending} busyLabel="Enviando...">
        {parentId ? 'Responder' : 'Comentar'}
      </Button>
    </form>
  );
}
