import { LocateFixed } from 'lucide-react';
import { Button } from '#app/ui/button.tsx';
import type { AroundMe } from './use-around-me.ts';

interface AroundMeProps {
  around: AroundMe;
  className?: string;
}

/** « Autour de moi », the main button of the search. */
export function AroundMeButton({ around, className }: AroundMeProps) {
  return (
    <Button pending={around.asking} onClick={() => void around.locate()} className={className}>
      {!around.asking && <LocateFixed aria-hidden className="size-5" />}
      <span>{around.asking ? 'Recherche de votre position…' : 'Autour de moi'}</span>
    </Button>
  );
}

interface AroundMeHelpProps {
  around: AroundMe;
  /** The results have their place already, and the field or a line that opens it is above them. */
  isOpening: boolean;
  /** Moves the focus to the field for a place. */
  onType: () => void;
}

/** Offers alternatives while the position is slow to arrive, and after it has failed. */
export function AroundMeHelp({ around, isOpening, onType }: AroundMeHelpProps) {
  const { asking, failure } = around;
  return (
    <>
      <p role="status" className="basis-full text-sm text-brick-700 empty:hidden">
        {!asking && failure}
      </p>
      {((asking && !isOpening) || failure) && (
        <div className="flex basis-full flex-wrap gap-2">
          {failure && !asking && (
            <Button variant="secondary" size="small" onClick={() => void around.locate()}>
              Réessayer
            </Button>
          )}
          <Button variant="secondary" size="small" onClick={onType}>
            Saisir une ville
          </Button>
        </div>
      )}
    </>
  );
}
