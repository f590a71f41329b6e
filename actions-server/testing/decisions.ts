export const decideLaundromat = `mutation ($id: uuid!, $decision: String!, $reason: String, $seenAt: String, $readAt: String) {
  decideLaundromat(id: $id, decision: $decision, reason: $reason, seenAt: $seenAt, readAt: $readAt) { id }
}`;

export const deletion = (id: string) => ({ id, decision: 'deleted', reason: 'Fiche en double.' });

export const decideReview = `mutation ($id: uuid!, $decision: String!, $reason: String) {
  decideReview(id: $id, decision: $decision, reason: $reason) { id }
}`;

export const decideReviewPhoto = `mutation ($id: uuid!, $decision: String!, $reason: String) {
  decideReviewPhoto(id: $id, decision: $decision, reason: $reason) { id }
}`;

export const removePhoto = `mutation ($id: uuid!, $reason: String!) { removePhoto(id: $id, reason: $reason) { id } }`;

export const decideReports = `mutation ($ids: [uuid!]!, $state: String!) {
  decideReports(ids: $ids, state: $state) { reportCount }
}`;

export const mergeLaundromat = `mutation ($id: uuid!, $into: uuid!, $keepsOwnerOf: String) {
  mergeLaundromats(id: $id, keptId: $into, keepsOwnerOf: $keepsOwnerOf) { id }
}`;

export const restoreLaundromat = `mutation ($id: uuid!) { restoreLaundromat(id: $id) { laundromat { slug reviewCount averageRating } } }`;

export const editLaundromat = `mutation ($id: uuid!, $changes: AdministratorChanges!) {
  editLaundromat(id: $id, changes: $changes) { laundromat { locationSource } }
}`;

export const newLaundromat = {
  name: 'Laverie ajoutée',
  address: '5 rue des Règles',
  city: 'Lyon',
  postalCode: '69001',
  services: [],
  machines: [],
  isPremium: false,
  isFeatured: false,
  featuredUntil: null,
  isActive: true,
};

export const addLaundromat = `mutation ($laundromat: AdministratorInput!) {
  addLaundromat(laundromat: $laundromat) { id laundromat { isActive locationSource } }
}`;
