import { mailingEmail } from '@atalaya/core/contact/mailing-email';
import type { MailingContent } from '@atalaya/core/contact/mailings';
import type { PreviewKind } from './mailing-preview';

type MailingFrameProps = { content: MailingContent; contact: string; view: PreviewKind };

/** Renders with the function that writes the real emails. mailing-preview.tsx loads it with its Markdown parser. */
export default function MailingFrame({ content, contact, view }: MailingFrameProps) {
  const { origin } = window.location;
  const { html, text } = mailingEmail(content, {
    origin,
    contact,
    unsubscribeUrl: `${origin}/boletin/baja`,
  });
  if (view === 'text')
    return (
      <pre className="max-h-170 overflow-y-auto p-5 font-mono text-small wrap-anywhere whitespace-pre-wrap">
        {text}
      </pre>
    );
  return (
    // An empty `sandbox` allows neither scripts nor popups. On a phone the desktop view scrolls sideways.
    <div className="overflow-x-auto">
      <iframe
        title="El correo como se verá"
        sandbox=""
        srcDoc={html}
        className={`mx-auto block h-170 bg-white ${view === 'phone' ? 'w-93.75 max-w-full' : 'w-full min-w-156'}`}
      />
    </div>
  );
}
