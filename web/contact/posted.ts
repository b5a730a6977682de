import { type ContactField, type ContactForm, contactFields } from '@atalaya/core/contact/contact';

const isText = (field: ContactField): field is Exclude<ContactField, 'acceptPrivacy'> =>
  field !== 'acceptPrivacy';

/** The fields of the contact form, as a script reads them or as a browser without one posts them. */
export function postedForm(data: FormData): ContactForm {
  const form: ContactForm = {
    name: '',
    phone: '',
    email: '',
    subject: '',
    message: '',
    acceptPrivacy: false,
  };
  for (const field of contactFields) if (isText(field)) form[field] = posted(data, field);
  return { ...form, acceptPrivacy: data.has('acceptPrivacy') };
}

/** One text of a form; a file in its place counts as nothing. */
export function posted(data: FormData, name: string): string {
  const value = data.get(name);
  return typeof value === 'string' ? value : '';
}
