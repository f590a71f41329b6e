import { useState } from 'react';
import { LaundromatLink } from '#app/features/admin-lists/laundromat-link.tsx';
import { decideLaundromatMutation } from '#app/features/moderation/laundromat-documents.ts';
import type { LostObjectFragment } from '#app/graphql/generated/graphql.ts';
import { graphql } from '#app/graphql/graphql.ts';
import { addressText } from '#app/lib/places/address-text.ts';
import { reasonReader } from '#app/lib/requests/reason-reader.ts';
import { checkedSentence } from '#app/lib/texts/checked-sentence.ts';
import { formatPhone, phoneHref } from '#app/lib/texts/phone.ts';
import { Badge } from '#app/ui/badge.tsx';
import { Button } from '#app/ui/button.tsx';
import { ReasonButton } from '#app/ui/windows/reason-dialog.tsx';
import { formatDay } from '#contract/local-clock.ts';
import { SourceLink } from './side-by-side.tsx';
import { useSourceDecision } from './use-source-decision.ts';

const confirmLostMutation = graphql(`
  mutation ConfirmLostLaundromat($type: String!, $id: String!) {
    confirmSourceLaundromat(type: $type, id: $id) {
      id
    }
  }
`);

const suggestedReason =
  'Cette laverie ne figure plus dans OpenStreetMap et semble fermée définitivement. Si elle est ouverte, écrivez-nous.';

const classes: Record<string, string> = {
  dry_cleaner: 'Devenue un pressing',
  business: 'Devenue une blanchisserie',
  staffed: 'N’est plus en libre-service',
  private: 'N’est plus ouverte au public',
  closed: 'Notée comme fermée',
  unclear: 'N’est plus clairement en libre-service',
};

export function LostRow({ object, onDecided }: { object: LostObjectFragment; onDecided: () => void }) {
  const { type, id, laundromat, goneAt, seenAt } = object;
  const confirmation = useSourceDecision(confirmLostMutation, onDecided);
  const decision = useSourceDecision(decideLaundromatMutation, onDecided);
  const pending = confirmation.pending || decision.pending;
  const [now] = useState(() => new Date());
  if (!laundromat) return null;
  const { name, phone } = laundromat;
  const href = phone && phoneHref(phone);
  const confirm = () => confirmation.decide({ type, id }, { title: 'Toujours ouverte', description: name });
  const publish = () =>
    decision.decide(
      { id: laundromat.id, decision: 'published' },
      { title: 'Fiche publiée', description: name },
    );
  const close = (reason: string) =>
    decision.decide(
      { id: laundromat.id, decision: 'refused', reason, readAt: laundromat.updatedAt },
      { title: "Fiche retirée de l'annuaire", description: name, undo: () => void publish() },
    );
  return (
    <li className="p-4 sm:p-5">
      <p className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <Badge variant="danger">
          {goneAt ? `Disparue le ${formatDay(goneAt)}` : (classes[object.class] ?? object.class)}
        </Badge>
        <LaundromatLink laundromat={laundromat} />
        {laundromat.hasOwner && <Badge>Avec propriétaire</Badge>}
      </p>
      <p className="mt-1 wrap-anywhere">{addressText(laundromat)}</p>
      <p className="text-sm text-slate">
        {`${checkedSentence(laundromat.factsCheckedAt, now)} · vue dans OpenStreetMap le ${formatDay(seenAt)}`}
      </p>
      <p className="mt-1 flex flex-wrap items-center gap-x-4">
        {phone && href && (
          <a
            href={href}
            className="inline-flex min-h-11 items-center text-sm font-semibold text-blue-700 hover:underline sm:min-h-6"
          >
            {formatPhone(phone)}
          </a>
        )}
        <SourceLink source={object} name={name} />
      </p>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button size="small" pending={pending} onClick={() => void confirm()}>
          Toujours ouverte<span className="sr-only">{`\u00a0: ${name}`}</span>
        </Button>
        <ReasonButton
          pending={pending}
          title={`Retirer «\u00a0${name}\u00a0» de l'annuaire`}
          intro={`La fiche disparaît de l'annuaire. ${reasonReader(laundromat.owner, "Elle n'a pas de propriétaire\u00a0: le motif n'est envoyé à personne.")}`}
          confirmLabel="Retirer la fiche"
          reason={suggestedReason}
          about={`lost:${laundromat.id}`}
          onConfirm={close}
        >
          Fermée<span className="sr-only">{`\u00a0: ${name}`}</span>
        </ReasonButton>
      </div>
    </li>
  );
}
