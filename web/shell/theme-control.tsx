import { Monitor, Moon, Sun } from 'lucide-react';
import { chooseTheme, useThemeChoice } from '../platform/appearance/theme';
import { Segmented } from '../ui/forms/segmented';

const looks = [
  { value: 'light', text: 'Claro', Icon: Sun },
  { value: 'dark', text: 'Oscuro', Icon: Moon },
  { value: 'system', text: 'Sistema', Icon: Monitor },
] as const;

const options = looks.map(({ value, text, Icon }) => ({
  value,
  label: (
    <>
      <Icon />
      {text}
    </>
  ),
}));

export function ThemeControl() {
  return <Segmented label="Aspecto" options={options} value={useThemeChoice()} onChange={chooseTheme} full />;
}
