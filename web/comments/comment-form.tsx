import { commentFault, MAX_COMMENT } from '@atalaya/core/comments/comments';
import { type FormEvent, useState } from 'react';
import { HttpError, sentenceFor } from '../platform/http-error';
import { Button } from '../ui/button';
import { Textarea } from '../ui/forms/textarea';
import { toast } from '../ui/overlays/toast-store';

export type WriteComment = (written: { body: string; parentId?: string }) => Promise<{ isWaiting: boolean }>;

type CommentFormProps = { write: WriteComment; parentId?: string; label: string; onWritten: () => unknown };

export function CommentForm({ write, parentId, label, onWritten }: CommentFormProps) {
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
      const { isWaiting } = await write({ body, ...(parentId ? { parentId } : {}) });
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
