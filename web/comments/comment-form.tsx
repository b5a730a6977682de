import { commentFault, MAX_COMMENT } from '@atalaya/core/comments/comments';
import { type FormEvent, useState } from 'react';
import { useAction } from '../platform/action/use-action';
import { Button } from '../ui/button';
import { Textarea } from '../ui/forms/textarea';
import { toast } from '../ui/overlays/toast-store';

export type WriteComment = (written: { body: string; parentId?: string }) => Promise<{ isWaiting: boolean }>;

type CommentFormProps = { write: WriteComment; parentId?: string; label: string; onWritten: () => unknown };

export function CommentForm({ write, parentId, label, onWritten }: CommentFormProps) {
  const [body, setBody] = useState('');
  const { run, isBusy, fault, faults, refuse } = useAction(write, {
    stale: [],
    done: async ({ isWaiting }) => {
      setBody('');
      toast(
        isWaiting
          ? { title: 'Comentario enviado', description: 'Lo publicaremos en cuanto lo hayamos leído.' }
          : { title: 'Comentario publicado' },
      );
      await onWritten();
    },
  });
  const shown = faults.body ?? fault;
  const check = (text: string): boolean => {
    const wrong = commentFault(text);
    refuse(wrong === null ? {} : { body: wrong });
    return wrong === null;
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (check(body)) void run({ body, ...(parentId ? { parentId } : {}) });
  };
  return (
    <form method="post" noValidate onSubmit={submit} className="grid justify-items-start gap-3">
      <Textarea
        label={label}
        rows={parentId ? 2 : 4}
        maxLength={MAX_COMMENT + 200}
        value={body}
        error={shown}
        hint="Leemos los comentarios antes de publicarlos."
        fieldClassName="w-full"
        onChange={(event) => {
          setBody(event.currentTarget.value);
          if (shown) check(event.currentTarget.value);
        }}
      />
      <Button type="submit" size="sm" busy={isBusy} busyLabel="Enviando...">
        {parentId ? 'Responder' : 'Comentar'}
      </Button>
    </form>
  );
}
