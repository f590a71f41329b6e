import { CircleHelp, Hourglass } from 'lucide-react';
import { FormProvider } from 'react-hook-form';
import { useAction } from '#app/graphql/action.ts';
import type { UpdateLaundromatMutation } from '#app/graphql/generated/graphql.ts';
import { fieldGroups, seenOf } from '#app/laundromat-form/edit/edited-values.ts';
import { NewerLaundromatValues } from '#app/laundromat-form/edit/newer-laundromat-values.tsx';
import { laundromatValues, valuesOf } from '#app/laundromat-form/form-values.ts';
import { LaundromatFields } from '#app/laundromat-form/laundromat-fields.tsx';
import { useSimilarQuestion } from '#app/laundromat-form/similar-question.tsx';
import { showRefusal, useLaundromatForm } from '#app/laundromat-form/use-laundromat-form.ts';
import { attemptEdit, picked, useEdit } from '#app/lib/forms/use-edit.ts';
import { useBegunEdit } from '#app/session/use-begun-edit.ts';
import { Button } from '#app/ui/button.tsx';
import { showFailedForm } from '#app/ui/fields/failed-form.ts';
import { ResumedValues } from '#app/ui/fields/newer-values.tsx';
import { bottomBar } from '#app/ui/focus/measured-height.ts';
import { toast } from '#app/ui/notices/toast.ts';
import { fieldTitles } from '#contract/laundromat/field-titles.ts';
import { laundromatEditForm, type LaundromatEditForm } from '#contract/laundromat/forms.ts';
import { heldFields } from '#contract/moderation/moderated-fields.ts';
import {
  type EditedLaundromat,
  type HeldContent,
  heldContentOf,
  updateLaundromatMutation,
} from './edit-query.ts';
import { EditSection } from './edit-section.tsx';
import { missingFacts } from './missing-facts.ts';
import { useLeaveWarning } from './use-leave-warning.tsx';

interface EditFormProps {
  laundromat: EditedLaundromat;
  reload: () => Promise<EditedLaundromat | null | undefined>;
  onLeave: () => void;
}

const isEmpty = (held: HeldContent) => Object.keys(held).length === 0;
const titlesOf = (held: HeldContent) =>
  new Intl.ListFormat('fr').format(
    heldFields.filter((name) => name in held).map((name) => fieldTitles[name]),
  );

/** `saved` is null when its owner may no longer read it. */
function savedSentence(saved: UpdateLaundromatMutation['updateLaundromat']['laundromat']): string {
  const held = heldContentOf(saved ?? {});
  if (saved?.isActive === false)
    return 'Les modifications sont enregistrées. Nous vérifions votre fiche sous 48\u00a0h avant de la publier.';
  return isEmpty(held)
    ? 'Les modifications ont été enregistrées avec succès.'
    : `${titlesOf(held)}\u00a0: nous relisons ce changement avant de le publier, sous 48\u00a0h.`;
}

const stated = (row: EditedLaundromat) => ({ ...row, ...heldContentOf(row) });

export function EditForm({ laundromat: opened, reload, onLeave }: EditFormProps) {
  const updateLaundromat = useAction(updateLaundromatMutation);
  const form = useLaundromatForm(laundromatEditForm, valuesOf(stated(opened)));
  const edit = useEdit(form, {
    opened,
    valuesOf: (row) => valuesOf(stated(row)),
    seenOf: (row) => seenOf(stated(row)),
    groups: fieldGroups,
    reload,
  });
  const begun = useBegunEdit(form, {
    subject: `${opened.owner?.id}:${opened.id}`,
    typed: laundromatValues,
    edit,
  });
  const laundromat = edit.row;
  const held = heldContentOf(laundromat);
  const { isSubmitting, isDirty, dirtyFields } = form.formState;
  const similar = useSimilarQuestion(laundromat.id);
  const leaving = useLeaveWarning(isDirty, begun.discard);
  const missing = missingFacts(laundromat);

  const save = async (values: LaundromatEditForm) => {
    if (!(await similar.isOther(values, dirtyFields))) return;
    let sentence = '';
    const send = (shown: EditedLaundromat, changed: string[]) =>
      attemptEdit(
        async () => {
          const changes = { ...picked(values, changed), seen: picked(seenOf(stated(shown)), changed) };
          const answer = await updateLaundromat({ id: opened.id, changes });
          sentence = savedSentence(answer.updateLaundromat.laundromat);
        },
        (failure) =>
          showFailedForm(form, 'Erreur lors de la mise à jour', failure, 'Veuillez réessayer plus tard.'),
      );
    const attempt = await edit.save(send);
    if (attempt !== 'saved') return;
    toast({ title: 'Laverie mise à jour\u00a0!', description: sentence });
    leaving.allow(onLeave);
  };
  return (
    <form
      noValidate
      onSubmit={(event) => void form.handleSubmit(save, showRefusal)(event)}
      className="grid gap-6"
    >
      <ResumedValues {...begun} />
      {missing && (
        <p className="flex gap-3 rounded-card bg-sun-100 px-4 py-3">
          <CircleHelp aria-hidden className="mt-0.5 size-5 shrink-0 text-sun-700" />
          <span>
            <strong className="font-semibold">{`Il manque ${missing}.`}</strong> Votre fiche n'invente
            rien&nbsp;: elle ne montre que ce que vous indiquez ici.
          </span>
        </p>
      )}
      {!isEmpty(held) && (
        <p className="flex gap-3 rounded-card bg-mist px-4 py-3">
          <Hourglass aria-hidden className="mt-0.5 size-5 shrink-0 text-slate" />
          <span>
            <strong className="font-semibold">{`En attente de validation\u00a0: ${titlesOf(held)}.`}</strong>{' '}
            Les visiteurs voient encore l'ancien texte. Nous relisons ce changement sous 48&nbsp;h.
          </span>
        </p>
      )}
      <FormProvider {...form}>
        <EditSection title="Informations générales">
          <LaundromatFields
            variant="owner"
            groups={['place', 'contact', 'opening', 'description']}
            stored={laundromat}
          />
        </EditSection>
        <EditSection title="Machines et prix">
          <LaundromatFields variant="owner" groups={['machines']} />
        </EditSection>
        <EditSection title="Présence en ligne">
          <LaundromatFields variant="owner" groups={['links']} />
        </EditSection>
        <EditSection title="Services proposés">
          <LaundromatFields variant="owner" groups={['services']} />
        </EditSection>
      </FormProvider>
      <NewerLaundromatValues newer={edit.newer} choose={edit.choose} />
      <div
        ref={bottomBar}
        className="sticky bottom-0 z-10 -mx-4 flex flex-wrap justify-end gap-3 border-t border-line bg-linen/95 px-4 py-3 pb-[calc(0.75rem+env(safe-area-inset-bottom))] backdrop-blur-sm sm:-mx-6 sm:px-6 lg:mx-0 lg:px-0 short:static"
      >
        <Button variant="secondary" onClick={() => leaving.ask(onLeave)}>
          Annuler
        </Button>
        <Button type="submit" pending={isSubmitting} className="max-sm:grow">
          {isSubmitting ? 'Enregistrement...' : 'Enregistrer les modifications'}
        </Button>
      </div>
      {leaving.dialog}
      {similar.dialog}
    </form>
  );
}
