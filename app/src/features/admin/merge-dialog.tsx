import { clsx } from 'clsx';
import { Search } from 'lucide-react';
import { useId, useState } from 'react';
import { restorableDays } from '#contract/moderation/moderation.ts';
import { countOf, formatDistance } from '#app/lib/french-numbers.ts';
import { useDebounced } from '#app/lib/use-debounced.ts';
import { Badge } from '#app/ui/badge.tsx';
import { Button } from '#app/ui/button.tsx';
import { Dialog } from '#app/ui/dialog.tsx';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { ErrorState } from '#app/ui/error-state.tsx';
import { Loading, Skeleton } from '#app/ui/skeleton.tsx';
import { TextField } from '#app/ui/text-field.tsx';
import { toast } from '#app/ui/toast.ts';
import { WindowButtons } from '#app/ui/window-buttons.tsx';
import type { AdminLaundromat } from './laundromat-list-query.ts';
import {
  countIn,
  distanceBetween,
  filledFacts,
  mergeProblem,
  movedPhotos,
  preferredOf,
} from './merge-plan.ts';
import { mergeQuery, type MergeSide } from './merge-query.ts';
import { moderateMutation } from './moderation-mutation.ts';
import { useAdminQuery } from './use-admin-query.ts';
import { useWrite } from './use-write.ts';

const typingPauseMs = 300;
/** Candidates shown at once, the nearest first. */
const shownMax = 10;

interface MergeDialogProps {
  open: boolean;
  laundromat: AdminLaundromat;
  onClose: () => void;
  onMerged: () => void;
}

/** Merges a laundromat with another that is the same: chooses the other one, shows both, and which one stays. */
export function MergeDialog({ open, laundromat, onClose, onMerged }: MergeDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} title={`Fusionner «\u00a0${laundromat.name}\u00a0»`}>
      <Merge laundromat={laundromat} onClose={onClose} onMerged={onMerged} />
    </Dialog>
  );
}

function Merge({ laundromat, onClose, onMerged }: Omit<MergeDialogProps, 'open'>) {
  const [text, setText] = useState('');
  const [chosen, setChosen] = useState<MergeSide>();
  const search = useDebounced(text.trim(), typingPauseMs) || laundromat.postalCode;
  const { data, failed, refresh } = useAdminQuery({
    query: mergeQuery,
    variables: { id: laundromat.id, search },
  });
  const own = data?.laundromats_by_pk;
  if (failed) return <ErrorState title="Les fiches n'ont pas pu être chargées" onRetry={refresh} />;
  if (own && chosen) {
    return (
      <Choice
        sides={[own, chosen]}
        onBack={() => setChosen(undefined)}
        onMerged={() => {
          onClose();
          onMerged();
        }}
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
        {own ? (
          <Candidates own={own} others={data.others} onChoose={setChosen} />
        ) : (
          <Loading className="space-y-3">
            {[1, 2, 3].map((row) => (
              <Skeleton key={row} className="h-16 w-full" />
            ))}
          </Loading>
        )}
      </div>
    </>
  );
}

interface CandidatesProps {
  own: MergeSide;
  others: readonly MergeSide[];
  onChoose: (other: MergeSide) => void;
}

function Candidates({ own, others, onChoose }: CandidatesProps) {
  const nearest = others
    .map((other) => ({ other, distance: distanceBetween(own, other) }))
    .sort((one, two) => (one.distance ?? Infinity) - (two.distance ?? Infinity))
    .slice(0, shownMax);
  if (nearest.length === 0)
    return <EmptyState title="Aucune autre fiche">Essayez un autre nom ou une autre ville.</EmptyState>;
  return (
    <ul className="divide-y divide-line rounded-card border border-line">
      {nearest.map(({ other, distance }) => (
        <li key={other.id} className="flex items-center justify-between gap-4 px-4 py-3">
          <div className="min-w-0">
            <p className="font-semibold wrap-anywhere">{other.name}</p>
            <p className="text-sm wrap-anywhere text-slate">
              {other.address}, {other.postalCode}
              {'\u00a0'}
              {other.city}
              {distance !== null && ` · ${formatDistance(distance)}`}
            </p>
          </div>
          <Button variant="secondary" size="small" onClick={() => onChoose(other)}>
            Choisir<span className="sr-only"> {other.name}</span>
          </Button>
        </li>
      ))}
    </ul>
  );
}

interface ChoiceProps {
  sides: readonly [MergeSide, MergeSide];
  onBack: () => void;
  onMerged: () => void;
}

function Choice({ sides, onBack, onMerged }: ChoiceProps) {
  const [one, other] = sides;
  const group = useId();
  const [keptId, setKeptId] = useState(preferredOf(one, other).id);
  const { write, writing } = useWrite();
  const [kept, merged] = keptId === one.id ? [one, other] : [other, one];
  const problem = mergeProblem(kept, merged);

  async function merge() {
    const action = {
      subjectType: 'laundromat',
      subjectId: merged.id,
      decision: 'merged',
      mergedInto: kept.id,
    };
    const done = await write(moderateMutation, { action }, "Les fiches n'ont pas été fusionnées");
    if (!done) return;
    toast({ title: 'Fiches fusionnées', description: kept.name });
    onMerged();
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
                  onChange={() => setKeptId(side.id)}
                  className="mt-1 size-5 shrink-0 accent-blue-600"
                />
                <SideSummary side={side} />
              </span>
            </label>
          ))}
        </div>
      </fieldset>
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
          <Button variant="danger" pending={writing} onClick={() => void merge()}>
            Fusionner
          </Button>
        )}
      </WindowButtons>
    </>
  );
}

function SideSummary({ side }: { side: MergeSide }) {
  const lines = [
    `${side.address}, ${side.postalCode}\u00a0${side.city}`,
    side.phone ?? 'Téléphone non communiqué',
    side.hours ?? 'Horaires non communiqués',
    side.owner?.email ?? 'Sans propriétaire',
    [
      countOf(side.reviewCount, 'avis', 'avis'),
      countOf(countIn(side, 'photos_aggregate'), 'photo'),
      countIn(side, 'machines_aggregate') > 0 ? 'machines connues' : 'machines inconnues',
    ].join(', '),
  ];
  return (
    <span className="min-w-0">
      <span className="block font-semibold wrap-anywhere">{side.name}</span>
      {lines.map((line, index) => (
        <span key={index} className="block text-sm wrap-anywhere text-slate">
          {line}
        </span>
      ))}
      <span className="mt-2 flex flex-wrap gap-1">
        {side.isFeatured && <Badge variant="featured">Premium+</Badge>}
        {side.isPremium && !side.isFeatured && <Badge variant="premium">Premium</Badge>}
        {!side.isActive && <Badge>Non publiée</Badge>}
        {countIn(side, 'sourceObjects_aggregate') > 0 && <Badge>OpenStreetMap</Badge>}
      </span>
    </span>
  );
}

/** Everything that a merge changes, before it is decided. */
function Consequences({ kept, merged }: { kept: MergeSide; merged: MergeSide }) {
  const filled = filledFacts(kept, merged);
  const photos = countIn(merged, 'photos_aggregate');
  const moved = movedPhotos(kept, merged);
  const lines = [
    `Les avis de «\u00a0${merged.name}\u00a0» passent à la fiche qui reste. Si une personne a noté les deux, son avis le plus récent compte.`,
    'Ses favoris, ses signalements, ses demandes en cours, ses statistiques et ses liens avec OpenStreetMap passent aussi.',
    photos > 0 &&
      (moved === photos
        ? `${countOf(photos, 'photo')} ${photos < 2 ? 'passe' : 'passent'}.`
        : `${moved} de ses ${countOf(photos, 'photo')} ${moved < 2 ? 'passe' : 'passent'}\u00a0: la formule n'en permet pas plus.`),
    filled.length > 0 &&
      `La fiche qui reste est complétée\u00a0: ${new Intl.ListFormat('fr').format(filled)}. Ses autres informations ne changent pas.`,
    `L'adresse /laverie/${merged.slug} mène à la fiche qui reste.`,
    `«\u00a0${merged.name}\u00a0» est supprimée. Vous pourrez la rétablir pendant ${restorableDays}\u00a0jours, sans ce qui a été déplacé.`,
  ].filter((line) => line !== false);
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
    </div>
  );
}
