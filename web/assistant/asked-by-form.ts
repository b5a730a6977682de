import { type Assistant, questionFault } from '@atalaya/core/assistant/assistant';
import type { Exchange } from '@atalaya/core/assistant/assistant.contract';
import type { RouterContextProvider } from 'react-router';
import { HttpError } from '../platform/http-error';
import { callFrom } from '../platform/page-context';

/** The answer to a form that was sent without JavaScript. What was typed always comes back. */
export type Posted = { typed: string; fault?: string; exchange?: Exchange };

export async function askedByForm(
  request: Request,
  context: Readonly<RouterContextProvider>,
  assistant: Assistant,
): Promise<Posted> {
  const field = (await request.formData()).get('question');
  const typed = typeof field === 'string' ? field : '';
  const fault = questionFault(typed);
  if (fault) return { typed, fault };
  try {
    const exchange = await callFrom(context)('POST /api/assistant/questions', {
      body: { assistant, question: typed },
    });
    return { typed: '', exchange };
  } catch (error) {
    if (!(error instanceof HttpError)) throw error;
    return { typed, fault: error.details.fields?.question ?? error.sentence };
  }
}
