import { mixedValues } from '@atalaya/core/admin/record-conflict';
import {
  type MailingContent,
  mailingAudiences,
  mailingFields,
  unreadyFields,
} from '@atalaya/core/contact/mailings';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router';
import { currentOf } from '../../../admin/resource/conflict';
import type { Picks } from '../../../admin/resource/record-conflict';
import { call } from '../../../platform/api';
import { showFault } from '../../../platform/form/form-fault';
import { SAVED } from '../../../ui/overlays/unsaved-guard';
import { contentOf, emptyContent, MAILINGS_PATH, type Mailing, mailingQuery } from './mailing-queries';

type Conflict = NonNullable<ReturnType<typeof currentOf>>;
/** The version that the form was filled with, or that was saved last. */
type Base = { id?: string; etag?: string; content: MailingContent };

export const draftNames = ['subject', 'preheader', 'body', 'audience'] as const;

const isSame = (one: MailingContent, other: MailingContent): boolean =>
  draftNames.every((name) => one[name] === other[name]);

const fromValues = (values: object): MailingContent => {
  const texts = new Map(Object.entries(values).map(([name, value]) => [name, String(value ?? '')]));
  const textAt = (name: string) => texts.get(name) ?? '';
  return {
    subject: textAt('subject'),
    preheader: textAt('preheader'),
    body: textAt('body'),
    audience: mailingAudiences.find((one) => one === textAt('audience')) ?? emptyContent.audience,
  };
};

/** The form of a draft. What is typed stays in it whatever the server answers. */
export function useMailingDraft(mailing: Mailing | undefined) {
  const [base, setBase] = useState<Base>(() =>
    mailing
      ? { id: mailing.id, etag: mailing.etag, content: contentOf(mailing) }
      : { content: { ...emptyContent } },
  );
  const form = useForm<MailingContent>({ defaultValues: base.content });
  const [theirs, setTheirs] = useState<Conflict>();
  const [isSaving, setSaving] = useState(false);
  const client = useQueryClient();
  const navigate = useNavigate();
  const content = contentOf(form.watch());

  const accept = (saved: Mailing) => {
    const isFirst = base.id === undefined;
    setBase({ id: saved.id, etag: saved.etag, content: contentOf(saved) });
    client.setQueryData(mailingQuery(saved.id).queryKey, saved);
    void client.invalidateQueries({ queryKey: ['/api/admin/mailings'] });
    if (isFirst)
      void navigate(`${MAILINGS_PATH}/${saved.id}`, {
        replace: true,
        state: SAVED,
        preventScrollReset: true,
      });
  };

  const save = async (written: MailingContent, etag = base.etag): Promise<Mailing | undefined> => {
    setSaving(true);
    form.clearErrors();
    try {
      const saved =
        base.id === undefined
          ? await call('POST /api/admin/mailings', { body: written })
          : await call('PUT /api/admin/mailings/:id', {
              params: { id: base.id },
              body: { ...written, etag: etag ?? '' },
            });
      setTheirs(undefined);
      accept(saved);
      return saved;
    } catch (error) {
      const current = currentOf(error);
      setTheirs(current);
      if (!current) showFault(form, draftNames, error);
      return undefined;
    } finally {
      setSaving(false);
    }
  };

  const fill = (written: MailingContent) => {
    for (const name of draftNames) form.setValue(name, written[name]);
    return written;
  };
  const mix = (current: Conflict, picks: Picks) =>
    fill(fromValues(mixedValues(mailingFields, { mine: content, theirs: current }, picks)));

  const isDirty = !isSame(content, base.content);
  return {
    form,
    base,
    content,
    isDirty,
    isSaving,
    theirs,
    accept,
    save: () => save(content),
    /** Shows what is missing before it can be sent. */
    isReady: (): boolean => {
      const missing = Object.entries(unreadyFields(content));
      for (const [index, [name, message]] of missing.entries())
        form.setError(name === 'subject' ? 'subject' : 'body', { message }, { shouldFocus: index === 0 });
      return missing.length === 0;
    },
    /** The saved version of what the form shows. */
    saved: async (): Promise<{ id: string; etag: string } | undefined> => {
      const { id, etag } = base;
      return !isDirty && id && etag ? { id, etag } : save(content);
    },
    saveMixed: (current: Conflict, picks: Picks) => save(mix(current, picks), current.etag),
    editMixed: (current: Conflict, picks: Picks) => {
      mix(current, picks);
      setBase({ ...base, etag: current.etag, content: fromValues(current) });
      setTheirs(undefined);
    },
  };
}

export type MailingDraft = ReturnType<typeof useMailingDraft>;
