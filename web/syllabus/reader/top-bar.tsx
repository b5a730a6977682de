import { nextTextSize, textSizeNames } from '@atalaya/core/platform/text/text-size';
import { topicPath } from '@atalaya/core/syllabus/reading/reading';
import { AArrowUp, ChevronDown, ChevronLeft, ChevronUp, List, Moon, Printer, Sun } from 'lucide-react';
import { chooseTextSize, useTextSize } from '../../platform/appearance/text-size';
import { chooseTheme, useThemeChoice } from '../../platform/appearance/theme';
import { IconButton, IconButtonLink } from '../../ui/icon-button';
import type { OutlineEntry } from './outline';
import { Saved } from './saved';

type TopBarProps = {
  number: number;
  sections: readonly OutlineEntry[];
  current: string | null;
  onIndex: () => void;
};

export function TopBar({ number, sections, current, onIndex }: TopBarProps) {
  const at = Math.max(
    0,
    sections.findIndex(({ id }) => id === current),
  );
  const before = sections[at - 1];
  const after = sections[at + 1];
  return (
    <div className="sticky top-0 z-10 flex h-14 items-center gap-1 border-b border-line bg-ground pr-2 pl-1 text-small md:gap-2 md:px-6 xl:px-10 print:hidden">
      <IconButtonLink to="/campus-estudio/temario" label="Volver al temario" className="lg:hidden">
        <ChevronLeft />
      </IconButtonLink>
      <p className="min-w-0 flex-1 truncate font-semibold lg:flex-none lg:font-normal lg:text-muted">
        <span className="lg:hidden">Tema {number}, s</span>
        <span className="max-lg:hidden">S</span>ección {at + 1} de {sections.length}
      </p>
      <Saved />
      <div className="ml-auto flex items-center md:gap-1">
        {before && (
          <IconButtonLink
            to={topicPath(number, before.id)}
            label={`Sección anterior: ${before.title}`}
            size="sm"
            className="max-md:hidden"
          >
            <ChevronUp />
          </IconButtonLink>
        )}
        {after && (
          <IconButtonLink
            to={topicPath(number, after.id)}
            label={`Sección siguiente: ${after.title}`}
            size="sm"
            className="max-md:hidden"
          >
            <ChevronDown />
          </IconButtonLink>
        )}
        <TextSizeButton />
        <ThemeButton />
        <IconButton
          label="Imprimir el tema"
          size="sm"
          className="max-md:hidden"
          onClick={() => window.print()}
        >
          <Printer />
        </IconButton>
        <IconButton
          label="Índice del tema"
          size="sm"
          aria-haspopup="dialog"
          className="lg:hidden"
          onClick={onIndex}
        >
          <List />
        </IconButton>
      </div>
    </div>
  );
}

function TextSizeButton() {
  const size = useTextSize();
  return (
    <IconButton
      label={`Cambiar el tamaño de la letra, ahora ${textSizeNames[size].toLowerCase()}`}
      size="sm"
      onClick={() => chooseTextSize(nextTextSize(size))}
    >
      <AArrowUp />
    </IconButton>
  );
}

function ThemeButton() {
  // Subscribes to theme changes; the resolved theme is read from the document.
  useThemeChoice();
  const toggle = () => chooseTheme(document.documentElement.dataset.theme === 'dark' ? 'light' : 'dark');
  return (
    <IconButton label="Cambiar entre claro y oscuro" size="sm" onClick={toggle}>
      <Moon className="dark:hidden" />
      <Sun className="hidden dark:block" />
    </IconButton>
  );
}
