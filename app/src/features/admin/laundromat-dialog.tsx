import { type ReactNode, useState } from 'react';
import { FormProvider } from 'react-hook-form';
import { type AdminLaundromatForm, adminLaundromatForm } from '#contract/laundromat/admin-form.ts';
import { pinOnLandConstraint } from '#contract/places/pin-refusals.ts';
import { LaundromatFields } from '#app/laundromat-form/laundromat-fields.tsx';
import { useLaundromatForm } from '#app/laundromat-form/use-laundromat-form.ts';
import { Button } from '#app/ui/button.tsx';
import { Checkbox } from '#app/ui/checkbox.tsx';
import { Dialog } from '#app/ui/dialog.tsx';
import { toast } from '#app/ui/toast.ts';
import { WindowButtons } from '#app/ui/window-buttons.tsx';
import type { AdminLaundromat } from './laundromat-list-query.ts';
import { LocationNote } from './location-note.tsx';
import { addLaundromatMutation, saveLaundromatMutation } from './laundromat-mutations.ts';
import { adminValuesOf, exceptionChanges, machineChanges, serviceChanges } from './laundromat-values.ts';
import { TierFields } from './tier-fields.tsx';
import { useWrite } from './use-write.ts';

const pinConstraints = ['laundromats_location_near_commune', pinOnLandConstraint];

interface LaundromatDialogProps {
  open: boolean;
  /** The laundromat to edit; without it a new one is added. */
  laundromat?: AdminLaundromat;
  /** When the facts of the laundromat were checked. */
  freshness?: ReactNode;
  onClose: () => void;
  onSaved: () => void;
}

/** Form with every field that an administrator may edit. Closing it by mistake loses nothing. */
export function LaundromatDialog({ open, laundromat, freshness, onClose, onSaved }: LaundromatDialogProps) {
  const form = useLaundromatForm(adminLaundromatForm, adminValuesOf(laundromat));
  const [publishes, setPublishes] = useState(true);
  const { write, writing } = useWrite();

  const showRefusedPin = (message: string, constraint?: string) => {
    if (!constraint || !pinConstraints.includes(constraint)) return;
    form.setError('latitude', { message }, { shouldFocus: true });
  };

  const save = async ({ services, machines, openingExceptions = [], ...changes }: AdminLaundromatForm) => {
    const laundromatServices = { data: services.map((serviceId) => ({ serviceId })) };
    const saved = laundromat
      ? await write(
          saveLaundromatMutation,
          {
            id: laundromat.id,
            changes,
            ...serviceChanges(laundromat, services),
            ...machineChanges(laundromat, machines),
            ...exceptionChanges(laundromat, openingExceptions),
          },
          "La laverie n'a pas été enregistrée",
          showRefusedPin,
        )
      : await write(
          addLaundromatMutation,
          {
            laundromat: {
              ...changes,
              isActive: publishes,
              laundromatServices,
              machines: { data: machines },
              openingExceptions: { data: openingExceptions },
            },
          },
          "La laverie n'a pas été ajoutée",
          showRefusedPin,
        );
    if (!saved) return;
    toast({
      title: laundromat ? 'Modifications enregistrées' : 'Laverie ajoutée',
      description: changes.name,
    });
    if (!laundromat) form.reset(adminValuesOf());
    onSaved();
    onClose();
  };

  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={laundromat ? `Modifier «\u00a0${laundromat.name}\u00a0»` : 'Ajouter une laverie'}
    >
      <form noValidate onSubmit={(event) => void form.handleSubmit(save)(event)} className="mt-2 space-y-4">
        {freshness}
        <FormProvider {...form}>
          <LaundromatFields
            form="admin"
            groups={['place', 'contact', 'opening', 'machines', 'links', 'description', 'services']}
            stored={laundromat}
            mapNote={laundromat && <LocationNote laundromat={laundromat} />}
          />
          <TierFields />
        </FormProvider>
        {!laundromat && (
          <Checkbox label="Publier tout de suite" checked={publishes} onChange={setPublishes} />
        )}
        <WindowButtons>
          <Button variant="secondary" onClick={onClose}>
            Annuler
          </Button>
          <Button type="submit" pending={writing}>
            {laundromat ? 'Enregistrer les modifications' : 'Ajouter la laverie'}
          </Button>
        </WindowButtons>
      </form>
    </Dialog>
  );
}
