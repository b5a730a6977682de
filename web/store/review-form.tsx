import { type FormEvent, useState } from 'react';
import { call } from '../platform/api';
import { HttpError } from '../platform/http-error';
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

export function ReviewForm({ productId, review, onChanged }: ReviewFormProps) {
  const [chosen, choose] = useState<string | undefined>(review ? String(review.stars) : undefined);
  const [busy, setBusy] = useState(false);
  const [faults, setFaults] = useState<Record<string, string>>({});
  const params = { id: productId };

  const act = async (what: () => Promise<unknown>, done: string) => {
    setBusy(true);
    try {
      await what();
      setFaults({});
      await onChanged();
      toast({ title: done });
    } catch (error) {
      setFaults(error instanceof HttpError ? error.fields : {});
      toastError('Error', error);
    } finally {
      setBusy(false);
    }
  };
  const write = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const body = String(new FormData(event.currentTarget).get('body') ?? '');
    if (!chosen) return setFaults({ stars: 'Elige de una a cinco estrellas.' });
    return act(
      () => call('PUT /api/store/products/:id/review', { params, body: { stars: Number(chosen), body } }),
      review ? 'Opinión cambiada' : 'Opinión publicada',
    );
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
        <Button type="submit" busy={busy}>
          {review ? 'Guardar cambios' : 'Publicar opinión'}
        </Button>
        {review && (
          <Button
            variant="quiet"
            onClick={() =>
              act(() => call('DELETE /api/store/products/:id/review', { params }), 'Opinión borrada')
            }
          >
            Borrar
          </Button>
        )}
      </div>
    </form>
  );
}
