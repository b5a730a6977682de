import { type CrosswordState, costs, visitOf } from '@atalaya/core/games/crossword/rules';
import { CheckCheck, Eye, Lightbulb, Pencil } from 'lucide-react';
import { Button } from '../../ui/button';
import { cx } from '../../ui/cx';
import { Kbd } from '../../ui/kbd';
import { Menu } from '../../ui/overlays/menu';
import type { CrosswordControl } from './use-crossword';

type ActionsProps = { state: CrosswordState; control: CrosswordControl };

const shape =
  'max-md:min-h-13 max-md:flex-1 max-md:flex-col max-md:gap-1 max-md:px-0.5 max-md:text-[0.75rem] max-md:whitespace-nowrap';

export function Actions({ state, control }: ActionsProps) {
  const { entry, cursor, isPencil } = control;
  const hasErrors = Object.values(state.cells).some(({ isWrong }) => isWrong);
  const canHint = entry !== undefined && entry.help !== null && !visitOf(state, cursor.entry).isHinted;
  return (
    // biome-ignore lint/a11y/useSemanticElements: these buttons are no form
    <div
      role="group"
      aria-label="Ayudas"
      className="mx-auto flex w-full justify-center gap-1.5 px-2 py-2 md:gap-2 md:max-w-160 md:flex-wrap md:px-0 md:py-0"
    >
      <Menu
        label="Comprobar"
        items={[
          { label: 'La letra', onSelect: () => control.check('letter') },
          { label: 'La palabra', onSelect: () => control.check('word') },
          { label: 'Todo el crucigrama', onSelect: () => control.check('all') },
          { label: 'Ir al primer error', onSelect: control.goToFirstError, disabled: !hasErrors },
        ]}
      >
        <Button variant="outline" size="sm" className={shape}>
          <CheckCheck />
          Comprobar
        </Button>
      </Menu>
      <Button variant="outline" size="sm" className={shape} disabled={!canHint} onClick={control.hint}>
        <Lightbulb />
        Pista −{costs.hint}
      </Button>
      <Menu
        label="Revelar"
        items={[
          { label: `La letra −${costs.letter}`, onSelect: () => control.reveal('letter') },
          { label: `La palabra −${costs.word}`, onSelect: () => control.reveal('word') },
        ]}
      >
        <Button variant="outline" size="sm" className={shape}>
          <Eye />
          Revelar −{costs.letter}
        </Button>
      </Menu>
      <Button
        variant="outline"
        size="sm"
        aria-pressed={isPencil}
        className={cx(shape, isPencil && 'bg-navy-tint')}
        onClick={control.togglePencil}
      >
        <Pencil />
        Lápiz
        <Kbd aria-hidden="true" className="max-md:hidden">
          .
        </Kbd>
      </Button>
    </div>
  );
}
