import { ChevronLeft, ChevronRight, Flag, Grid3x3 } from 'lucide-react';
import { Button } from '../../ui/button';
import { Kbd } from '../../ui/kbd';

type FootProps = {
  flagged: boolean;
  isFirst: boolean;
  isLast: boolean;
  isAnswered: boolean;
  isStudy: boolean;
  blank: number;
  onBack: () => void;
  onFlag: () => void;
  onMap: () => void;
  onNext: () => void;
};

export function ExamFoot(props: FootProps) {
  const { flagged, isFirst, isLast, blank, isStudy, isAnswered } = props;
  return (
    <footer className="sticky bottom-0 border-t border-line bg-surface pb-[env(safe-area-inset-bottom)]">
      <div className="flex items-center gap-1.5 p-2.5 sm:gap-2 md:gap-3 md:px-10 md:py-3.5 lg:pr-8 lg:pl-[max(5.5rem,calc(50vw-42.5rem))]">
        <Button
          variant="outline"
          className="max-md:px-3 sm:max-md:px-3.5"
          disabled={isFirst}
          onClick={props.onBack}
        >
          <ChevronLeft />
          <span className="max-md:sr-only">Anterior</span>
        </Button>
        <Button
          variant="outline"
          className="max-md:px-3 sm:max-md:px-3.5"
          aria-pressed={flagged}
          onClick={props.onFlag}
        >
          <Flag className={flagged ? 'fill-gold' : ''} />
          <span className="max-md:sr-only">{flagged ? 'Quitar marca' : 'Marcar'}</span>
          <Kbd aria-hidden="true" className="max-md:hidden">
            M
          </Kbd>
        </Button>
        <Button variant="outline" className="max-md:px-3 lg:hidden" onClick={props.onMap}>
          <Grid3x3 />
          <span className="sr-only">Mapa de preguntas, sin responder:</span>
          <span className="num text-lead">{blank}</span>
        </Button>
        <p
          aria-hidden="true"
          className="ml-auto flex items-center gap-1.5 text-small text-muted max-lg:hidden"
        >
          {isStudy && isAnswered ? (
            <>
              <Kbd>Intro</Kbd> continuar
            </>
          ) : (
            <>
              <Kbd>1</Kbd>
              <Kbd>2</Kbd>
              <Kbd>3</Kbd> responder
            </>
          )}
        </p>
        <Button className="max-lg:ml-auto max-md:flex-1 max-md:px-3 md:min-w-42" onClick={props.onNext}>
          {isLast ? 'Revisar' : 'Siguiente'}
          <ChevronRight className="max-[360px]:hidden" />
        </Button>
      </div>
    </footer>
  );
}
