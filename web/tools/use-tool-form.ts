import { type Inputs, knownInputs, readFragment, writeFragment } from '@atalaya/core/tools/fragment';
import { type ChangeEvent, useCallback, useEffect, useState } from 'react';

/** Browsers limit how often the address may change. */
const WRITE_AFTER_MS = 300;

type Change = ChangeEvent<HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement>;

/**
 * The inputs of a tool. They live in the fragment of the address, which is never sent to the server. `posted` are those
 * of a submit without JavaScript.
 */
export function useToolForm<T extends Inputs>(defaults: T, posted?: T) {
  const [inputs, setInputs] = useState<T>(posted ?? defaults);
  const set = useCallback(
    (name: keyof T & string, value: string) => setInputs((now) => ({ ...now, [name]: value })),
    [],
  );

  useEffect(() => {
    const read = () => {
      const found = readFragment(window.location.hash, defaults);
      // Other fragments, like the one of the skip link, are not ours.
      if (writeFragment(found, defaults) !== '') setInputs(found);
    };
    read();
    window.addEventListener('hashchange', read);
    return () => window.removeEventListener('hashchange', read);
  }, [defaults]);

  useEffect(() => {
    const timer = setTimeout(() => showInAddress(writeFragment(inputs, defaults)), WRITE_AFTER_MS);
    return () => clearTimeout(timer);
  }, [inputs, defaults]);

  /** Keeps what was typed before hydration. */
  const formRef = useCallback(
    (form: HTMLFormElement | null) => {
      if (!form) return;
      const typed = knownInputs(new FormData(form), defaults);
      const initial: Inputs = posted ?? defaults;
      const early = Object.entries(typed).filter(([name, value]) => value !== '' && value !== initial[name]);
      if (early.length > 0) setInputs((now) => ({ ...now, ...Object.fromEntries(early) }));
    },
    [defaults, posted],
  );

  return {
    inputs,
    set,
    formRef,
    /** For a text field or a select. */
    field: (name: keyof T & string) => ({
      name,
      value: inputs[name],
      onChange: (event: Change) => set(name, event.target.value),
    }),
    /** For a checkbox or a switch. */
    flag: (name: keyof T & string) => ({
      name,
      value: 'si',
      checked: inputs[name] !== '',
      onChange: (event: ChangeEvent<HTMLInputElement>) => set(name, event.target.checked ? 'si' : ''),
    }),
    clear: () => setInputs(defaults),
    /** The address that opens the tool with these inputs. */
    link: () => window.location.origin + window.location.pathname + writeFragment(inputs, defaults),
  };
}

export type ToolForm<T extends Inputs> = ReturnType<typeof useToolForm<T>>;

function showInAddress(fragment: string): void {
  const { pathname, search, hash } = window.location;
  if (fragment === hash || (fragment === '' && !hash.includes('='))) return;
  try {
    window.history.replaceState(window.history.state, '', pathname + search + fragment);
  } catch {
    // The address stays behind; copying the link does not depend on it.
  }
}
