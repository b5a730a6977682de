import { isPublicReason, NEEDS_REASON } from '@atalaya/core/admin/public-reason';
import { valueAt } from '@atalaya/core/admin/record-cells';
import { questionResource, trueFalseResource } from '@atalaya/core/syllabus/admin/questions';
import { changesKey } from '@atalaya/core/syllabus/questions/key-change';
import { useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useId, useState } from 'react';
import { useForm } from 'react-hook-form';
import { call } from '../../platform/api';
import { FormFault } from '../../platform/form/form-fault';
import { useSubmit } from '../../platform/form/use-submit';
import { Button } from '../../ui/button';
import { Textarea } from '../../ui/forms/textarea';
import { toast } from '../../ui/overlays/toast-store';
import { KeyChangeNotice } from './key-change';
import type { Version } from './versions';

const WordChanges = lazy(() => import('../../ui/word-changes'));

type OldVersionProps = { id: string; version: Version; current: Version; canRestore: boolean };

/** The text of an old version, compared with the current one, and the form that makes it current again. */
export function OldVersion({ canRestore, ...shown }: OldVersionProps) {
  const [isOpen, setIsOpen] = useState(false);
  const textId = useId();
  return (
    <div className="mt-2">
      <Button
        variant="outline"
        size="sm"
        aria-expanded={isOpen}
        aria-controls={textId}
        aria-label={`${isOpen ? 'Ocultar' : 'Ver'} el texto de la versión ${shown.version.version}`}
        onClick={() => setIsOpen(!isOpen)}
      >
        {isOpen ? 'Ocultar el texto' : 'Ver el texto'}
      </Button>
      <div id={textId} hidden={!isOpen}>
        {isOpen && (
          <>
            <Comparison version={shown.version} current={shown.current} />
            {canRestore && <RestoreForm {...shown} />}
          </>
        )}
      </div>
    </div>
  );
}

const textAt = (version: Version, path: string): string => String(valueAt(version, path) ?? '');

function Comparison({ version, current }: Pick<OldVersionProps, 'version' | 'current'>) {
  const { fields } = version.options ? questionResource : trueFalseResource;
  return (
    <>
      <p className="mt-3 text-muted">
        Comparada con la actual: <del className="bg-danger-tint text-danger">tachado</del>, lo que decía;{' '}
        <ins className="bg-success-tint text-success">subrayado</ins>, lo que dice ahora.
      </p>
      <dl className="mt-3 grid grid-cols-[minmax(0,1fr)] gap-3">
        {fields.map(({ path, label, choices }) => {
          const [old, now] = [version, current].map((one) => {
            const value = textAt(one, path);
            return choices?.find((choice) => choice.value === value)?.label ?? value;
          });
          if (!old && !now) return null;
          return (
            <div key={path}>
              <dt className="text-muted">{label}</dt>
              <dd className="wrap-anywhere whitespace-pre-wrap">
                <Suspense fallback={now}>
                  <WordChanges before={old ?? ''} after={now ?? ''} />
                </Suspense>
              </dd>
            </div>
          );
        })}
      </dl>
    </>
  );
}

function RestoreForm({ id, version, current }: Omit<OldVersionProps, 'canRestore'>) {
  const form = useForm({ defaultValues: { reason: '' } });
  const queryClient = useQueryClient();
  const { errors, isSubmitting } = form.formState;
  const submit = useSubmit(
    form,
    (body) =>
      call('POST /api/admin/questions/:id/versions/:version/restore', {
        params: { id, version: version.version },
        body,
      }),
    {
      stale: [],
      done: (restored) => {
        toast({
          title: `Versión ${version.version} recuperada`,
          description: `Es la versión ${restored.version}.`,
        });
        return queryClient.invalidateQueries({
          predicate: ({ queryKey: [path] }) => typeof path === 'string' && path.startsWith('/api/admin/'),
        });
      },
    },
  );
  return (
    <form method="post" noValidate onSubmit={submit} className="mt-4 grid grid-cols-[minmax(0,1fr)] gap-3">
      {changesKey(current, version) && (
        <KeyChangeNotice id={id}>
          Se volverán a calificar con la clave de esta versión, y el motivo se publica en el registro de
          correcciones.
        </KeyChangeNotice>
      )}
      <Textarea
        label={`Motivo para recuperar la versión ${version.version}`}
        rows={2}
        maxLength={1_000}
        error={errors.reason?.message}
        {...form.register('reason', {
          validate: (text) => isPublicReason(text) || NEEDS_REASON,
        })}
      />
      <FormFault fault={errors.root} />
      <div>
        <Button type="submit" size="sm" busy={isSubmitting} busyLabel="Recuperando…">
          Recuperar la versión {version.version}
        </Button>
      </div>
    </form>
  );
}
