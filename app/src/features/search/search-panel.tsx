import { clsx } from 'clsx';
import { Search, LocateFixed } from 'lucide-react';
import { type FormEvent, type Ref, useEffect, useImperativeHandle, useRef } from 'react';
import { createPortal, flushSync } from 'react-dom';
import { Button, LinkButton } from '#app/ui/button.tsx';
import { SearchBox } from './search-box.tsx';
import { SearchFields } from './search-fields.tsx';
import type { SearchUrl } from './search-params.ts';
import { atPoint, besidesPlace, emptyPlace, isEmptyPlace, searchLabel } from './search-place.ts';
import {
  rememberOwnPosition,
  sharedPoint,
  type AroundMe,
  useAroundMe,
  type Opening,
} from './use-around-me.ts';
import { useSearchPanel } from './use-search-panel.ts';

interface SearchPanelProps {
  search: SearchUrl;
  /** A search is shown. On a phone its form folds into one line, so that the first result is in view. */
  compact: boolean;
  opening: Opening;
  /** The element that says why there is no position; without it the form says so. */
  helpPlace?: HTMLElement | null;
  ref?: Ref<Pick<AroundMe, 'locate'>>;
}

export function SearchPanel({ search: searchUrl, compact, opening, helpPlace, ref }: SearchPanelProps) {
  const { criteria, sorts, hrefWith } = searchUrl;
  const { state, dispatch, suggestions, apply, choose, submit } = useSearchPanel(searchUrl);
  const { text, submitted } = state;
  const form = useRef<HTMLFormElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const line = useRef<HTMLButtonElement>(null);

  const around = useAroundMe({
    searching: compact && !opening.pending,
    opening,
    onPosition: (position, { replace, changes }) => {
      rememberOwnPosition(position);
      const point = { city: '', department: '', place: '', centre: sharedPoint(position) };
      apply({ ...changes, ...atPoint(criteria, point) }, { replace });
    },
  });
  useImperativeHandle(ref, () => ({ locate: around.locate }));

  function submitForm(event: FormEvent) {
    event.preventDefault();
    around.cancel();
    if (text.trim() !== '' || !isEmptyPlace(criteria)) return submit(around.locate);
    dispatch({ type: 'refused', error: "Indiquez une ville, une adresse ou le nom d'une laverie." });
    input.current?.focus();
  }

  /** The link disappears with what it clears, so the focus moves to the field. */
  function clear() {
    around.cancel();
    dispatch({ type: 'searched', text: '' });
    input.current?.focus();
  }

  function enterPlace() {
    around.cancel();
    // A phone opens its keyboard only if the field gets the focus during the press.
    flushSync(() => dispatch({ type: 'unfolded' }));
    input.current?.focus();
    input.current?.select();
  }

  const help = <AroundMeHelp around={around} isOpening={opening.pending} onType={enterPlace} />;

  const folded = compact && !state.unfolded && (!around.failure || helpPlace);
  // The field that had the focus is hidden now.
  useEffect(() => {
    if (folded && form.current?.contains(document.activeElement)) line.current?.focus();
  }, [folded]);

  return (
    <>
      {folded && (
        <button
          ref={line}
          type="button"
          aria-expanded={false}
          onClick={enterPlace}
          className="on-light flex min-h-11 w-full cursor-pointer items-center gap-2.5 rounded-control bg-card px-3.5 text-left text-ink sm:hidden noscript:hidden"
        >
          <Search aria-hidden className="size-5 shrink-0 text-slate" />
          <span className="min-w-0 flex-1 truncate font-semibold">
            {opening.pending ? 'Autour de vous' : searchLabel(criteria)}
          </span>
          <span className="shrink-0 font-semibold text-blue-700">Modifier</span>
        </button>
      )}
      <form
        ref={form}
        role="search"
        method="get"
        autoComplete="off"
        aria-label="Rechercher une laverie"
        onSubmit={submitForm}
        className={clsx(
          'on-light flex flex-wrap gap-3 rounded-card bg-card text-ink shadow-lift sm:items-start',
          compact ? 'p-3' : 'p-4 sm:p-5 sm:[&>:is(a,button,span)]:mt-[calc(1.25rem+--spacing(1.5))]',
          folded && 'max-sm:hidden noscript:max-sm:flex',
        )}
      >
        <SearchFields criteria={besidesPlace(criteria)} defaultSort={sorts[0]} />
        <AroundMeButton
          around={around}
          className={clsx('max-sm:w-full noscript:hidden', !compact && 'max-sm:min-h-13 max-sm:text-lg')}
        />
        <span
          aria-hidden
          className="flex items-center gap-3 text-sm text-slate max-sm:w-full max-sm:before:h-px max-sm:before:flex-1 max-sm:before:bg-line max-sm:after:h-px max-sm:after:flex-1 max-sm:after:bg-line sm:min-h-11 noscript:hidden"
        >
          ou
        </span>
        <SearchBox
          text={text}
          hideLabel={compact}
          error={state.error}
          placeholder={criteria.isOwnPosition ? 'Autour de votre position' : undefined}
          suggestions={suggestions}
          inputRef={input}
          onUse={() => {
            around.cancel();
            dispatch({ type: 'used' });
          }}
          onTextChange={(typed) => dispatch({ type: 'typed', text: typed })}
          onChoose={choose}
          className="min-w-0 flex-1 max-sm:basis-full"
        />
        <Button type="submit" variant="secondary" pending={submitted} className="max-sm:w-full">
          {!submitted && <Search aria-hidden className="size-5" />}
          <span>Rechercher</span>
        </Button>
        {(!isEmptyPlace(criteria) || opening.keepsRoom) && (
          <LinkButton
            variant="quiet"
            to={hrefWith({ ...emptyPlace, q: '' })}
            onClick={clear}
            className={clsx('max-sm:w-full', isEmptyPlace(criteria) && 'invisible max-sm:hidden')}
          >
            Tout effacer
          </LinkButton>
        )}
        {helpPlace ? createPortal(help, helpPlace) : help}
      </form>
    </>
  );
}

function AroundMeButton({ around, className }: { around: AroundMe; className?: string }) {
  return (
    <Button pending={around.asking} onClick={() => void around.locate()} className={className}>
      {!around.asking && <LocateFixed aria-hidden className="size-5" />}
      {/* One above the other, so that the box beside them keeps its width. */}
      <span className="grid *:[grid-area:1/1]">
        <span className={clsx(around.asking && 'invisible')}>Autour de moi</span>
        {around.asking && <span>Localisation…</span>}
      </span>
    </Button>
  );
}

interface AroundMeHelpProps {
  around: AroundMe;
  isOpening: boolean;
  onType: () => void;
}

function AroundMeHelp({ around, isOpening, onType }: AroundMeHelpProps) {
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
