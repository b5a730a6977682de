import type { ReactNode, Ref } from 'react';
import { Button } from '../ui/button';
import { Card } from '../ui/card';

type FormCardProps = { formRef: Ref<HTMLFormElement>; label: string; children: ReactNode };

/** Answers while one types. Without JavaScript it is posted and the server answers; posts are never cached. */
export function FormCard({ formRef, label, children }: FormCardProps) {
  return (
    <Card className="print:hidden">
      <form
        ref={formRef}
        method="post"
        aria-label={label}
        onSubmit={(event) => event.preventDefault()}
        className="grid gap-6"
      >
        {children}
        <div className="hidden noscript:block">
          <Button type="submit" full>
            Comprobar
          </Button>
        </div>
      </form>
    </Card>
  );
}
