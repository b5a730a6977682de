import { create } from 'zustand';
import { onOtherTabs, readText, writeText } from '../device-store';

export const themeChoices = ['light', 'dark', 'system'] as const;
export type ThemeChoice = (typeof themeChoices)[number];

const KEY = 'atalaya.theme';

// Only read in the browser: during server rendering and hydration the theme follows the system.
const useThemeStore = create<{ choice: ThemeChoice }>()(() => ({ choice: 'system' }));

export const useThemeChoice = (): ThemeChoice => useThemeStore((theme) => theme.choice);

function storedChoice(): ThemeChoice {
  const stored = readText(KEY);
  return themeChoices.find((choice) => choice === stored) ?? 'system';
}

const systemIsDark = (): MediaQueryList => matchMedia('(prefers-color-scheme: dark)');

/** The same decision as appearance-script.ts. */
function apply(choice: ThemeChoice): void {
  const dark = choice === 'dark' || (choice === 'system' && systemIsDark().matches);
  document.documentElement.dataset.theme = dark ? 'dark' : 'light';
  useThemeStore.setState({ choice });
}

/** Without storage the choice lasts as long as the page. */
export function chooseTheme(choice: ThemeChoice): void {
  writeText(KEY, choice === 'system' ? null : choice);
  apply(choice);
}

/** Loads the stored choice and follows the system and other tabs. */
export function startTheme(): () => void {
  apply(storedChoice());
  const system = systemIsDark();
  const onSystem = () => apply(useThemeStore.getState().choice);
  system.addEventListener('change', onSystem);
  const unfollow = onOtherTabs(KEY, () => apply(storedChoice()));
  return () => {
    system.removeEventListener('change', onSystem);
    unfollow();
  };
}
