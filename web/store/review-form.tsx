import { type FormEvent, useState } from 'react';
import { useAction } from '../platform/action/use-action';
import { call } from '../platform/api';
import { toastError } from '../platform/toast-error';
import { Button } from '../ui/button';
import { RadioGroup } from '../ui/forms/radio-group';
import { Textarea } from '../ui/forms/textarea';
import { toast } from '../ui/overlays/toast-store';

const stars = [5, 4, 3, 2, 1].map((count) => ({
  value: String(count),
  label: count === 1 ? '1 estrella' : `${count} estrellas`,
}));

type ReviewFormProps = {
  productId: string;
  review: { stars: number; body: string } | null;
  onChanged: () => Promise<void>;
};

type Act = { what: () => Promise<unknown>; done: string };

export function ReviewForm({ productId, review, onChanged }: ReviewFormProps) {
  const [chosen, choose] = useState<string | undefined>(review ? String(review.stars) : undefined);
  const params = { id: productId };

  const { run, isBusy, faults, refuse } = useAction(({ what }: Act) => what(), {
    stale: [],
    done: async (_, { done }) => {
      await onChanged();
      toast({ title: done });
    },
    caught: (error) => {
      toastError('Error', error);
    },
  });
  const write = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const body = String(new FormData(event.currentTarget).get('body') ?? '');
    if (!chosen) return refuse({ stars: 'Elige de una a cinco estrellas.' });
    void run({
      what: () =>
        call('PUT /api/store/products/:id/review', { params, body: { stars: Number(chosen), body } }),
      done: review ? 'Opinión cambiada' : 'Opinión publicada',
    });
  };
  return (
    <form onSubmit={write} noValidate aria-label="Tu opinión" className="grid content-start gap-5">
      <h3 className="text-h4">{review ? 'Tu opinión' : '¿Qué te ha parecido?'}</h3>
      <RadioGroup label="Puntuación" options={stars} value={chosen} onChange={choose} error={faults.stars} />
      <Textarea
        label="Tu experiencia"
        name="body"
        rows={5}
        maxLength={1500}
        defaultValue={review?.body ?? ''}
        error={faults.body}
        hint="Qué te ha servido y qué echas en falta."
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={isBusy}>
          {review ? 'Guardar cambios' : 'Publicar opinión'}
        </Button>
        {review && (
          <Button
            variant="quiet"
            onClick={() =>
              void run({
                what: () => call('DELETE /api/store/products/:id/review', { params }),
                done: 'Opinión borrada',
              })
            }
          >
            Borrar
          </Button>
        )}
      </div>
    </form>
  );
}
