import type { Answer } from '@atalaya/core/api';
import { imageFault, imageTypes } from '@atalaya/core/blog/images';
import { imagePath } from '@atalaya/core/blog/posts';
import { imageMarkdown } from '@atalaya/core/blog/text-images';
import { useQuery } from '@tanstack/react-query';
import { Copy, Trash2, Upload } from 'lucide-react';
import type { FormEvent } from 'react';
import { useAction } from '../../platform/action/use-action';
import { call, read } from '../../platform/api';
import { sentenceFor } from '../../platform/http-error';
import { Button } from '../../ui/button';
import { Input } from '../../ui/forms/input';
import { IconButton } from '../../ui/icon-button';
import { toast } from '../../ui/overlays/toast-store';
import { Picture } from '../../ui/picture';
import { Section } from '../../ui/section';

export const imagesQuery = read('GET /api/admin/blog-images');

type Uploaded = Answer<'GET /api/admin/blog-images'>['uploaded'][number];

/** Uploads images and copies the line that puts one in a text. */
export function BlogImages() {
  const { data } = useQuery(imagesQuery);
  return (
    <Section
      id="imagenes"
      title="Imágenes"
      heading="h3"
      className="mt-8 grid gap-4 border-t border-line pt-6"
    >
      <UploadForm />
      <ul className="grid gap-4 sm:grid-cols-2">
        {data?.uploaded.map((image) => (
          <UploadedImage key={image.name} image={image} />
        ))}
      </ul>
    </Section>
  );
}

function UploadForm() {
  const upload = useAction(
    ({ file, alt }: { file: File; alt: string }) =>
      call('POST /api/admin/blog-images', { file, query: { alt } }),
    { stale: [imagesQuery.queryKey] },
  );
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const values = new FormData(form);
    const file = values.get('file');
    const alt = String(values.get('alt') ?? '').trim();
    const isChosen = file instanceof File && file.size > 0;
    const fileFault = isChosen ? imageFault(file) : 'Elige una imagen.';
    upload.refuse({
      ...(fileFault ? { file: fileFault } : {}),
      ...(alt === '' ? { alt: 'Describe la imagen para quien no la ve.' } : {}),
    });
    if (!isChosen || fileFault || alt === '') return;
    if (!(await upload.run({ file, alt }))) return;
    form.reset();
    toast({ title: 'Imagen subida' });
  };
  return (
    <form method="post" noValidate onSubmit={submit} className="grid items-start gap-4 sm:grid-cols-2">
      <Input
        label="Imagen"
        type="file"
        name="file"
        accept={imageTypes.join(',')}
        hint="JPEG, PNG, WebP o AVIF de hasta 10 MB. Guardamos solo la imagen: ni el lugar ni la cámara."
        error={upload.faults.file ?? upload.fault}
      />
      <Input
        label="Descripción"
        name="alt"
        maxLength={300}
        autoComplete="off"
        hint="Lo que se ve, para quien no puede verlo."
        error={upload.faults.alt}
      />
      <div>
        <Button type="submit" variant="outline" size="sm" busy={upload.isBusy} busyLabel="Subiendo…">
          <Upload />
          Subir imagen
        </Button>
      </div>
    </form>
  );
}

function UploadedImage({ image: { name, alt, width, height } }: { image: Uploaded }) {
  const remove = useAction(() => call('DELETE /api/admin/blog-images/:name', { params: { name } }), {
    stale: [imagesQuery.queryKey],
    caught: (error) => toast({ title: sentenceFor(error), variant: 'destructive' }),
  });
  const copy = () =>
    void navigator.clipboard
      .writeText(imageMarkdown(name, alt))
      .then(() => toast({ title: 'Copiada', description: 'Pégala en el texto, en una línea aparte.' }));
  return (
    <li className="grid grid-cols-[7rem_minmax(0,1fr)] gap-3">
      <Picture
        src={imagePath(name)}
        alt=""
        width={width}
        height={height}
        loading="lazy"
        className="aspect-4/3 w-full rounded-md border border-line object-cover"
      />
      <div className="grid min-w-0 content-between gap-1">
        <p className="line-clamp-2 text-small">{alt}</p>
        <div className="flex items-center gap-1">
          <Button variant="quiet" size="sm" className="-ml-3.5" onClick={copy}>
            <Copy />
            Copiar para el texto
          </Button>
          <IconButton label={`Borrar la imagen «${alt}»`} onClick={() => remove.run()}>
            <Trash2 />
          </IconButton>
        </div>
      </div>
    </li>
  );
}
