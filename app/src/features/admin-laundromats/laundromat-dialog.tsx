import { useState } from 'react';
import { Controller, FormProvider, useFormContext, type UseFormReturn, useWatch } from 'react-hook-form';
import { ConfirmFacts } from '#app/features/correction-decisions/confirm-facts.tsx';
import {
  type AdminLaundromat,
  adminLaundromatQuery,
  type AdministeredLaundromat,
} from '#app/features/moderation/laundromat-documents.ts';
import { useAction } from '#app/graphql/action.ts';
import { useFreshRead } from '#app/graphql/use-fresh-query.ts';
import { fieldGroups, seenOf } from '#app/laundromat-form/edit/edited-values.ts';
import { NewerLaundromatValues } from '#app/laundromat-form/edit/newer-laundromat-values.tsx';
import { LaundromatFields } from '#app/laundromat-form/laundromat-fields.tsx';
import { useSimilarQuestion } from '#app/laundromat-form/similar-question.tsx';
import { useLaundromatForm } from '#app/laundromat-form/use-laundromat-form.ts';
import { newClientId } from '#app/lib/device/client-id.ts';
import { fieldOf } from '#app/lib/forms/typed-form.ts';
import { attemptEdit, picked, useEdit } from '#app/lib/forms/use-edit.ts';
import { useBegunEdit } from '#app/session/use-begun-edit.ts';
import { Checkbox } from '#app/ui/fields/checkbox.tsx';
import { showFailedForm } from '#app/ui/fields/failed-form.ts';
import { ResumedValues } from '#app/ui/fields/newer-values.tsx';
import { TextField } from '#app/ui/fields/text-field.tsx';
import { toast } from '#app/ui/notices/toast.ts';
import { FormDialog } from '#app/ui/windows/form-dialog.tsx';
import { fieldTitles } from '#contract/laundromat/field-titles.ts';
import { adminLaundromatForm, type AdminLaundromatForm } from '#contract/laundromat/forms.ts';
import { type AdminLaundromatValues, adminValues, adminValuesOf } from './laundromat-values.ts';
import { LocationNote } from './location-note.tsx';
import { addLaundromatMutation, editLaundromatMutation } from './use-laundromat-writes.ts';

interface LaundromatDialogProps {
  open: boolean;
  laundromat?: AdminLaundromat;
  onClose: () => void;
  onSaved: () => void;
}

export function LaundromatDialog({ open, laundromat, onClose, onSaved }: LaundromatDialogProps) {
  const form = useLaundromatForm(adminLaundromatForm, adminValuesOf(laundromat));
  const [id, setId] = useState(newClientId);
  const addLaundromat = useAction(addLaundromatMutation);
  const { dirtyFields, isSubmitting } = form.formState;
  const similar = useSimilarQuestion(laundromat?.id ?? id, true);
  const edit = useLaundromatEdit(form, laundromat, open);

  const add = async (values: AdminLaundromatForm) => {
    try {
      await addLaundromat({ laundromat: { ...values, id } });
      return true;
    } catch (failure) {
      showFailedForm(form, "La laverie n'a pas été ajoutée", failure);
      return false;
    }
  };

  const save = async (values: AdminLaundromatForm) => {
    if (!(await similar.isOther(values, laundromat && dirtyFields))) return;
    const saved = laundromat ? await edit.save(values) : await add(values);
    if (!saved) return;
    edit.begun.discard();
    toast({
      title: laundromat ? 'Modifications enregistrées' : 'Laverie ajoutée',
      description: values.name,
    });
    if (!laundromat) {
      edit.restart(undefined);
      setId(newClientId());
    }
    onSaved();
    onClose();
  };

  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title={laundromat ? `Modifier «\u00a0${laundromat.name}\u00a0»` : 'Ajouter une laverie'}
      submitLabel={laundromat ? 'Enregistrer les modifications' : 'Ajouter la laverie'}
      pending={isSubmitting}
      onSubmit={form.handleSubmit(save)}
    >
      <ResumedValues {...edit.begun} />
      {laundromat && <ConfirmFacts laundromat={laundromat} />}
      <FormProvider {...form}>
        <LaundromatFields
          variant="admin"
          groups={['place', 'contact', 'opening', 'machines', 'links', 'description', 'services']}
          stored={edit.row}
          mapNote={laundromat && <LocationNote laundromat={laundromat} />}
        />
        <TierFields />
      </FormProvider>
      <NewerLaundromatValues newer={edit.newer} choose={edit.choose} />
      {!laundromat && (
        <Controller
          control={form.control}
          name="isActive"
          render={({ field: { value, onChange } }) => (
            <Checkbox label="Publier tout de suite" checked={value} onChange={onChange} />
          )}
        />
      )}
      {similar.dialog}
    </FormDialog>
  );
}

type AdminForm = UseFormReturn<AdminLaundromatValues, unknown, AdminLaundromatForm>;

function useLaundromatEdit(form: AdminForm, laundromat: AdminLaundromat | undefined, isShown: boolean) {
  const editLaundromat = useAction(editLaundromatMutation);
  const read = useFreshRead();
  const reload = async () => (await read(adminLaundromatQuery, { id: laundromat!.id }))?.laundromats_by_pk;
  const edit = useEdit<AdministeredLaundromat | undefined, AdminLaundromatValues, AdminLaundromatForm>(form, {
    opened: laundromat,
    valuesOf: adminValuesOf,
    seenOf: (shown) => (shown ? { ...shown, ...seenOf(shown) } : {}),
    groups: fieldGroups,
    reload,
  });
  const begun = useBegunEdit(form, {
    subject: `admin:${laundromat?.id ?? 'new'}`,
    typed: adminValues,
    edit,
    isShown,
  });

  const change = (values: AdminLaundromatForm, shown: AdministeredLaundromat, changed: string[]) => {
    const seen = picked({ ...shown, ...seenOf(shown) }, changed);
    return attemptEdit(
      () => editLaundromat({ id: shown.id, changes: { ...picked(values, changed), seen } }),
      (failure) => showFailedForm(form, "La laverie n'a pas été enregistrée", failure),
    );
  };

  /** Resolves with true when everything is saved. */
  const save = async (values: AdminLaundromatForm) =>
    (await edit.save((shown, changed) => change(values, shown!, changed))) === 'saved';
  return { ...edit, save, begun };
}

function TierFields() {
  const form = useFormContext<AdminLaundromatValues>();
  const { control } = form;
  const isFeatured = useWatch({ control, name: 'isFeatured' });
  return (
    <fieldset>
      <legend className="text-sm font-semibold">Mise en avant</legend>
      <p className="text-sm text-slate">Un abonnement du propriétaire peut la changer à nouveau.</p>
      <div className="mt-1 flex flex-wrap items-center gap-x-6">
        <Controller
          control={control}
          name="isPremium"
          render={({ field: { value, onChange } }) => (
            <Checkbox
              label={fieldTitles.isPremium}
              checked={value || isFeatured}
              disabled={isFeatured}
              onChange={onChange}
            />
          )}
        />
        <Controller
          control={control}
          name="isFeatured"
          render={({ field: { value, onChange } }) => (
            <Checkbox label={fieldTitles.isFeatured} checked={value} onChange={onChange} />
          )}
        />
      </div>
      {isFeatured && (
        <TextField
          label={fieldTitles.featuredUntil}
          type="date"
          hint={'Vide\u00a0: sans date de fin.'}
          className="mt-2 sm:max-w-56"
          {...fieldOf(form, 'featuredUntil')}
        />
      )}
    </fieldset>
  );
}
