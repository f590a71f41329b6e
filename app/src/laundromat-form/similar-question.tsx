import { useCallback, useRef, useState } from 'react';
import type { SimilarLaundromatsQuery } from '#app/graphql/generated/graphql.ts';
import { graphql } from '#app/graphql/graphql.ts';
import { useFreshRead } from '#app/graphql/use-fresh-query.ts';
import { addressText } from '#app/lib/places/address-text.ts';
import { AnchorButton, Button, LinkButton } from '#app/ui/button.tsx';
import { Dialog, WindowButtons } from '#app/ui/windows/dialog.tsx';
import type { LaundromatEditForm } from '#contract/laundromat/forms.ts';
import { claimPath, laundromatPath } from '#contract/site/paths.ts';

const similarLaundromatsQuery = graphql(`
  query SimilarLaundromats($args: similar_laundromats_args!) {
    similar_laundromats(args: $args, limit: 3) {
      id
      slug
      name
      address
      postalCode
      city
    }
  }
`);
type SimilarLaundromat = SimilarLaundromatsQuery['similar_laundromats'][number];

const comparedFields = ['name', 'address', 'postalCode', 'city', 'latitude', 'longitude', 'phone'] as const;
type TypedLaundromat = Pick<LaundromatEditForm, (typeof comparedFields)[number]>;

interface Question {
  isAdministrator: boolean;
  found: readonly SimilarLaundromat[];
  answer: (isOther: boolean) => void;
}

/**
 * Asks an owner or administrator whether a typed laundromat is already in the directory, once for the same name,
 * address, pin and phone. `own` is the id of the laundromat that is edited or added.
 */
export function useSimilarQuestion(own?: string, isAdministrator = false) {
  const read = useFreshRead();
  const [question, setQuestion] = useState<Question>();
  const answered = useRef<string>(undefined);

  /**
   * Resolves with false when the form must stay open. For an edit, `changed` contains the changed fields, and the
   * question is asked only if one of them is compared.
   */
  const isOther = useCallback(
    async (values: TypedLaundromat, changed?: Partial<Record<keyof TypedLaundromat, unknown>>) => {
      if (changed && !comparedFields.some((name) => changed[name])) return true;
      const { name, address, postalCode, city, phone, latitude, longitude } = values;
      const args = { name, address, postal_code: postalCode, city, phone, latitude, longitude, own };
      const typed = JSON.stringify(args);
      if (answered.current === typed) return true;
      // Without an answer the form is sent all the same: the server compares again and decides.
      const found = (await read(similarLaundromatsQuery, { args }))?.similar_laundromats ?? [];
      if (found.length === 0) return true;
      const isAnother = await new Promise<boolean>((answer) =>
        setQuestion({ isAdministrator, found, answer }),
      );
      setQuestion(undefined);
      if (isAnother) answered.current = typed;
      return isAnother;
    },
    [read, own, isAdministrator],
  );
  return { isOther, dialog: question && <SimilarDialog {...question} /> };
}

function SimilarDialog({ isAdministrator, found, answer }: Question) {
  return (
    <Dialog
      open
      onClose={() => answer(false)}
      title={"Est-ce l'une de celles-ci\u00a0?"}
      intro={`Notre annuaire a déjà des fiches qui ressemblent à ${isAdministrator ? 'celle-ci' : 'la vôtre'}.`}
    >
      <ul className="mt-4 divide-y divide-line rounded-card border border-line">
        {found.map(({ id, slug, name, ...address }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 px-4 py-3">
            <div className="min-w-0">
              <p className="font-semibold wrap-anywhere">{name}</p>
              <p className="text-sm wrap-anywhere text-slate">{addressText(address)}</p>
            </div>
            {isAdministrator ? (
              <AnchorButton href={laundromatPath(slug)} target="_blank" variant="secondary" size="small">
                Voir<span className="sr-only">{`\u00a0${name} (nouvel onglet)`}</span>
              </AnchorButton>
            ) : (
              <LinkButton to={claimPath(slug)} variant="secondary" size="small">
                C&apos;est la mienne<span className="sr-only">{`\u00a0: ${name}`}</span>
              </LinkButton>
            )}
          </li>
        ))}
      </ul>
      <p className="mt-4 text-slate">
        {isAdministrator
          ? 'Si elles sont très proches, la paire figure dans «\u00a0Doublons possibles\u00a0» après l’enregistrement.'
          : 'Si les deux fiches sont très proches, nous les comparons sous 48\u00a0h avant de publier la vôtre. Si nous la refusons, ce que vous avez payé pour elle est remboursé.'}
      </p>
      <WindowButtons>
        <Button variant="secondary" onClick={() => answer(false)}>
          Revenir au formulaire
        </Button>
        <Button onClick={() => answer(true)}>Non, une autre</Button>
      </WindowButtons>
    </Dialog>
  );
}
