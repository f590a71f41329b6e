import { Check, Trash2 } from 'lucide-react';
import { LaundromatLink } from '#app/features/admin-lists/laundromat-link.tsx';
import { ListPanel } from '#app/features/admin-lists/list-panel.tsx';
import type { AdminUrl } from '#app/features/admin-lists/use-admin-url.ts';
import { useShownAction } from '#app/graphql/action.ts';
import type { AdminReviewPhotosQuery } from '#app/graphql/generated/graphql.ts';
import { graphql } from '#app/graphql/graphql.ts';
import { reasonReader } from '#app/lib/requests/reason-reader.ts';
import { Button } from '#app/ui/button.tsx';
import { PhotoThumbnail } from '#app/ui/photos/photo-frame.tsx';
import { ReasonButton } from '#app/ui/windows/reason-dialog.tsx';
import { formatDay } from '#contract/local-clock.ts';

const decideReviewPhotoMutation = graphql(`
  mutation DecideReviewPhoto($id: uuid!, $decision: String!, $reason: String) {
    decideReviewPhoto(id: $id, decision: $decision, reason: $reason) {
      id
    }
  }
`);

type ReviewPhoto = AdminReviewPhotosQuery['rows'][number];

const photoFilters = [
  { value: '', label: 'À relire' },
  { value: 'publiees', label: 'Publiées' },
] as const;

const reviewPhotosQuery = graphql(`
  query AdminReviewPhotos($isApproved: Boolean!, $limit: Int!, $offset: Int!) {
    rows: review_photos(
      where: { isApproved: { _eq: $isApproved } }
      order_by: [{ createdAt: asc }, { id: asc }]
      limit: $limit
      offset: $offset
    ) {
      id
      url
      createdAt
      review {
        id
        authorName
        comment
        user {
          id
          email
          emailVerified
          isActive
        }
        laundromat {
          id
          name
          slug
        }
      }
    }
    total: review_photos_aggregate(where: { isApproved: { _eq: $isApproved } }) {
      aggregate {
        count
      }
    }
  }
`);

export function ReviewPhotosPanel({ url, onChanged }: { url: AdminUrl; onChanged: () => void }) {
  return (
    <ListPanel
      url={url}
      title="Photos de visiteurs"
      filters={photoFilters}
      query={reviewPhotosQuery}
      variables={(page) => ({ isApproved: url.filter === 'publiees', ...page })}
      empty={{
        title: url.filter ? 'Aucune photo publiée' : 'Aucune photo à relire',
        text: 'Les visiteurs peuvent ajouter des photos à leurs avis. Elles paraissent après votre relecture.',
      }}
      onChanged={onChanged}
      item={(photo, decided) =>
        photo.review && (
          <PhotoRow
            key={photo.id}
            photo={photo}
            review={photo.review}
            isWaiting={!url.filter}
            onDecided={decided}
          />
        )
      }
    />
  );
}

interface PhotoRowProps {
  photo: ReviewPhoto;
  review: NonNullable<ReviewPhoto['review']>;
  isWaiting: boolean;
  onDecided: () => void;
}

function PhotoRow({ photo, review, isWaiting, onDecided }: PhotoRowProps) {
  const { id, url, createdAt } = photo;
  const { authorName, comment, user, laundromat } = review;
  const { run, pending } = useShownAction(decideReviewPhotoMutation, onDecided);
  const decide = (decision: { decision: 'published' | 'removed'; reason?: string }, title: string) => {
    const done = { title, description: `Avis de ${authorName}` };
    return run({ id, ...decision }, done, "La décision n'a pas été enregistrée");
  };
  const hiddenName = <span className="sr-only">{` la photo de ${authorName}`}</span>;
  return (
    <li className="flex flex-col gap-4 p-4 sm:flex-row sm:items-start sm:p-5">
      {/* The whole photo, because a face may be at its edge. */}
      <PhotoThumbnail url={url} alt={`Photo de ${authorName}`} className="size-48 object-contain" />
      <div className="min-w-0 flex-1">
        <p>
          <LaundromatLink laundromat={laundromat} />
        </p>
        <p className="text-sm text-slate">{`${authorName}, ${formatDay(createdAt)}`}</p>
        <p className="mt-2 max-w-3xl wrap-anywhere whitespace-pre-line">{comment}</p>
      </div>
      <div className="flex flex-wrap gap-3">
        {isWaiting && (
          <Button
            size="small"
            pending={pending}
            onClick={() => void decide({ decision: 'published' }, 'Photo publiée')}
          >
            <Check aria-hidden className="size-4" />
            <span>Publier</span>
            {hiddenName}
          </Button>
        )}
        <ReasonButton
          title={`${isWaiting ? 'Refuser' : 'Supprimer'} cette photo\u00a0?`}
          intro={`Elle est effacée aussitôt, et l'avis reste. ${reasonReader(user, "L'auteur n'a pas de compte\u00a0: le motif reste dans le journal.")}`}
          confirmLabel={isWaiting ? 'Refuser la photo' : 'Supprimer la photo'}
          about={`remove:${id}`}
          onConfirm={(reason) =>
            decide({ decision: 'removed', reason }, isWaiting ? 'Photo refusée' : 'Photo supprimée')
          }
        >
          <Trash2 aria-hidden className="size-4" />
          <span>{isWaiting ? 'Refuser' : 'Supprimer'}</span>
          {hiddenName}
        </ReasonButton>
      </div>
    </li>
  );
}
