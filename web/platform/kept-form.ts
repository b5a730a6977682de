import { type DefaultValues, type FieldValues, type UseFormRegister, useForm } from 'react-hook-form';

const taken = new WeakSet<object>();

/**
 * `useForm` for server-rendered values: keeps what was typed before hydration, which the library alone would
 * overwrite.
 */
export function useKeptForm<T extends FieldValues>(defaultValues: DefaultValues<T>) {
  const form = useForm<T>({ defaultValues });
  const register: UseFormRegister<T> = (name, rules) => {
    const field = form.register(name, rules);
    const ref = (control: HTMLInputElement | null) => {
      const typed = control && !taken.has(control) ? control.value : undefined;
      field.ref(control);
      if (control) taken.add(control);
      if (typed !== undefined && typed !== control?.defaultValue)
        form.setValue(name, typed as Parameters<typeof form.setValue>[1], { shouldDirty: true });
    };
    return { ...field, ref, defaultValue: defaultValues[name as keyof typeof defaultValues] };
  };
  return { ...form, register };
}
