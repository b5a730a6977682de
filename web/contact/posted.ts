import { type ContactField, type ContactForm, contactFields } from '@atalaya/core/contact/contact';

const isText = (field: ContactField): field is Exclude<ContactField, 'acceptPrivacy'> =>
  field !== 'acceptPrivacy';

/** Reads the contact form from FormData. */
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

/** A text field; a file in its place is ignored. */
export function posted(data: FormData, name: string): string {
  const value = data.get(name);
  return typeof value === 'string' ? value : '';
}
