import { create } from 'zustand';

export const themeChoices = ['light', 'dark', 'system'] as const;
export type ThemeChoice = (typeof themeChoices)[number];

const KEY = 'atalaya.theme';

// Only read in the browser: during server rendering and hydration the theme follows the system.
const useThemeStore = create<{ choice: ThemeChoice }>()(() => ({ choice: 'system' }));

export const useThemeChoice = (): ThemeChoice => useThemeStore((theme) => theme.choice);

function storedChoice(): ThemeChoice {
  try {
    const stored = localStorage.getItem(KEY);
    return themeChoices.find((choice) => choice === stored) ?? 'system';
  } catch {
    return 'system';
  }
}

const systemIsDark = (): MediaQueryList => matchMedia('(prefers-color-scheme: dark)');

/** The same decision as appearance-script.ts. */
function apply(choice: ThemeChoice): void {
  const dark = choice === 'dark' || (choice === 'system' && systemIsDark().matches);
  document.documentElement.dataset.theme = dark ? 'dark' : 'light';
  useThemeStore.setState({ choice });
}

export function chooseTheme(choice: ThemeChoice): void {
  try {
    if (choice === 'system') localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, choice);
  } catch {
    // Without storage the choice lasts as long as the page.
  }
  apply(choice);
}

/** Loads the stored choice and follows the system and other tabs. */
export function startTheme(): () => void {
  apply(storedChoice());
  const system = systemIsDark();
  const onSystem = () => apply(useThemeStore.getState().choice);
  const onStorage = (event: StorageEvent) => event.key === KEY && apply(storedChoice());
  system.addEventListener('change', onSystem);
  window.addEventListener('storage', onStorage);
  return () => {
    system.removeEventListener('change', onSystem);
    window.removeEventListener('storage', onStorage);
  };
}
