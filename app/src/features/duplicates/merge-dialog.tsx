import { clsx } from 'clsx';
import { Search } from 'lucide-react';
import { useId, useState } from 'react';
import type { AdminLaundromat } from '#app/features/moderation/laundromat-documents.ts';
import { useShownAction } from '#app/graphql/action.ts';
import { useFreshQuery } from '#app/graphql/use-fresh-query.ts';
import { useDebounced } from '#app/lib/forms/use-debounced.ts';
import { addressText } from '#app/lib/places/address-text.ts';
import { countOf, formatDistance } from '#app/lib/texts/french-numbers.ts';
import { Button } from '#app/ui/button.tsx';
import { LaundromatPhoto } from '#app/ui/cards/laundromat-photo.tsx';
import { TextField } from '#app/ui/fields/text-field.tsx';
import { EmptyState } from '#app/ui/states/empty-state.tsx';
import { ErrorState } from '#app/ui/states/error-state.tsx';
import { Loading, Skeleton } from '#app/ui/states/skeleton.tsx';
import { Dialog, WindowButtons } from '#app/ui/windows/dialog.tsx';
import { mergeProblem, mergeRefusals, needsOwner } from '#contract/laundromat/merging.ts';
import { restorableDays } from '#contract/moderation/moderation.ts';
import { distanceBetween, filledFacts, movedPhotos, ownerChoices, preferredOf } from './merge-plan.ts';
import { mergeQuery, type MergeSide, mergeLaundromatsMutation } from './merge-query.ts';
import { SideSummary } from './side-summary.tsx';

const typingPauseMs = 300;
const shownMax = 10;

interface MergeDialogProps {
  open: boolean;
  laundromat: Pick<AdminLaundromat, 'id' | 'name' | 'postalCode'>;
  otherId?: string;
  onClose: () => void;
  onMerged: () => void;
}

/** Chooses the other laundromat, compares both, and chooses which one stays. */
export function MergeDialog({ open, ...merge }: MergeDialogProps) {
  const { laundromat, onClose } = merge;
  return (
    <Dialog open={open} onClose={onClose} title={`Fusionner «\u00a0${laundromat.name}\u00a0»`}>
      <Merge {...merge} />
    </Dialog>
  );
}

function Merge({ laundromat, otherId, onClose, onMerged }: Omit<MergeDialogProps, 'open'>) {
  const [text, setText] = useState('');
  const [picked, setPicked] = useState<string>();
  const search = useDebounced(text.trim(), typingPauseMs) || laundromat.postalCode;
  const { data, failed, refresh } = useFreshQuery({
    query: mergeQuery,
    variables: { id: laundromat.id, otherId: otherId ?? laundromat.id, search },
  });
  const own = data?.laundromats_by_pk;
  const known = otherId === undefined ? undefined : (data?.other ?? undefined);
  const chosen = picked === undefined ? known : data?.others.find(({ id }) => id === picked);
  if (data && !own) return <EmptyState title="Cette fiche n'existe plus" />;
  if (own && chosen) {
    return (
      <Choice
        sides={[own, chosen]}
        onBack={() => setPicked('')}
        onMerged={() => {
          onClose();
          onMerged();
        }}
        onRefused={refresh}
      />
    );
  }
  return (
    <>
      <TextField
        label={'Avec quelle autre fiche\u00a0?'}
        hint={`Nom, adresse ou ville. Sans recherche\u00a0: les fiches du ${laundromat.postalCode}.`}
        type="search"
        icon={<Search aria-hidden />}
        value={text}
        onChange={(event) => setText(event.target.value)}
        data-autofocus
      />
      <div className="mt-4" aria-live="polite">
        {failed && <ErrorState title="Les fiches n'ont pas pu être chargées" onRetry={refresh} />}
        {!failed && own && <Candidates own={own} others={data.others} onChoose={setPicked} />}
        {!failed && !own && (
          <Loading className="space-y-3">
            <Skeleton count={3} className="h-16 w-full" />
          </Loading>
        )}
      </div>
    </>
  );
}

interface CandidatesProps {
  own: MergeSide;
  others: readonly MergeSide[];
  onChoose: (otherId: string) => void;
}

function Candidates({ own, others, onChoose }: CandidatesProps) {
  const nearest = others
    .map((other) => ({ other, distance: distanceBetween(own, other) }))
    .sort((one, two) => (one.distance ?? Infinity) - (two.distance ?? Infinity))
    .slice(0, shownMax);
  if (nearest.length === 0)
    return <EmptyState title="Aucune autre fiche">Essayez un autre nom ou une autre ville.</EmptyState>;
  return (
    <>
      <ul className="divide-y divide-line rounded-card border border-line">
        {nearest.map(({ other, distance }) => (
          <li key={other.id} className="flex items-center justify-between gap-4 px-4 py-3">
            <div className="min-w-0">
              <p className="font-semibold wrap-anywhere">{other.name}</p>
              <p className="text-sm wrap-anywhere text-slate">
                {`${addressText(other)}${distance !== null ? ` · ${formatDistance(distance)}` : ''}`}
              </p>
            </div>
            <Button variant="secondary" size="small" onClick={() => onChoose(other.id)}>
              Choisir<span className="sr-only"> {other.name}</span>
            </Button>
          </li>
        ))}
      </ul>
      {others.length > shownMax && (
        <p className="mt-2 text-sm text-slate">
          {`Seules ${shownMax}\u00a0fiches sont affichées. Pour en voir d'autres, précisez la recherche.`}
        </p>
      )}
    </>
  );
}

interface ChoiceProps {
  sides: readonly [MergeSide, MergeSide];
  onBack: () => void;
  onMerged: () => void;
  onRefused: () => void;
}

function Choice({ sides, onBack, onMerged, onRefused }: ChoiceProps) {
  const [one, other] = sides;
  const group = useId();
  const [keptId, setKeptId] = useState(preferredOf(one, other).id);
  const [kept, merged] = keptId === one.id ? [one, other] : [other, one];
  const { run, pending } = useShownAction(mergeLaundromatsMutation);
  const problem = mergeProblem(kept, merged);
  const isAsked = needsOwner(kept, merged);
  const [keepsOwnerOf, setKeepsOwnerOf] = useState<string>();
  const [missesOwner, setMissesOwner] = useState(false);

  async function merge() {
    if (isAsked && !keepsOwnerOf) {
      setMissesOwner(true);
      return;
    }
    const isMerged = await run(
      { id: merged.id, keptId: kept.id, keepsOwnerOf: isAsked ? keepsOwnerOf : undefined },
      { title: 'Fiches fusionnées', description: kept.name },
      "Les fiches n'ont pas été fusionnées",
    );
    if (isMerged) onMerged();
    else onRefused();
  }
  return (
    <>
      <fieldset className="mt-2">
        <legend className="font-semibold">Quelle fiche reste{'\u00a0'}?</legend>
        <div className="mt-2 grid gap-3 sm:grid-cols-2">
          {sides.map((side) => (
            <label
              key={side.id}
              className={clsx(
                'block cursor-pointer rounded-card border p-4',
                side.id === keptId ? 'border-blue-600 bg-blue-50' : 'border-line hover:bg-mist',
              )}
            >
              <span className="flex items-start gap-3">
                <input
                  type="radio"
                  name={group}
                  checked={side.id === keptId}
                  onChange={() => {
                    setKeptId(side.id);
                    setKeepsOwnerOf(undefined);
                  }}
                  className="mt-1 size-5 shrink-0 accent-blue-600"
                />
                <SideSummary side={side} />
              </span>
            </label>
          ))}
        </div>
      </fieldset>
      {isAsked && !problem && (
        <fieldset className="mt-5" aria-describedby={missesOwner ? `${group}-owner` : undefined}>
          <legend className="font-semibold">À qui est la laverie{'\u00a0'}?</legend>
          {ownerChoices(kept, merged).map(({ value, label }) => (
            <label key={value} className="flex min-h-11 cursor-pointer items-center gap-3 wrap-anywhere">
              <input
                type="radio"
                name={`${group}-owner`}
                checked={keepsOwnerOf === value}
                onChange={() => {
                  setKeepsOwnerOf(value);
                  setMissesOwner(false);
                }}
                className="size-5 shrink-0 accent-blue-600"
              />
              <span>{label}</span>
            </label>
          ))}
          {missesOwner && (
            <p id={`${group}-owner`} role="alert" className="text-brick-700">
              {mergeRefusals.owner}
            </p>
          )}
        </fieldset>
      )}
      {problem ? (
        <p role="alert" className="mt-4 rounded-card bg-brick-100 px-4 py-3 text-brick-700">
          {problem}
        </p>
      ) : (
        <Consequences kept={kept} merged={merged} />
      )}
      <WindowButtons>
        <Button variant="secondary" onClick={onBack}>
          Choisir une autre fiche
        </Button>
        {!problem && (
          <Button variant="danger" pending={pending} onClick={() => void merge()}>
            Fusionner
          </Button>
        )}
      </WindowButtons>
    </>
  );
}

function Consequences({ kept, merged }: { kept: MergeSide; merged: MergeSide }) {
  const filled = filledFacts(kept, merged);
  const photos = merged.photos_aggregate.aggregate.count;
  const moved = movedPhotos(kept, merged);
  const lines = [
    `Les avis de «\u00a0${merged.name}\u00a0» passent à la fiche qui reste. Si une personne a noté les deux, seul son avis le plus récent compte.`,
    'Ses favoris, ses signalements, ses questions, ses demandes en cours, ses statistiques et ses liens avec OpenStreetMap passent aussi.',
    photos > 0 &&
      (moved === photos
        ? `${countOf(photos, 'photo')} ${photos < 2 ? 'passe' : 'passent'}.`
        : `${moved} de ses ${countOf(photos, 'photo')} ${moved < 2 ? 'passe' : 'passent'}\u00a0: la formule n'en permet pas plus.`),
    filled.length > 0 &&
      `La fiche qui reste est complétée\u00a0: ${new Intl.ListFormat('fr').format(filled)}. Ses autres informations ne changent pas.`,
    `${new Intl.ListFormat('fr').format([merged.slug, ...merged.redirects.map(({ slug }) => slug)].map((slug) => `/laverie/${slug}`))} ${merged.redirects.length > 0 ? 'mènent' : 'mène'} à la fiche qui reste.`,
    (kept.owner || merged.owner) && 'Un email prévient chaque propriétaire.',
    `«\u00a0${merged.name}\u00a0» est supprimée. Pendant ${restorableDays}\u00a0jours, «\u00a0Rétablir\u00a0» dans les laveries supprimées annule toute la fusion.`,
  ].filter((line) => typeof line === 'string');
  return (
    <div className="mt-5">
      <h3 className="font-semibold">Ce qui change</h3>
      <ul className="mt-2 list-disc space-y-1 pl-5 text-slate marker:text-line">
        {lines.map((line) => (
          <li key={line} className="wrap-anywhere">
            {line}
          </li>
        ))}
      </ul>
      {moved > 0 && (
        <ul aria-label="Photos qui passent" className="mt-3 flex flex-wrap gap-2">
          {merged.photos.slice(0, moved).map((photo) => (
            <li key={photo.id}>
              <LaundromatPhoto photo={photo} sizes="80px" className="h-15 w-20 rounded-lg" />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
