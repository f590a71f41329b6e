/* eslint-disable */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
/** Omitted fields do not change; a list replaces the current one. `seen` has the values that the form showed. */
export type AdministratorChanges = {
  address?: string | null | undefined;
  city?: string | null | undefined;
  cycleMinutes?: number | null | undefined;
  description?: string | null | undefined;
  email?: string | null | undefined;
  facebook?: string | null | undefined;
  featuredUntil?: string | null | undefined;
  holidayHours?: string | null | undefined;
  hours?: string | null | undefined;
  instagram?: string | null | undefined;
  isFeatured?: boolean | null | undefined;
  isPremium?: boolean | null | undefined;
  latitude?: number | null | undefined;
  longitude?: number | null | undefined;
  machines?: Array<MachineInput> | null | undefined;
  name?: string | null | undefined;
  openingExceptions?: Array<OpeningExceptionInput> | null | undefined;
  phone?: string | null | undefined;
  postalCode?: string | null | undefined;
  priceFrom?: string | null | undefined;
  seen: unknown;
  services?: Array<string> | null | undefined;
  website?: string | null | undefined;
  weeklyHours?: unknown;
};

/** The caller sets the id, so that a form sent twice adds one laundromat. */
export type AdministratorInput = {
  address: string;
  city: string;
  cycleMinutes?: number | null | undefined;
  description?: string | null | undefined;
  email?: string | null | undefined;
  facebook?: string | null | undefined;
  featuredUntil?: string | null | undefined;
  holidayHours?: string | null | undefined;
  hours?: string | null | undefined;
  id: string;
  instagram?: string | null | undefined;
  isActive: boolean;
  isFeatured: boolean;
  isPremium: boolean;
  latitude?: number | null | undefined;
  longitude?: number | null | undefined;
  machines: Array<MachineInput>;
  name: string;
  openingExceptions?: Array<OpeningExceptionInput> | null | undefined;
  phone?: string | null | undefined;
  postalCode: string;
  priceFrom?: string | null | undefined;
  services: Array<string>;
  website?: string | null | undefined;
  weeklyHours?: unknown;
};

/** Machines of one capacity and price. The kind is washer or dryer; the price is in euros, for one cycle of these minutes. */
export type MachineInput = {
  capacityKg: number;
  count: number;
  kind: string;
  minutes?: number | null | undefined;
  price?: string | null | undefined;
};

/** Periods are pairs of times; null is closed all day. */
export type OpeningExceptionInput = {
  firstDay: string;
  lastDay: string;
  periods?: unknown;
  reason?: string | null | undefined;
};

/** The caller may set the id, so that a report sent twice is stored once. Without a review, it concerns the laundromat. */
export type ReportInput = {
  email?: string | null | undefined;
  id?: string | null | undefined;
  laundromatId: string;
  message?: string | null | undefined;
  reason: string;
  reviewId?: string | null | undefined;
};

export type SettingsInput = {
  accessibilityVersion: string;
  contactEmail?: string | null | undefined;
  contactHours: string;
  contactPhone: string;
  domain?: string | null | undefined;
  hostAddress?: string | null | undefined;
  hostName?: string | null | undefined;
  hostPhone?: string | null | undefined;
  privacyVersion: string;
  publisherAddress?: string | null | undefined;
  publisherCapital?: string | null | undefined;
  publisherDirector?: string | null | undefined;
  publisherName?: string | null | undefined;
  publisherRegistration?: string | null | undefined;
  publisherVatNumber?: string | null | undefined;
  rankingVersion: string;
  siteTitle: string;
  termsVersion: string;
};

export type Contact_Replies_Insert_Input = {
  contactId?: string | null | undefined;
  id?: string | null | undefined;
  message?: string | null | undefined;
};

export type Featured_Of_The_Month_Args = {
  lat?: number | string | null | undefined;
  lng?: number | string | null | undefined;
  moment?: string | null | undefined;
  region?: string | null | undefined;
};

export type Laundromats_On_Map_Args = {
  city?: string | null | undefined;
  east?: number | string | null | undefined;
  lat?: number | string | null | undefined;
  lng?: number | string | null | undefined;
  min_washer_kg?: number | string | null | undefined;
  moment?: string | null | undefined;
  north?: number | string | null | undefined;
  open_at?: string | null | undefined;
  place?: string | null | undefined;
  q?: string | null | undefined;
  radius_km?: number | null | undefined;
  region?: string | null | undefined;
  services?: string | null | undefined;
  south?: number | string | null | undefined;
  west?: number | string | null | undefined;
};

export type Search_Laundromats_Args = {
  city?: string | null | undefined;
  east?: number | string | null | undefined;
  lat?: number | string | null | undefined;
  lng?: number | string | null | undefined;
  min_washer_kg?: number | string | null | undefined;
  moment?: string | null | undefined;
  north?: number | string | null | undefined;
  open_at?: string | null | undefined;
  page?: number | null | undefined;
  page_size?: number | null | undefined;
  place?: string | null | undefined;
  q?: string | null | undefined;
  radius_km?: number | null | undefined;
  region?: string | null | undefined;
  services?: string | null | undefined;
  sort?: string | null | undefined;
  south?: number | string | null | undefined;
  west?: number | string | null | undefined;
};

export type Similar_Laundromats_Args = {
  address?: string | null | undefined;
  city?: string | null | undefined;
  latitude?: number | string | null | undefined;
  longitude?: number | string | null | undefined;
  name?: string | null | undefined;
  own?: string | null | undefined;
  phone?: string | null | undefined;
  postal_code?: string | null | undefined;
};

export type Site_Statements_Set_Input = {
  isShown?: boolean | null | undefined;
  source?: string | null | undefined;
  text?: string | null | undefined;
};

/** The caller sets the id, so that a question sent twice is stored once. */
export type OwnerQuestionInput = {
  id: string;
  laundromatId: string;
  question: string;
};

export type Favorites_Insert_Input = {
  laundromatId?: string | null | undefined;
};

/** The caller sets the id, so that a claim sent twice is started once. */
export type ClaimInput = {
  id: string;
  laundromatId: string;
};

/** Omitted fields do not change; a list of services or machines replaces the current ones. */
export type LaundromatChanges = {
  address?: string | null | undefined;
  city?: string | null | undefined;
  cycleMinutes?: number | null | undefined;
  description?: string | null | undefined;
  email?: string | null | undefined;
  facebook?: string | null | undefined;
  holidayHours?: string | null | undefined;
  hours?: string | null | undefined;
  instagram?: string | null | undefined;
  latitude?: number | null | undefined;
  longitude?: number | null | undefined;
  machines?: Array<MachineInput> | null | undefined;
  name?: string | null | undefined;
  openingExceptions?: Array<OpeningExceptionInput> | null | undefined;
  phone?: string | null | undefined;
  postalCode?: string | null | undefined;
  priceFrom?: string | null | undefined;
  seen?: unknown;
  services?: Array<string> | null | undefined;
  website?: string | null | undefined;
  weeklyHours?: unknown;
};

/** A draft that awaits payment. The caller sets the id, which becomes the id of the laundromat. */
export type LaundromatDraftInput = {
  address: string;
  city: string;
  cycleMinutes?: number | null | undefined;
  description?: string | null | undefined;
  email?: string | null | undefined;
  facebook?: string | null | undefined;
  holidayHours?: string | null | undefined;
  hours?: string | null | undefined;
  id: string;
  instagram?: string | null | undefined;
  latitude?: number | null | undefined;
  longitude?: number | null | undefined;
  machines?: Array<MachineInput> | null | undefined;
  name: string;
  openingExceptions?: Array<OpeningExceptionInput> | null | undefined;
  phone?: string | null | undefined;
  photosCount?: number | null | undefined;
  postalCode: string;
  priceFrom?: string | null | undefined;
  services?: Array<string> | null | undefined;
  website?: string | null | undefined;
  weeklyHours?: unknown;
};

/** The caller may set the id, so that a submission sent twice creates one laundromat. */
export type LaundromatInput = {
  address: string;
  city?: string | null | undefined;
  cycleMinutes?: number | null | undefined;
  description?: string | null | undefined;
  email?: string | null | undefined;
  facebook?: string | null | undefined;
  holidayHours?: string | null | undefined;
  hours?: string | null | undefined;
  id?: string | null | undefined;
  instagram?: string | null | undefined;
  latitude?: number | null | undefined;
  longitude?: number | null | undefined;
  machines?: Array<MachineInput> | null | undefined;
  name: string;
  openingExceptions?: Array<OpeningExceptionInput> | null | undefined;
  phone?: string | null | undefined;
  postalCode?: string | null | undefined;
  priceFrom?: string | null | undefined;
  services?: Array<string> | null | undefined;
  website?: string | null | undefined;
  weeklyHours?: unknown;
};

export type AdminClaimQueryVariables = Exact<{
  id: string;
}>;


export type AdminClaimQuery = { laundromat_claims_by_pk: { userId: string, id: string, status: 'draft' | 'submitted' | 'accepted' | 'refused' | 'withdrawn' | 'reverted', siret: string | null, company: unknown, companyState: 'unchecked' | 'found' | 'not_found' | 'closed' | 'unavailable', emailDomain: string | null, email: string | null, emailConfirmedAt: string | null, emailSource: 'site' | 'import' | null, emailSince: string | null, isCompanyNear: boolean, hasProof: boolean, askedAt: string | null, letterSentAt: string | null, letterConfirmedAt: string | null, photoAddedAt: string | null, message: string | null, isDispute: boolean, closingReason: string | null, createdAt: string, submittedAt: string | null, decidedAt: string | null, disputes: Array<{ id: string, ownerId: string, askedAt: string, isMine: boolean | null, words: string | null, answeredAt: string | null }>, decider: { id: string, firstName: string, lastName: string } | null, previousOwner: { id: string, firstName: string, lastName: string, email: string } | null, user: { id: string, firstName: string, lastName: string, email: string, isActive: boolean, createdAt: string, laundromats: Array<{ id: string, name: string, slug: string, city: string }>, laundromats_aggregate: { aggregate: { count: number } } }, laundromat: { id: string, slug: string, name: string, address: string, postalCode: string, city: string, phone: string | null, website: string | null, latitude: string | null, longitude: string | null, locationSource: 'pin' | 'address' | 'commune', isActive: boolean, factsCheckedAt: string | null, createdAt: string, siteEmail: string | null, owner: { id: string, firstName: string, lastName: string, email: string, createdAt: string } | null, sourceObjects: Array<{ type: string, id: string, seenAt: string, goneAt: string | null }>, claims: Array<{ id: string, status: 'draft' | 'submitted' | 'accepted' | 'refused' | 'withdrawn' | 'reverted', submittedAt: string | null, closingReason: string | null, user: { id: string, firstName: string, lastName: string } }> } } | null };

export type DecideClaimMutationVariables = Exact<{
  id: string;
  decision: string;
  closingReason?: string | null | undefined;
  ownerId?: string | null | undefined;
}>;


export type DecideClaimMutation = { decideClaim: { id: string, claim: { id: string, status: 'draft' | 'submitted' | 'accepted' | 'refused' | 'withdrawn' | 'reverted', siret: string | null, company: unknown, companyState: 'unchecked' | 'found' | 'not_found' | 'closed' | 'unavailable', emailDomain: string | null, email: string | null, emailConfirmedAt: string | null, emailSource: 'site' | 'import' | null, emailSince: string | null, isCompanyNear: boolean, hasProof: boolean, askedAt: string | null, letterSentAt: string | null, letterConfirmedAt: string | null, photoAddedAt: string | null, message: string | null, isDispute: boolean, closingReason: string | null, createdAt: string, submittedAt: string | null, decidedAt: string | null } | null } };

export type RevertClaimMutationVariables = Exact<{
  id: string;
  closingReason: string;
}>;


export type RevertClaimMutation = { revertClaim: { id: string, claim: { id: string, status: 'draft' | 'submitted' | 'accepted' | 'refused' | 'withdrawn' | 'reverted', siret: string | null, company: unknown, companyState: 'unchecked' | 'found' | 'not_found' | 'closed' | 'unavailable', emailDomain: string | null, email: string | null, emailConfirmedAt: string | null, emailSource: 'site' | 'import' | null, emailSince: string | null, isCompanyNear: boolean, hasProof: boolean, askedAt: string | null, letterSentAt: string | null, letterConfirmedAt: string | null, photoAddedAt: string | null, message: string | null, isDispute: boolean, closingReason: string | null, createdAt: string, submittedAt: string | null, decidedAt: string | null } | null } };

export type AdminClaimsQueryVariables = Exact<{
  states: Array<string> | string;
  limit: number;
  offset: number;
}>;


export type AdminClaimsQuery = { rows: Array<{ id: string, status: 'draft' | 'submitted' | 'accepted' | 'refused' | 'withdrawn' | 'reverted', hasProof: boolean, letterConfirmedAt: string | null, companyState: 'unchecked' | 'found' | 'not_found' | 'closed' | 'unavailable', emailConfirmedAt: string | null, emailSource: 'site' | 'import' | null, emailSince: string | null, isCompanyNear: boolean, photoAddedAt: string | null, isDispute: boolean, submittedAt: string | null, disputes: Array<{ id: string, answeredAt: string | null }>, laundromat: { id: string, name: string, city: string, postalCode: string }, user: { id: string, firstName: string, lastName: string, email: string } }>, total: { aggregate: { count: number } } };

export type EditLaundromatMutationVariables = Exact<{
  id: string;
  changes: AdministratorChanges;
}>;


export type EditLaundromatMutation = { editLaundromat: { id: string, laundromat: { id: string, name: string } | null } };

export type AddLaundromatMutationVariables = Exact<{
  laundromat: AdministratorInput;
}>;


export type AddLaundromatMutation = { addLaundromat: { id: string } };

export type RestoreLaundromatMutationVariables = Exact<{
  id: string;
}>;


export type RestoreLaundromatMutation = { restoreLaundromat: { id: string } };

export type HeldEmailsQueryVariables = Exact<{ [key: string]: never; }>;


export type HeldEmailsQuery = { held_emails: Array<{ key: string, subject: string, reason: 'limit' | 'unconfirmed' | 'refused', times: number, nextAttemptAt: string | null, createdAt: string, user: { id: string, email: string } | null }>, held_emails_aggregate: { aggregate: { count: number } } };

export type AdminMessagesQueryVariables = Exact<{
  search: string;
  read: Array<boolean> | boolean;
  limit: number;
  offset: number;
}>;


export type AdminMessagesQuery = { rows: Array<{ id: string, name: string, email: string, phone: string | null, subject: string | null, message: string, type: 'general' | 'listing' | 'technical' | 'business' | 'services', isRead: boolean, isPriority: boolean, createdAt: string, account: { id: string, emailVerified: boolean } | null, replies: Array<{ id: string, message: string, status: 'waiting' | 'sent' | 'not_sent', reason: string | null, createdAt: string, author: { id: string, firstName: string, lastName: string } | null }> }>, total: { aggregate: { count: number } } };

export type MarkMessageMutationVariables = Exact<{
  id: string;
  isRead: boolean;
}>;


export type MarkMessageMutation = { update_contacts_by_pk: { id: string, isRead: boolean } | null };

export type ReplyToMessageMutationVariables = Exact<{
  reply: Contact_Replies_Insert_Input;
  contactId: string;
}>;


export type ReplyToMessageMutation = { insert_contact_replies_one: { id: string } | null, update_contacts_by_pk: { id: string, isRead: boolean } | null };

export type DecideReportsMutationVariables = Exact<{
  ids: Array<string> | string;
  state: string;
}>;


export type DecideReportsMutation = { decideReports: { reportCount: number } };

export type AdminReportsQueryVariables = Exact<{
  state: string;
  limit: number;
  offset: number;
}>;


export type AdminReportsQuery = { rows: Array<{ id: string, name: string, slug: string, reports: Array<{ id: string, target: 'laundromat' | 'review', quote: string, reason: 'closed' | 'wrong' | 'duplicate' | 'fake' | 'offensive' | 'personal' | 'illegal' | 'other', message: string | null, email: string | null, state: 'open' | 'upheld' | 'dismissed', createdAt: string, reviewId: string | null, review: { id: string, authorName: string, user: { id: string, email: string, emailVerified: boolean, isActive: boolean } | null } | null }> }>, total: { aggregate: { count: number } } };

export type DecideReviewMutationVariables = Exact<{
  id: string;
  decision: string;
  reason?: string | null | undefined;
}>;


export type DecideReviewMutation = { decideReview: { id: string } };

export type CountSenderReviewsMutationVariables = Exact<{
  id: string;
}>;


export type CountSenderReviewsMutation = { countSenderReviews: { reviewCount: number, laundromatCount: number } };

export type RemoveSenderReviewsMutationVariables = Exact<{
  id: string;
  reason: string;
}>;


export type RemoveSenderReviewsMutation = { removeSenderReviews: { reviewCount: number } };

export type DecideReviewPhotoMutationVariables = Exact<{
  id: string;
  decision: string;
  reason?: string | null | undefined;
}>;


export type DecideReviewPhotoMutation = { decideReviewPhoto: { id: string } };

export type AdminReviewPhotosQueryVariables = Exact<{
  isApproved: boolean;
  limit: number;
  offset: number;
}>;


export type AdminReviewPhotosQuery = { rows: Array<{ id: string, url: string, createdAt: string, review: { id: string, authorName: string, comment: string, user: { id: string, email: string, emailVerified: boolean, isActive: boolean } | null, laundromat: { id: string, name: string, slug: string } } | null }>, total: { aggregate: { count: number } } };

export type AdminReviewsQueryVariables = Exact<{
  search: string;
  ratings: Array<number> | number;
  held: Array<boolean> | boolean;
  limit: number;
  offset: number;
}>;


export type AdminReviewsQuery = { rows: Array<{ id: string, authorName: string, rating: number, comment: string, createdAt: string, heldReason: 'owner' | 'network' | 'competitor' | 'repeated' | 'burst' | null, user: { id: string, email: string, emailVerified: boolean, isActive: boolean } | null, laundromat: { id: string, name: string, slug: string } }>, total: { aggregate: { count: number } } };

export type ClaimPhotoQueryVariables = Exact<{
  id: string;
}>;


export type ClaimPhotoQuery = { laundromat_claims_by_pk: { id: string, status: 'draft' | 'submitted' | 'accepted' | 'refused' | 'withdrawn' | 'reverted', siret: string | null, company: unknown, companyState: 'unchecked' | 'found' | 'not_found' | 'closed' | 'unavailable', emailDomain: string | null, email: string | null, emailConfirmedAt: string | null, emailSource: 'site' | 'import' | null, emailSince: string | null, isCompanyNear: boolean, hasProof: boolean, askedAt: string | null, letterSentAt: string | null, letterConfirmedAt: string | null, photoAddedAt: string | null, message: string | null, isDispute: boolean, closingReason: string | null, createdAt: string, submittedAt: string | null, decidedAt: string | null } | null };

export type StartClaimMutationVariables = Exact<{
  claim: ClaimInput;
}>;


export type StartClaimMutation = { startClaim: { id: string, claim: { id: string, status: 'draft' | 'submitted' | 'accepted' | 'refused' | 'withdrawn' | 'reverted', siret: string | null, company: unknown, companyState: 'unchecked' | 'found' | 'not_found' | 'closed' | 'unavailable', emailDomain: string | null, email: string | null, emailConfirmedAt: string | null, emailSource: 'site' | 'import' | null, emailSince: string | null, isCompanyNear: boolean, hasProof: boolean, askedAt: string | null, letterSentAt: string | null, letterConfirmedAt: string | null, photoAddedAt: string | null, message: string | null, isDispute: boolean, closingReason: string | null, createdAt: string, submittedAt: string | null, decidedAt: string | null } | null } };

export type SetClaimCompanyMutationVariables = Exact<{
  id: string;
  siret: string;
}>;


export type SetClaimCompanyMutation = { setClaimCompany: { id: string, claim: { id: string, status: 'draft' | 'submitted' | 'accepted' | 'refused' | 'withdrawn' | 'reverted', siret: string | null, company: unknown, companyState: 'unchecked' | 'found' | 'not_found' | 'closed' | 'unavailable', emailDomain: string | null, email: string | null, emailConfirmedAt: string | null, emailSource: 'site' | 'import' | null, emailSince: string | null, isCompanyNear: boolean, hasProof: boolean, askedAt: string | null, letterSentAt: string | null, letterConfirmedAt: string | null, photoAddedAt: string | null, message: string | null, isDispute: boolean, closingReason: string | null, createdAt: string, submittedAt: string | null, decidedAt: string | null } | null } };

export type SendClaimCodeMutationVariables = Exact<{
  id: string;
  email: string;
}>;


export type SendClaimCodeMutation = { sendClaimCode: { id: string, claim: { id: string, status: 'draft' | 'submitted' | 'accepted' | 'refused' | 'withdrawn' | 'reverted', siret: string | null, company: unknown, companyState: 'unchecked' | 'found' | 'not_found' | 'closed' | 'unavailable', emailDomain: string | null, email: string | null, emailConfirmedAt: string | null, emailSource: 'site' | 'import' | null, emailSince: string | null, isCompanyNear: boolean, hasProof: boolean, askedAt: string | null, letterSentAt: string | null, letterConfirmedAt: string | null, photoAddedAt: string | null, message: string | null, isDispute: boolean, closingReason: string | null, createdAt: string, submittedAt: string | null, decidedAt: string | null } | null } };

export type ConfirmClaimCodeMutationVariables = Exact<{
  id: string;
  code: string;
}>;


export type ConfirmClaimCodeMutation = { confirmClaimCode: { id: string, claim: { id: string, status: 'draft' | 'submitted' | 'accepted' | 'refused' | 'withdrawn' | 'reverted', siret: string | null, company: unknown, companyState: 'unchecked' | 'found' | 'not_found' | 'closed' | 'unavailable', emailDomain: string | null, email: string | null, emailConfirmedAt: string | null, emailSource: 'site' | 'import' | null, emailSince: string | null, isCompanyNear: boolean, hasProof: boolean, askedAt: string | null, letterSentAt: string | null, letterConfirmedAt: string | null, photoAddedAt: string | null, message: string | null, isDispute: boolean, closingReason: string | null, createdAt: string, submittedAt: string | null, decidedAt: string | null } | null } };

export type SubmitClaimMutationVariables = Exact<{
  id: string;
  message?: string | null | undefined;
}>;


export type SubmitClaimMutation = { submitClaim: { id: string, claim: { id: string, status: 'draft' | 'submitted' | 'accepted' | 'refused' | 'withdrawn' | 'reverted', siret: string | null, company: unknown, companyState: 'unchecked' | 'found' | 'not_found' | 'closed' | 'unavailable', emailDomain: string | null, email: string | null, emailConfirmedAt: string | null, emailSource: 'site' | 'import' | null, emailSince: string | null, isCompanyNear: boolean, hasProof: boolean, askedAt: string | null, letterSentAt: string | null, letterConfirmedAt: string | null, photoAddedAt: string | null, message: string | null, isDispute: boolean, closingReason: string | null, createdAt: string, submittedAt: string | null, decidedAt: string | null } | null } };

export type WithdrawClaimMutationVariables = Exact<{
  id: string;
}>;


export type WithdrawClaimMutation = { withdrawClaim: { id: string, claim: { id: string, status: 'draft' | 'submitted' | 'accepted' | 'refused' | 'withdrawn' | 'reverted', siret: string | null, company: unknown, companyState: 'unchecked' | 'found' | 'not_found' | 'closed' | 'unavailable', emailDomain: string | null, email: string | null, emailConfirmedAt: string | null, emailSource: 'site' | 'import' | null, emailSince: string | null, isCompanyNear: boolean, hasProof: boolean, askedAt: string | null, letterSentAt: string | null, letterConfirmedAt: string | null, photoAddedAt: string | null, message: string | null, isDispute: boolean, closingReason: string | null, createdAt: string, submittedAt: string | null, decidedAt: string | null } | null } };

export type ClaimContentFragment = { id: string, status: 'draft' | 'submitted' | 'accepted' | 'refused' | 'withdrawn' | 'reverted', siret: string | null, company: unknown, companyState: 'unchecked' | 'found' | 'not_found' | 'closed' | 'unavailable', emailDomain: string | null, email: string | null, emailConfirmedAt: string | null, emailSource: 'site' | 'import' | null, emailSince: string | null, isCompanyNear: boolean, hasProof: boolean, askedAt: string | null, letterSentAt: string | null, letterConfirmedAt: string | null, photoAddedAt: string | null, message: string | null, isDispute: boolean, closingReason: string | null, createdAt: string, submittedAt: string | null, decidedAt: string | null };

export type SavedClaimFragment = { id: string, claim: { id: string, status: 'draft' | 'submitted' | 'accepted' | 'refused' | 'withdrawn' | 'reverted', siret: string | null, company: unknown, companyState: 'unchecked' | 'found' | 'not_found' | 'closed' | 'unavailable', emailDomain: string | null, email: string | null, emailConfirmedAt: string | null, emailSource: 'site' | 'import' | null, emailSince: string | null, isCompanyNear: boolean, hasProof: boolean, askedAt: string | null, letterSentAt: string | null, letterConfirmedAt: string | null, photoAddedAt: string | null, message: string | null, isDispute: boolean, closingReason: string | null, createdAt: string, submittedAt: string | null, decidedAt: string | null } | null };

export type ClaimedLaundromatQueryVariables = Exact<{
  slug: string;
}>;


export type ClaimedLaundromatQuery = { laundromats: Array<{ id: string, slug: string, name: string, address: string, postalCode: string, city: string, phone: string | null, email: string | null, hasOwner: boolean, photos: Array<{ id: string, url: string, alt: string | null }> }> };

export type OwnClaimQueryVariables = Exact<{
  laundromatId: string;
  me: string;
}>;


export type OwnClaimQuery = { laundromats: Array<{ id: string }>, laundromat_claims: Array<{ id: string, status: 'draft' | 'submitted' | 'accepted' | 'refused' | 'withdrawn' | 'reverted', siret: string | null, company: unknown, companyState: 'unchecked' | 'found' | 'not_found' | 'closed' | 'unavailable', emailDomain: string | null, email: string | null, emailConfirmedAt: string | null, emailSource: 'site' | 'import' | null, emailSince: string | null, isCompanyNear: boolean, hasProof: boolean, askedAt: string | null, letterSentAt: string | null, letterConfirmedAt: string | null, photoAddedAt: string | null, message: string | null, isDispute: boolean, closingReason: string | null, createdAt: string, submittedAt: string | null, decidedAt: string | null }> };

export type FindLaundromatsQueryVariables = Exact<{
  q: string;
  limit: number;
}>;


export type FindLaundromatsQuery = { search_laundromats: Array<{ position: number, totalCount: number, laundromat: { id: string, slug: string, name: string, address: string, postalCode: string, city: string, hasOwner: boolean } | null }> };

export type OwnClaimsQueryVariables = Exact<{ [key: string]: never; }>;


export type OwnClaimsQuery = { laundromat_claims: Array<{ id: string, status: 'draft' | 'submitted' | 'accepted' | 'refused' | 'withdrawn' | 'reverted', siret: string | null, company: unknown, companyState: 'unchecked' | 'found' | 'not_found' | 'closed' | 'unavailable', emailDomain: string | null, email: string | null, emailConfirmedAt: string | null, emailSource: 'site' | 'import' | null, emailSince: string | null, isCompanyNear: boolean, hasProof: boolean, askedAt: string | null, letterSentAt: string | null, letterConfirmedAt: string | null, photoAddedAt: string | null, message: string | null, isDispute: boolean, closingReason: string | null, createdAt: string, submittedAt: string | null, decidedAt: string | null, laundromat: { id: string, name: string, slug: string, address: string, postalCode: string, city: string } }> };

export type OwnDisputesQueryVariables = Exact<{
  lostAfter: string;
}>;


export type OwnDisputesQuery = { claim_disputes: Array<{ id: string, askedAt: string, isMine: boolean | null, words: string | null, answeredAt: string | null, lostAt: string | null, laundromat: { id: string, name: string } }> };

export type AnswerDisputeMutationVariables = Exact<{
  id: string;
  isMine: boolean;
  words?: string | null | undefined;
}>;


export type AnswerDisputeMutation = { answerDispute: { id: string, dispute: { id: string, isMine: boolean | null, words: string | null, answeredAt: string | null } | null } };

export type ConfirmFactsMutationVariables = Exact<{
  laundromatId: string;
}>;


export type ConfirmFactsMutation = { confirmFacts: { id: string, laundromat: { id: string, factsCheckedAt: string | null } | null } };

export type DecideCorrectionMutationVariables = Exact<{
  id: string;
  decision: string;
  closingReason?: string | null | undefined;
}>;


export type DecideCorrectionMutation = { decideCorrection: { id: string, correction: { id: string, status: 'open' | 'accepted' | 'dismissed' } | null, laundromat: { id: string, isActive: boolean, statedHours: string | null, weeklyHours: unknown, statedPriceFrom: string | null, latitude: string | null, longitude: string | null, factsCheckedAt: string | null } | null } };

export type CorrectionContentFragment = { id: string, kind: 'closed' | 'hours' | 'price' | 'location' | 'machine', proposed: unknown, comment: string | null, status: 'open' | 'accepted' | 'dismissed', createdAt: string, laundromat: { id: string, name: string, slug: string, isActive: boolean, latitude: string | null, longitude: string | null, hours: string | null, priceFrom: string | null, pricedWashers: Array<{ id: string }> } };

export type AdminCorrectionsQueryVariables = Exact<{
  status: string;
  ofClosures: Array<string> | string;
  limit: number;
  offset: number;
}>;


export type AdminCorrectionsQuery = { rows: Array<{ id: string, kind: 'closed' | 'hours' | 'price' | 'location' | 'machine', proposed: unknown, comment: string | null, status: 'open' | 'accepted' | 'dismissed', createdAt: string, laundromat: { id: string, name: string, slug: string, isActive: boolean, latitude: string | null, longitude: string | null, hours: string | null, priceFrom: string | null, pricedWashers: Array<{ id: string }> } }>, total: { aggregate: { count: number } } };

export type OwnedCorrectionsQueryVariables = Exact<{ [key: string]: never; }>;


export type OwnedCorrectionsQuery = { fact_corrections: Array<{ id: string, kind: 'closed' | 'hours' | 'price' | 'location' | 'machine', proposed: unknown, comment: string | null, status: 'open' | 'accepted' | 'dismissed', createdAt: string, laundromat: { id: string, name: string, slug: string, isActive: boolean, latitude: string | null, longitude: string | null, hours: string | null, priceFrom: string | null, pricedWashers: Array<{ id: string }> } }> };

export type DiscardDraftMutationVariables = Exact<{
  id: string;
}>;


export type DiscardDraftMutation = { discardDraft: { id: string } };

export type CreateLaundromatMutationVariables = Exact<{
  laundromat: LaundromatInput;
}>;


export type CreateLaundromatMutation = { createLaundromat: { id: string, laundromat: { id: string, isActive: boolean } | null } };

export type UnfinishedSubmissionsQueryVariables = Exact<{
  userId: string;
  ids: Array<string> | string;
}>;


export type UnfinishedSubmissionsQuery = { laundromat_drafts: Array<{ id: string, planId: string | null, form: unknown }>, subscriptions: Array<{ id: string, draftId: string | null }>, laundromats: Array<{ id: string, name: string }> };

export type PossibleDuplicatesQueryVariables = Exact<{
  search: string;
  limit: number;
  offset: number;
}>;


export type PossibleDuplicatesQuery = { rows: Array<{ laundromatId: string, otherId: string, signs: Array<string>, status: 'open' | 'different' | 'refused', refund: 'due' | 'done' | 'failed' | null, createdAt: string, laundromat: { id: string, slug: string, cycleMinutes: number | null, latitude: string | null, longitude: string | null, locationSource: 'pin' | 'address' | 'commune', isActive: boolean, isPremium: boolean, isFeatured: boolean, reviewCount: number, createdAt: string, updatedAt: string, heldContent: unknown, readingReasons: Array<string> | null, name: string, address: string, city: string, postalCode: string, phone: string | null, email: string | null, description: string | null, website: string | null, facebook: string | null, instagram: string | null, assumedFacts: Array<string>, weeklyHours: unknown, holidayHours: 'usual' | 'closed' | 'unknown', hours: string | null, priceFrom: string | null, owner: { id: string, email: string } | null, redirects: Array<{ slug: string }>, photos: Array<{ id: string, url: string, alt: string | null }>, photos_aggregate: { aggregate: { count: number } }, machines_aggregate: { aggregate: { count: number } }, laundromatServices_aggregate: { aggregate: { count: number } }, sourceObjects_aggregate: { aggregate: { count: number } }, possibleDuplicates: Array<{ laundromatId: string, otherId: string }>, laundromatServices: Array<{ laundromatId: string, serviceId: string }>, openingExceptions: Array<{ id: string, firstDay: string, lastDay: string, periods: unknown, reason: 'holidays' | 'works' | 'public_holiday' | 'other' }>, machines: Array<{ id: string, kind: 'washer' | 'dryer', capacityKg: string, count: number, price: string | null, minutes: number | null }> }, other: { id: string, slug: string, cycleMinutes: number | null, latitude: string | null, longitude: string | null, locationSource: 'pin' | 'address' | 'commune', isActive: boolean, isPremium: boolean, isFeatured: boolean, reviewCount: number, createdAt: string, name: string, address: string, city: string, postalCode: string, phone: string | null, email: string | null, description: string | null, website: string | null, facebook: string | null, instagram: string | null, hours: string | null, priceFrom: string | null, owner: { id: string, email: string } | null, redirects: Array<{ slug: string }>, photos: Array<{ id: string, url: string, alt: string | null }>, photos_aggregate: { aggregate: { count: number } }, machines_aggregate: { aggregate: { count: number } }, laundromatServices_aggregate: { aggregate: { count: number } }, sourceObjects_aggregate: { aggregate: { count: number } } } | null }>, total: { aggregate: { count: number } } };

export type MergeLaundromatsMutationVariables = Exact<{
  id: string;
  keptId: string;
  keepsOwnerOf?: string | null | undefined;
}>;


export type MergeLaundromatsMutation = { mergeLaundromats: { id: string } };

export type MergedContentFragment = { id: string, slug: string, cycleMinutes: number | null, latitude: string | null, longitude: string | null, locationSource: 'pin' | 'address' | 'commune', isActive: boolean, isPremium: boolean, isFeatured: boolean, reviewCount: number, createdAt: string, name: string, address: string, city: string, postalCode: string, phone: string | null, email: string | null, description: string | null, website: string | null, facebook: string | null, instagram: string | null, hours: string | null, priceFrom: string | null, owner: { id: string, email: string } | null, redirects: Array<{ slug: string }>, photos: Array<{ id: string, url: string, alt: string | null }>, photos_aggregate: { aggregate: { count: number } }, machines_aggregate: { aggregate: { count: number } }, laundromatServices_aggregate: { aggregate: { count: number } }, sourceObjects_aggregate: { aggregate: { count: number } } };

export type MergeCandidatesQueryVariables = Exact<{
  id: string;
  otherId: string;
  search: string;
}>;


export type MergeCandidatesQuery = { laundromats_by_pk: { id: string, slug: string, cycleMinutes: number | null, latitude: string | null, longitude: string | null, locationSource: 'pin' | 'address' | 'commune', isActive: boolean, isPremium: boolean, isFeatured: boolean, reviewCount: number, createdAt: string, name: string, address: string, city: string, postalCode: string, phone: string | null, email: string | null, description: string | null, website: string | null, facebook: string | null, instagram: string | null, hours: string | null, priceFrom: string | null, owner: { id: string, email: string } | null, redirects: Array<{ slug: string }>, photos: Array<{ id: string, url: string, alt: string | null }>, photos_aggregate: { aggregate: { count: number } }, machines_aggregate: { aggregate: { count: number } }, laundromatServices_aggregate: { aggregate: { count: number } }, sourceObjects_aggregate: { aggregate: { count: number } } } | null, other: { id: string, slug: string, cycleMinutes: number | null, latitude: string | null, longitude: string | null, locationSource: 'pin' | 'address' | 'commune', isActive: boolean, isPremium: boolean, isFeatured: boolean, reviewCount: number, createdAt: string, name: string, address: string, city: string, postalCode: string, phone: string | null, email: string | null, description: string | null, website: string | null, facebook: string | null, instagram: string | null, hours: string | null, priceFrom: string | null, owner: { id: string, email: string } | null, redirects: Array<{ slug: string }>, photos: Array<{ id: string, url: string, alt: string | null }>, photos_aggregate: { aggregate: { count: number } }, machines_aggregate: { aggregate: { count: number } }, laundromatServices_aggregate: { aggregate: { count: number } }, sourceObjects_aggregate: { aggregate: { count: number } } } | null, others: Array<{ id: string, slug: string, cycleMinutes: number | null, latitude: string | null, longitude: string | null, locationSource: 'pin' | 'address' | 'commune', isActive: boolean, isPremium: boolean, isFeatured: boolean, reviewCount: number, createdAt: string, name: string, address: string, city: string, postalCode: string, phone: string | null, email: string | null, description: string | null, website: string | null, facebook: string | null, instagram: string | null, hours: string | null, priceFrom: string | null, owner: { id: string, email: string } | null, redirects: Array<{ slug: string }>, photos: Array<{ id: string, url: string, alt: string | null }>, photos_aggregate: { aggregate: { count: number } }, machines_aggregate: { aggregate: { count: number } }, laundromatServices_aggregate: { aggregate: { count: number } }, sourceObjects_aggregate: { aggregate: { count: number } } }> };

export type SetLaundromatClosedMutationVariables = Exact<{
  id: string;
  isClosed: boolean;
}>;


export type SetLaundromatClosedMutation = { setLaundromatClosed: { id: string, laundromat: { id: string, isActive: boolean, isPremium: boolean, isFeatured: boolean, featuredUntil: string | null, closedAt: string | null } | null } };

export type EditedLaundromatQueryVariables = Exact<{
  id: string;
}>;


export type EditedLaundromatQuery = { laundromats_by_pk: { id: string, slug: string, isActive: boolean, isPremium: boolean, isFeatured: boolean, assumedFacts: Array<string>, latitude: string | null, longitude: string | null, locationSource: 'pin' | 'address' | 'commune', name: string, address: string, city: string, postalCode: string, phone: string | null, email: string | null, description: string | null, website: string | null, facebook: string | null, instagram: string | null, weeklyHours: unknown, holidayHours: 'usual' | 'closed' | 'unknown', cycleMinutes: number | null, priceFrom: string | null, hours: string | null, owner: { id: string } | null, heldChange: { laundromatId: string | null, content: unknown } | null, photos: Array<{ id: string, url: string, alt: string | null, isPrimary: boolean, order: number }>, photoDeletions: Array<{ id: string, url: string, alt: string | null }>, laundromatServices: Array<{ laundromatId: string, serviceId: string }>, cardPhotos: Array<{ id: string }>, pagePhotos: Array<{ id: string }>, openingExceptions: Array<{ id: string, firstDay: string, lastDay: string, periods: unknown, reason: 'holidays' | 'works' | 'public_holiday' | 'other' }>, machines: Array<{ id: string, kind: 'washer' | 'dryer', capacityKg: string, count: number, price: string | null, minutes: number | null }> } | null };

export type UpdateLaundromatMutationVariables = Exact<{
  id: string;
  changes: LaundromatChanges;
}>;


export type UpdateLaundromatMutation = { updateLaundromat: { id: string, laundromat: { id: string, slug: string, isActive: boolean, assumedFacts: Array<string>, latitude: string | null, longitude: string | null, locationSource: 'pin' | 'address' | 'commune', name: string, address: string, city: string, postalCode: string, phone: string | null, email: string | null, description: string | null, website: string | null, facebook: string | null, instagram: string | null, weeklyHours: unknown, holidayHours: 'usual' | 'closed' | 'unknown', cycleMinutes: number | null, priceFrom: string | null, hours: string | null, heldChange: { laundromatId: string | null, content: unknown } | null, laundromatServices: Array<{ laundromatId: string, serviceId: string }>, openingExceptions: Array<{ id: string, firstDay: string, lastDay: string, periods: unknown, reason: 'holidays' | 'works' | 'public_holiday' | 'other' }>, machines: Array<{ id: string, kind: 'washer' | 'dryer', capacityKg: string, count: number, price: string | null, minutes: number | null }> } | null } };

export type FavoriteLaundromatFragment = { id: string, slug: string, name: string, address: string, city: string, averageRating: number, reviewCount: number, postalCode: string, weeklyHours: unknown, holidayHours: 'usual' | 'closed' | 'unknown', cycleMinutes: number | null, priceFrom: string | null, hours: string | null, photos: Array<{ id: string, url: string, alt: string | null }>, openingExceptions: Array<{ id: string, firstDay: string, lastDay: string, periods: unknown, reason: 'holidays' | 'works' | 'public_holiday' | 'other' }> };

export type MyFavoritesQueryVariables = Exact<{
  me: string;
}>;


export type MyFavoritesQuery = { users_by_pk: { id: string } | null, favorites: Array<{ userId: string, laundromatId: string, createdAt: string, laundromat: { id: string, slug: string, name: string, address: string, city: string, averageRating: number, reviewCount: number, postalCode: string, weeklyHours: unknown, holidayHours: 'usual' | 'closed' | 'unknown', cycleMinutes: number | null, priceFrom: string | null, hours: string | null, photos: Array<{ id: string, url: string, alt: string | null }>, openingExceptions: Array<{ id: string, firstDay: string, lastDay: string, periods: unknown, reason: 'holidays' | 'works' | 'public_holiday' | 'other' }> } }> };

export type AddFavoritesMutationVariables = Exact<{
  favorites: Array<Favorites_Insert_Input> | Favorites_Insert_Input;
}>;


export type AddFavoritesMutation = { insert_favorites: { returning: Array<{ userId: string, laundromatId: string, createdAt: string, laundromat: { id: string, slug: string, name: string, address: string, city: string, averageRating: number, reviewCount: number, postalCode: string, weeklyHours: unknown, holidayHours: 'usual' | 'closed' | 'unknown', cycleMinutes: number | null, priceFrom: string | null, hours: string | null, photos: Array<{ id: string, url: string, alt: string | null }>, openingExceptions: Array<{ id: string, firstDay: string, lastDay: string, periods: unknown, reason: 'holidays' | 'works' | 'public_holiday' | 'other' }> } }> } };

export type RemoveFavoritesMutationVariables = Exact<{
  me: string;
  laundromats: Array<string> | string;
}>;


export type RemoveFavoritesMutation = { delete_favorites: { affected_rows: number } };

export type FavoriteLaundromatsQueryVariables = Exact<{
  ids: Array<string> | string;
}>;


export type FavoriteLaundromatsQuery = { laundromats: Array<{ id: string, slug: string, name: string, address: string, city: string, averageRating: number, reviewCount: number, postalCode: string, weeklyHours: unknown, holidayHours: 'usual' | 'closed' | 'unknown', cycleMinutes: number | null, priceFrom: string | null, hours: string | null, photos: Array<{ id: string, url: string, alt: string | null }>, openingExceptions: Array<{ id: string, firstDay: string, lastDay: string, periods: unknown, reason: 'holidays' | 'works' | 'public_holiday' | 'other' }> }> };

export type AdminJournalQueryVariables = Exact<{
  search: string;
  table: string;
  decided: unknown;
  limit: number;
  offset: number;
}>;


export type AdminJournalQuery = { rows: Array<{ id: string, createdAt: string, actor: string | null, operation: 'insert' | 'update' | 'delete', tableName: string, subject: string | null, before: unknown, after: unknown }>, total: { aggregate: { count: number } } };

export type FormerLaundromatQueryVariables = Exact<{
  slug: string;
}>;


export type FormerLaundromatQuery = { closed_laundromats: Array<{ id: string | null, name: string | null, address: string | null, postalCode: string | null, city: string | null, latitude: string | null, longitude: string | null, closedAt: string | null, place: { communeId: string, name: string, slug: string, region: string, regionSlug: string } | null }>, laundromat_redirects: Array<{ slug: string, laundromat: { id: string, slug: string } | null, closed: { id: string | null, slug: string | null } | null, place: { communeId: string, slug: string, regionSlug: string } | null }> };

export type NearbyLaundromatsQueryVariables = Exact<{
  args: Search_Laundromats_Args;
  except: string;
  limit: number;
}>;


export type NearbyLaundromatsQuery = { search_laundromats: Array<{ distanceKm: number | null, laundromat: { id: string, name: string, slug: string, address: string, city: string, latitude: string | null, longitude: string | null, locationSource: 'pin' | 'address' | 'commune', isPremium: boolean, isFeatured: boolean, featuredUntil: string | null, averageRating: number, reviewCount: number, postalCode: string, weeklyHours: unknown, holidayHours: 'usual' | 'closed' | 'unknown', cycleMinutes: number | null, priceFrom: string | null, hours: string | null, laundromatServices: Array<{ laundromatId: string, serviceId: string, service: { id: string, name: string, icon: string } }>, photos: Array<{ id: string, url: string, alt: string | null }>, openingExceptions: Array<{ id: string, firstDay: string, lastDay: string, periods: unknown, reason: 'holidays' | 'works' | 'public_holiday' | 'other' }> } | null }> };

export type LaundromatCardQueryVariables = Exact<{
  slug: string;
}>;


export type LaundromatCardQuery = { laundromats: Array<{ id: string, name: string, slug: string, address: string, city: string, latitude: string | null, longitude: string | null, locationSource: 'pin' | 'address' | 'commune', isPremium: boolean, isFeatured: boolean, featuredUntil: string | null, averageRating: number, reviewCount: number, postalCode: string, weeklyHours: unknown, holidayHours: 'usual' | 'closed' | 'unknown', cycleMinutes: number | null, priceFrom: string | null, hours: string | null, laundromatServices: Array<{ laundromatId: string, serviceId: string, service: { id: string, name: string, icon: string } }>, photos: Array<{ id: string, url: string, alt: string | null }>, openingExceptions: Array<{ id: string, firstDay: string, lastDay: string, periods: unknown, reason: 'holidays' | 'works' | 'public_holiday' | 'other' }> }> };

export type DecideLaundromatMutationVariables = Exact<{
  id: string;
  decision: string;
  reason?: string | null | undefined;
  seenAt?: string | null | undefined;
  readAt?: string | null | undefined;
}>;


export type DecideLaundromatMutation = { decideLaundromat: { id: string } };

export type ReadLaundromatFragment = { updatedAt: string, heldContent: unknown, readingReasons: Array<string> | null, assumedFacts: Array<string>, latitude: string | null, longitude: string | null, locationSource: 'pin' | 'address' | 'commune', name: string, address: string, city: string, postalCode: string, phone: string | null, email: string | null, description: string | null, website: string | null, facebook: string | null, instagram: string | null, weeklyHours: unknown, holidayHours: 'usual' | 'closed' | 'unknown', cycleMinutes: number | null, priceFrom: string | null, hours: string | null, possibleDuplicates: Array<{ laundromatId: string, otherId: string }>, laundromatServices: Array<{ laundromatId: string, serviceId: string }>, openingExceptions: Array<{ id: string, firstDay: string, lastDay: string, periods: unknown, reason: 'holidays' | 'works' | 'public_holiday' | 'other' }>, machines: Array<{ id: string, kind: 'washer' | 'dryer', capacityKg: string, count: number, price: string | null, minutes: number | null }> };

export type AdminLaundromatsQueryVariables = Exact<{
  search: string;
  refused?: boolean | null | undefined;
  awaiting?: boolean | null | undefined;
  active: Array<boolean> | boolean;
  premium: Array<boolean> | boolean;
  featured: Array<boolean> | boolean;
  limit: number;
  offset: number;
}>;


export type AdminLaundromatsQuery = { rows: Array<{ id: string, slug: string, isActive: boolean, isPremium: boolean, isFeatured: boolean, featuredUntil: string | null, refusedAt: string | null, closedAt: string | null, approvedContent: unknown, changedAt: string | null, averageRating: number, reviewCount: number, factsCheckedAt: string | null, updatedAt: string, heldContent: unknown, readingReasons: Array<string> | null, assumedFacts: Array<string>, latitude: string | null, longitude: string | null, locationSource: 'pin' | 'address' | 'commune', name: string, address: string, city: string, postalCode: string, phone: string | null, email: string | null, description: string | null, website: string | null, facebook: string | null, instagram: string | null, weeklyHours: unknown, holidayHours: 'usual' | 'closed' | 'unknown', cycleMinutes: number | null, priceFrom: string | null, hours: string | null, geocoding: { latitude: string | null, longitude: string | null, precision: 'housenumber' | 'street' | 'none' | null } | null, refusals: Array<{ id: string, reason: string | null }>, publications: Array<{ id: string }>, draft: { refund: 'done' | 'failed' | null } | null, owner: { id: string, email: string, emailVerified: boolean, isActive: boolean } | null, possibleDuplicates: Array<{ laundromatId: string, otherId: string }>, laundromatServices: Array<{ laundromatId: string, serviceId: string }>, openingExceptions: Array<{ id: string, firstDay: string, lastDay: string, periods: unknown, reason: 'holidays' | 'works' | 'public_holiday' | 'other' }>, machines: Array<{ id: string, kind: 'washer' | 'dryer', capacityKg: string, count: number, price: string | null, minutes: number | null }> }>, total: { aggregate: { count: number } } };

export type AdminLaundromatQueryVariables = Exact<{
  id: string;
}>;


export type AdminLaundromatQuery = { laundromats_by_pk: { id: string, isPremium: boolean, isFeatured: boolean, featuredUntil: string | null, assumedFacts: Array<string>, latitude: string | null, longitude: string | null, locationSource: 'pin' | 'address' | 'commune', name: string, address: string, city: string, postalCode: string, phone: string | null, email: string | null, description: string | null, website: string | null, facebook: string | null, instagram: string | null, weeklyHours: unknown, holidayHours: 'usual' | 'closed' | 'unknown', cycleMinutes: number | null, priceFrom: string | null, hours: string | null, laundromatServices: Array<{ laundromatId: string, serviceId: string }>, openingExceptions: Array<{ id: string, firstDay: string, lastDay: string, periods: unknown, reason: 'holidays' | 'works' | 'public_holiday' | 'other' }>, machines: Array<{ id: string, kind: 'washer' | 'dryer', capacityKg: string, count: number, price: string | null, minutes: number | null }> } | null };

export type DeletedLaundromatsQueryVariables = Exact<{
  limit: number;
  offset: number;
}>;


export type DeletedLaundromatsQuery = { rows: Array<{ id: string, laundromatId: string, createdAt: string, name: unknown, city: unknown }>, total: { aggregate: { count: number } } };

export type RemovePhotoMutationVariables = Exact<{
  id: string;
  reason: string;
}>;


export type RemovePhotoMutation = { removePhoto: { id: string } };

export type AdminPhotosQueryVariables = Exact<{
  id: string;
}>;


export type AdminPhotosQuery = { laundromats_by_pk: { id: string, photos: Array<{ id: string, url: string, alt: string | null, isPrimary: boolean }>, cardPhotos: Array<{ id: string }>, pagePhotos: Array<{ id: string }> } | null };

export type RefundLaundromatMutationVariables = Exact<{
  laundromatId: string;
}>;


export type RefundLaundromatMutation = { refundLaundromat: { laundromatId: string, refund: string | null } };

export type ConfirmCheckoutMutationVariables = Exact<{
  sessionId: string;
}>;


export type ConfirmCheckoutMutation = { confirmCheckoutSession: { status: 'active' | 'processing' | 'pending', draft: { id: string, status: 'waiting' | 'published' | 'unpublished' | 'held' } | null } };

export type OwnQuestionsQueryVariables = Exact<{
  me: string;
  limit: number;
}>;


export type OwnQuestionsQuery = { owner_questions: Array<{ id: string, authorName: string, question: string, answer: string | null, answeredAt: string | null, createdAt: string, laundromat: { id: string, name: string, slug: string } }> };

export type AnswerQuestionMutationVariables = Exact<{
  id: string;
  answer: string;
}>;


export type AnswerQuestionMutation = { answerQuestion: { id: string, ownerQuestion: { id: string, answer: string | null, answeredAt: string | null } | null } };

export type AskOwnerMutationVariables = Exact<{
  question: OwnerQuestionInput;
}>;


export type AskOwnerMutation = { askOwner: { id: string } };

export type ReportContentMutationVariables = Exact<{
  report: ReportInput;
}>;


export type ReportContentMutation = { reportContent: { id: string } };

export type LaundromatOnDeviceQueryVariables = Exact<{
  id: string;
}>;


export type LaundromatOnDeviceQuery = { laundromats: Array<{ id: string, name: string, slug: string, address: string, city: string, latitude: string | null, longitude: string | null, locationSource: 'pin' | 'address' | 'commune', isPremium: boolean, isFeatured: boolean, featuredUntil: string | null, averageRating: number, reviewCount: number, postalCode: string, weeklyHours: unknown, holidayHours: 'usual' | 'closed' | 'unknown', cycleMinutes: number | null, priceFrom: string | null, hours: string | null, laundromatServices: Array<{ laundromatId: string, serviceId: string, service: { id: string, name: string, icon: string } }>, photos: Array<{ id: string, url: string, alt: string | null }>, openingExceptions: Array<{ id: string, firstDay: string, lastDay: string, periods: unknown, reason: 'holidays' | 'works' | 'public_holiday' | 'other' }> }> };

export type LaundromatsOnMapQueryVariables = Exact<{
  args: Laundromats_On_Map_Args;
}>;


export type LaundromatsOnMapQuery = { laundromats_on_map: Array<{ position: number, distanceKm: number | null, totalCount: number, laundromat: { id: string, name: string, slug: string, latitude: string | null, longitude: string | null, locationSource: 'pin' | 'address' | 'commune', postalCode: string, weeklyHours: unknown, holidayHours: 'usual' | 'closed' | 'unknown', cycleMinutes: number | null, priceFrom: string | null, hours: string | null, openingExceptions: Array<{ id: string, firstDay: string, lastDay: string, periods: unknown, reason: 'holidays' | 'works' | 'public_holiday' | 'other' }> } | null }> };

export type AdminBillingQueryVariables = Exact<{
  limit: number;
}>;


export type AdminBillingQuery = { admin_overview: Array<{ revenueCents: number | null, succeededPayments: number | null, paymentsThisMonth: number | null }>, admin_months: Array<{ month: string | null, revenueCents: number | null, newLaundromats: number | null }>, subscriptions: Array<{ id: string, status: string, currentPeriodEnd: string | null, cancelAtPeriodEnd: boolean, plan: { id: string, name: string }, user: { id: string, email: string } }>, subscriptions_aggregate: { aggregate: { count: number } }, subscription_plans: Array<{ id: string, name: string, price: string, interval: 'month' | 'year' | null, isActive: boolean, stripePriceId: string | null }> };

export type OwnReviewsQueryVariables = Exact<{
  me: string;
  limit: number;
}>;


export type OwnReviewsQuery = { reviews: Array<{ id: string, authorName: string, rating: number, comment: string, createdAt: string, visitedOn: string | null, answer: string | null, answeredAt: string | null, verification: 'none' | 'account', laundromat: { id: string, name: string, slug: string }, photos: Array<{ id: string, url: string }> }> };

export type EarlierReviewQueryVariables = Exact<{
  me: string;
  laundromatId: string;
}>;


export type EarlierReviewQuery = { users_by_pk: { id: string, reviews: Array<{ id: string, createdAt: string }> } | null };

export type AnswerReviewMutationVariables = Exact<{
  id: string;
  answer: string;
}>;


export type AnswerReviewMutation = { answerReview: { id: string, review: { id: string, authorName: string, rating: number, comment: string, createdAt: string, visitedOn: string | null, answer: string | null, answeredAt: string | null, verification: 'none' | 'account', photos: Array<{ id: string, url: string }> } | null } };

export type ReviewPageQueryVariables = Exact<{
  laundromatId: string;
  limit: number;
  offset: number;
}>;


export type ReviewPageQuery = { reviews: Array<{ id: string, authorName: string, rating: number, comment: string, createdAt: string, visitedOn: string | null, answer: string | null, answeredAt: string | null, verification: 'none' | 'account', photos: Array<{ id: string, url: string }> }> };

export type ReviewDistributionQueryVariables = Exact<{
  laundromatId: string;
}>;


export type ReviewDistributionQuery = { five: { aggregate: { count: number } }, four: { aggregate: { count: number } }, three: { aggregate: { count: number } }, two: { aggregate: { count: number } }, one: { aggregate: { count: number } } };

export type OwnedLaundromatQueryVariables = Exact<{
  laundromatId: string;
  userId: string;
}>;


export type OwnedLaundromatQuery = { laundromats: Array<{ id: string }> };

export type RegionLinkFragment = { name: string, slug: string, laundromats: number };

export type RegionLinksQueryVariables = Exact<{ [key: string]: never; }>;


export type RegionLinksQuery = { laundromat_regions: Array<{ name: string, slug: string, laundromats: number }> };

export type FeaturedOfTheMonthQueryVariables = Exact<{
  args: Featured_Of_The_Month_Args;
}>;


export type FeaturedOfTheMonthQuery = { featured_of_the_month: Array<{ position: number, laundromat: { id: string, name: string, slug: string, address: string, city: string, latitude: string | null, longitude: string | null, locationSource: 'pin' | 'address' | 'commune', isPremium: boolean, isFeatured: boolean, featuredUntil: string | null, averageRating: number, reviewCount: number, postalCode: string, weeklyHours: unknown, holidayHours: 'usual' | 'closed' | 'unknown', cycleMinutes: number | null, priceFrom: string | null, hours: string | null, laundromatServices: Array<{ laundromatId: string, serviceId: string, service: { id: string, name: string, icon: string } }>, photos: Array<{ id: string, url: string, alt: string | null }>, openingExceptions: Array<{ id: string, firstDay: string, lastDay: string, periods: unknown, reason: 'holidays' | 'works' | 'public_holiday' | 'other' }> } | null }> };

export type SearchSuggestionsQueryVariables = Exact<{
  q: string;
  place: string;
  key: string;
  keys: Array<string> | string;
  start: string;
  former: string;
}>;


export type SearchSuggestionsQuery = { search_cities: Array<{ position: number, city: { population: number, id: string, name: string, postalCode: string, department: string, departmentCode: string, latitude: string, longitude: string, directory_page: { communeId: string } | null } | null }>, place_names: Array<{ id: string, kind: 'region' | 'department' | 'former_commune', name: string, region: string, department: string | null, departmentCode: string | null, population: number, city: { id: string, name: string, postalCode: string, department: string, departmentCode: string, latitude: string, longitude: string, directory_page: { communeId: string } | null } | null }>, suggest_laundromats: Array<{ position: number, laundromat: { id: string, name: string, slug: string, city: string } | null }> };

export type SaveSettingsMutationVariables = Exact<{
  settings: SettingsInput;
  seen: unknown;
}>;


export type SaveSettingsMutation = { saveSettings: { id: number, settings: { id: number, siteTitle: string, domain: string | null, contactEmail: string | null, contactPhone: string, contactHours: string, publisherName: string | null, publisherCapital: string | null, publisherAddress: string | null, publisherRegistration: string | null, publisherVatNumber: string | null, publisherDirector: string | null, hostName: string | null, hostAddress: string | null, hostPhone: string | null, termsVersion: string, privacyVersion: string, rankingVersion: string, accessibilityVersion: string } | null } };

export type SiteStatementFragment = { id: string, text: string, isShown: boolean, source: string | null, updatedAt: string };

export type SiteStatementsQueryVariables = Exact<{ [key: string]: never; }>;


export type SiteStatementsQuery = { site_statements: Array<{ id: string, text: string, isShown: boolean, source: string | null, updatedAt: string }> };

export type SaveStatementMutationVariables = Exact<{
  id: string;
  seen: string;
  statement: Site_Statements_Set_Input;
}>;


export type SaveStatementMutation = { update_site_statements: { returning: Array<{ id: string, text: string, isShown: boolean, source: string | null, updatedAt: string }> } };

export type DecideSourceDifferenceMutationVariables = Exact<{
  type: string;
  id: string;
  fact: string;
  decision: string;
  seen: unknown;
}>;


export type DecideSourceDifferenceMutation = { decideSourceDifference: { id: string } };

export type ConfirmLostLaundromatMutationVariables = Exact<{
  type: string;
  id: string;
}>;


export type ConfirmLostLaundromatMutation = { confirmSourceLaundromat: { id: string } };

export type DecideSourcePairMutationVariables = Exact<{
  id: string;
  decision: string;
}>;


export type DecideSourcePairMutation = { decideSourcePair: { id: string } };

export type ComparedLaundromatFragment = { id: string, name: string, slug: string, address: string, postalCode: string, city: string, phone: string | null, email: string | null, website: string | null, facebook: string | null, instagram: string | null, holidayHours: 'usual' | 'closed' | 'unknown', latitude: string | null, longitude: string | null, hasOwner: boolean, hours: string | null, laundromatServices: Array<{ laundromatId: string, serviceId: string }> };

export type UnclearObjectFragment = { type: string, id: string, tags: unknown, latitude: string, longitude: string };

export type SourcePairFragment = { id: string, reason: 'near' | 'same_name' | 'same_phone' | 'same_address', distance: number, object: { type: string, id: string, facts: unknown } | null, laundromat: { id: string, name: string, slug: string, address: string, postalCode: string, city: string, phone: string | null, email: string | null, website: string | null, facebook: string | null, instagram: string | null, holidayHours: 'usual' | 'closed' | 'unknown', latitude: string | null, longitude: string | null, hasOwner: boolean, hours: string | null, laundromatServices: Array<{ laundromatId: string, serviceId: string }> } };

export type SourceDifferencesFragment = { type: string, id: string, differences: unknown, laundromat: { id: string, name: string, slug: string, address: string, postalCode: string, city: string, phone: string | null, email: string | null, website: string | null, facebook: string | null, instagram: string | null, holidayHours: 'usual' | 'closed' | 'unknown', latitude: string | null, longitude: string | null, hasOwner: boolean, hours: string | null, laundromatServices: Array<{ laundromatId: string, serviceId: string }> } | null };

export type LostObjectFragment = { type: string, id: string, class: 'self_service' | 'dry_cleaner' | 'business' | 'staffed' | 'private' | 'closed' | 'unclear', seenAt: string, goneAt: string | null, laundromat: { id: string, name: string, slug: string, address: string, postalCode: string, city: string, phone: string | null, hasOwner: boolean, factsCheckedAt: string | null, updatedAt: string, owner: { id: string, email: string, emailVerified: boolean, isActive: boolean } | null } | null };

export type SourceCountsQueryVariables = Exact<{ [key: string]: never; }>;


export type SourceCountsQuery = { unclear: { aggregate: { count: number } }, pairs: { aggregate: { count: number } }, differences: { aggregate: { count: number } }, lost: { aggregate: { count: number } } };

export type SourceObjectsQueryVariables = Exact<{
  list: string;
  search: string;
  limit: number;
  offset: number;
}>;


export type SourceObjectsQuery = { rows: Array<{ type: string, id: string, tags: unknown, latitude: string, longitude: string, differences: unknown, class: 'self_service' | 'dry_cleaner' | 'business' | 'staffed' | 'private' | 'closed' | 'unclear', seenAt: string, goneAt: string | null, laundromat: { id: string, name: string, slug: string, address: string, postalCode: string, city: string, phone: string | null, hasOwner: boolean, factsCheckedAt: string | null, updatedAt: string, email: string | null, website: string | null, facebook: string | null, instagram: string | null, holidayHours: 'usual' | 'closed' | 'unknown', latitude: string | null, longitude: string | null, hours: string | null, owner: { id: string, email: string, emailVerified: boolean, isActive: boolean } | null, laundromatServices: Array<{ laundromatId: string, serviceId: string }> } | null }>, total: { aggregate: { count: number } } };

export type SourcePairsQueryVariables = Exact<{
  search: string;
  limit: number;
  offset: number;
}>;


export type SourcePairsQuery = { rows: Array<{ id: string, reason: 'near' | 'same_name' | 'same_phone' | 'same_address', distance: number, object: { type: string, id: string, facts: unknown } | null, laundromat: { id: string, name: string, slug: string, address: string, postalCode: string, city: string, phone: string | null, email: string | null, website: string | null, facebook: string | null, instagram: string | null, holidayHours: 'usual' | 'closed' | 'unknown', latitude: string | null, longitude: string | null, hasOwner: boolean, hours: string | null, laundromatServices: Array<{ laundromatId: string, serviceId: string }> } }>, total: { aggregate: { count: number } } };

export type ChooseSourceClassMutationVariables = Exact<{
  type: string;
  id: string;
  chosenClass?: string | null | undefined;
}>;


export type ChooseSourceClassMutation = { chooseSourceClass: { id: string } };

export type CountedAsOwnQueryVariables = Exact<{
  me: string;
}>;


export type CountedAsOwnQuery = { laundromats: Array<{ id: string }> };

export type OfferLaundromatMutationVariables = Exact<{
  id: string;
  laundromatId: string;
  email: string;
}>;


export type OfferLaundromatMutation = { offerLaundromat: { id: string } };

export type OwnTransfersQueryVariables = Exact<{ [key: string]: never; }>;


export type OwnTransfersQuery = { laundromat_transfers: Array<{ id: string, laundromatId: string, userId: string, recipientEmail: string, expiresAt: string, laundromat: { id: string, name: string, slug: string, city: string } }> };

export type AnswerTransferMutationVariables = Exact<{
  id: string;
  answer: string;
}>;


export type AnswerTransferMutation = { answerTransfer: { id: string } };

export type AdminUsersQueryVariables = Exact<{
  search: string;
  roles: Array<string> | string;
  active: Array<boolean> | boolean;
  limit: number;
  offset: number;
}>;


export type AdminUsersQuery = { rows: Array<{ id: string, email: string, emailVerified: boolean, firstName: string, lastName: string, role: 'client' | 'owner' | 'admin', isActive: boolean, createdAt: string }>, total: { aggregate: { count: number } } };

export type CorrectUserEmailMutationVariables = Exact<{
  userId: string;
  email: string;
  reason?: string | null | undefined;
}>;


export type CorrectUserEmailMutation = { correctUserEmail: { userId: string } };

export type SuspendAccountMutationVariables = Exact<{
  userId: string;
  facts: string;
  ground: string;
  withdrawsLaundromats: boolean;
  endsSubscription: boolean;
}>;


export type SuspendAccountMutation = { suspendUser: { userId: string } };

export type ReinstateUserMutationVariables = Exact<{
  userId: string;
}>;


export type ReinstateUserMutation = { reinstateUser: { userId: string } };

export type ChangeUserRoleMutationVariables = Exact<{
  userId: string;
  role: string;
  password?: string | null | undefined;
}>;


export type ChangeUserRoleMutation = { changeUserRole: { userId: string } };

export type CitySuggestionFragment = { id: string, name: string, postalCode: string, department: string, departmentCode: string, latitude: string, longitude: string };

export type SearchCitiesQueryVariables = Exact<{
  q: string;
}>;


export type SearchCitiesQuery = { search_cities: Array<{ position: number, city: { id: string, name: string, postalCode: string, department: string, departmentCode: string, latitude: string, longitude: string } | null }> };

export type LaundromatMachinesFragment = { machines: Array<{ id: string, kind: 'washer' | 'dryer', capacityKg: string, count: number, price: string | null, minutes: number | null }> };

export type ShownPhotosFragment = { cardPhotos: Array<{ id: string }>, pagePhotos: Array<{ id: string }> };

export type ReviewFragment = { id: string, authorName: string, rating: number, comment: string, createdAt: string, visitedOn: string | null, answer: string | null, answeredAt: string | null, verification: 'none' | 'account', photos: Array<{ id: string, url: string }> };

export type LaundromatContentFragment = { name: string, address: string, city: string, postalCode: string, phone: string | null, email: string | null, description: string | null, website: string | null, facebook: string | null, instagram: string | null };

export type LaundromatPageQueryVariables = Exact<{
  slug: string;
  reviews: number;
}>;


export type LaundromatPageQuery = { laundromats: Array<{ id: string, slug: string, region: string | null, latitude: string | null, longitude: string | null, locationSource: 'pin' | 'address' | 'commune', isActive: boolean, closedAt: string | null, hasOwner: boolean, isPremium: boolean, isFeatured: boolean, featuredUntil: string | null, averageRating: number, reviewCount: number, factsCheckedAt: string | null, name: string, address: string, city: string, postalCode: string, phone: string | null, email: string | null, description: string | null, website: string | null, facebook: string | null, instagram: string | null, weeklyHours: unknown, holidayHours: 'usual' | 'closed' | 'unknown', cycleMinutes: number | null, priceFrom: string | null, hours: string | null, reportedFacts: Array<{ laundromatId: string | null, kind: string | null }>, sourceObjects: Array<{ type: string, id: string, seenAt: string, goneAt: string | null }>, place: { communeId: string, name: string, slug: string, region: string, regionSlug: string } | null, photos: Array<{ id: string, url: string, alt: string | null }>, reviews: Array<{ id: string, authorName: string, rating: number, comment: string, createdAt: string, visitedOn: string | null, answer: string | null, answeredAt: string | null, verification: 'none' | 'account', photos: Array<{ id: string, url: string }> }>, laundromatServices: Array<{ laundromatId: string, serviceId: string, service: { id: string, name: string, icon: string } }>, machines: Array<{ id: string, kind: 'washer' | 'dryer', capacityKg: string, count: number, price: string | null, minutes: number | null }>, openingExceptions: Array<{ id: string, firstDay: string, lastDay: string, periods: unknown, reason: 'holidays' | 'works' | 'public_holiday' | 'other' }> }> };

export type OpeningFragment = { postalCode: string, weeklyHours: unknown, holidayHours: 'usual' | 'closed' | 'unknown', cycleMinutes: number | null, hours: string | null, openingExceptions: Array<{ id: string, firstDay: string, lastDay: string, periods: unknown, reason: 'holidays' | 'works' | 'public_holiday' | 'other' }> };

export type LaundromatSummaryFragment = { id: string, name: string, slug: string, address: string, city: string, latitude: string | null, longitude: string | null, locationSource: 'pin' | 'address' | 'commune', isPremium: boolean, isFeatured: boolean, featuredUntil: string | null, averageRating: number, reviewCount: number, postalCode: string, weeklyHours: unknown, holidayHours: 'usual' | 'closed' | 'unknown', cycleMinutes: number | null, priceFrom: string | null, hours: string | null, laundromatServices: Array<{ laundromatId: string, serviceId: string, service: { id: string, name: string, icon: string } }>, photos: Array<{ id: string, url: string, alt: string | null }>, openingExceptions: Array<{ id: string, firstDay: string, lastDay: string, periods: unknown, reason: 'holidays' | 'works' | 'public_holiday' | 'other' }> };

export type SearchLaundromatsQueryVariables = Exact<{
  args: Search_Laundromats_Args;
}>;


export type SearchLaundromatsQuery = { search_laundromats: Array<{ position: number, distanceKm: number | null, totalCount: number, laundromat: { id: string, name: string, slug: string, address: string, city: string, latitude: string | null, longitude: string | null, locationSource: 'pin' | 'address' | 'commune', isPremium: boolean, isFeatured: boolean, featuredUntil: string | null, averageRating: number, reviewCount: number, postalCode: string, weeklyHours: unknown, holidayHours: 'usual' | 'closed' | 'unknown', cycleMinutes: number | null, priceFrom: string | null, hours: string | null, laundromatServices: Array<{ laundromatId: string, serviceId: string, service: { id: string, name: string, icon: string } }>, photos: Array<{ id: string, url: string, alt: string | null }>, openingExceptions: Array<{ id: string, firstDay: string, lastDay: string, periods: unknown, reason: 'holidays' | 'works' | 'public_holiday' | 'other' }> } | null }> };

export type MachinesOfLaundromatsQueryVariables = Exact<{
  ids: Array<string> | string;
}>;


export type MachinesOfLaundromatsQuery = { laundromats: Array<{ id: string, machines: Array<{ id: string, kind: 'washer' | 'dryer', capacityKg: string, count: number, price: string | null, minutes: number | null }> }> };

export type OwnSubscriptionFragment = { id: string, status: string, currentPeriodEnd: string | null, cancelAtPeriodEnd: boolean, plan: { id: string, name: string }, processing: Array<{ id: string, amount: string }> };

export type OwnSubscriptionsQueryVariables = Exact<{
  userId: string;
  over: Array<string> | string;
}>;


export type OwnSubscriptionsQuery = { subscriptions: Array<{ id: string, status: string, currentPeriodEnd: string | null, cancelAtPeriodEnd: boolean, plan: { id: string, allowFeatured: boolean, name: string }, unpaid: Array<{ id: string, amount: string, nextAttemptAt: string | null }>, processing: Array<{ id: string, amount: string }> }>, ended: Array<{ canceledAt: string | null, id: string, status: string, currentPeriodEnd: string | null, cancelAtPeriodEnd: boolean, plan: { id: string, name: string }, processing: Array<{ id: string, amount: string }> }> };

export type CreateCheckoutMutationVariables = Exact<{
  planId: string;
  priceId?: string | null | undefined;
  draft?: LaundromatDraftInput | null | undefined;
}>;


export type CreateCheckoutMutation = { createCheckoutSession: { url: string } };

export type CreatePortalMutationVariables = Exact<{
  returnPath?: string | null | undefined;
  flow?: string | null | undefined;
}>;


export type CreatePortalMutation = { createPortalSession: { url: string } };

export type PlansQueryVariables = Exact<{ [key: string]: never; }>;


export type PlansQuery = { subscription_plans: Array<{ id: string, name: string, stripePriceId: string | null, price: string, interval: 'month' | 'year' | null, features: Array<string>, maxLaundromats: number, allowFeatured: boolean, prioritySupport: boolean }> };

export type ServicesQueryVariables = Exact<{ [key: string]: never; }>;


export type ServicesQuery = { services: Array<{ id: string, name: string, icon: string }> };

export type SiteSettingsFragment = { id: number, siteTitle: string, domain: string | null, contactEmail: string | null, contactPhone: string, contactHours: string, publisherName: string | null, publisherCapital: string | null, publisherAddress: string | null, publisherRegistration: string | null, publisherVatNumber: string | null, publisherDirector: string | null, hostName: string | null, hostAddress: string | null, hostPhone: string | null, termsVersion: string, privacyVersion: string, rankingVersion: string, accessibilityVersion: string };

export type SiteSettingsQueryVariables = Exact<{ [key: string]: never; }>;


export type SiteSettingsQuery = { site_settings_by_pk: { id: number, siteTitle: string, domain: string | null, contactEmail: string | null, contactPhone: string, contactHours: string, publisherName: string | null, publisherCapital: string | null, publisherAddress: string | null, publisherRegistration: string | null, publisherVatNumber: string | null, publisherDirector: string | null, hostName: string | null, hostAddress: string | null, hostPhone: string | null, termsVersion: string, privacyVersion: string, rankingVersion: string, accessibilityVersion: string } | null, site_statements: Array<{ id: string, text: string }> };

export type LaundromatCountQueryVariables = Exact<{ [key: string]: never; }>;


export type LaundromatCountQuery = { laundromats_aggregate: { aggregate: { count: number } } };

export type EditableLaundromatFragment = { assumedFacts: Array<string>, latitude: string | null, longitude: string | null, locationSource: 'pin' | 'address' | 'commune', name: string, address: string, city: string, postalCode: string, phone: string | null, email: string | null, description: string | null, website: string | null, facebook: string | null, instagram: string | null, weeklyHours: unknown, holidayHours: 'usual' | 'closed' | 'unknown', cycleMinutes: number | null, priceFrom: string | null, hours: string | null, laundromatServices: Array<{ laundromatId: string, serviceId: string }>, openingExceptions: Array<{ id: string, firstDay: string, lastDay: string, periods: unknown, reason: 'holidays' | 'works' | 'public_holiday' | 'other' }>, machines: Array<{ id: string, kind: 'washer' | 'dryer', capacityKg: string, count: number, price: string | null, minutes: number | null }> };

export type SimilarLaundromatsQueryVariables = Exact<{
  args: Similar_Laundromats_Args;
}>;


export type SimilarLaundromatsQuery = { similar_laundromats: Array<{ id: string, slug: string, name: string, address: string, postalCode: string, city: string }> };

export type ReachableQueryVariables = Exact<{ [key: string]: never; }>;


export type ReachableQuery = { site_settings_by_pk: { id: number } | null };

export type AdminOverviewQueryVariables = Exact<{ [key: string]: never; }>;


export type AdminOverviewQuery = { admin_overview: Array<{ laundromats: number | null, awaitingModeration: number | null, premiumLaundromats: number | null, featuredLaundromats: number | null, users: number | null, activeUsers: number | null, reviews: number | null, unreadContacts: number | null }>, fact_corrections_aggregate: { aggregate: { count: number } }, laundromat_claims_aggregate: { aggregate: { count: number } }, reviews_aggregate: { aggregate: { count: number } }, review_photos_aggregate: { aggregate: { count: number } }, reports_aggregate: { aggregate: { count: number } } };

export type MyActivityQueryVariables = Exact<{
  me: string;
  limit: number;
}>;


export type MyActivityQuery = { users_by_pk: { id: string, reviews: Array<{ id: string, rating: number, comment: string, createdAt: string, photos: Array<{ id: string, url: string, isApproved: boolean }>, laundromat: { id: string, slug: string, name: string } }>, reviews_aggregate: { aggregate: { count: number } } } | null };

export type DeleteReviewPhotoMutationVariables = Exact<{
  id: string;
}>;


export type DeleteReviewPhotoMutation = { deleteReviewPhoto: { id: string } };

export type OwnedLaundromatsQueryVariables = Exact<{
  me: string;
  limit: number;
  offset: number;
  since: string;
}>;


export type OwnedLaundromatsQuery = { laundromats: Array<{ id: string, slug: string, name: string, address: string, postalCode: string, city: string, phone: string | null, weeklyHours: unknown, assumedFacts: Array<string>, isActive: boolean, closedAt: string | null, refusedAt: string | null, isPremium: boolean, isFeatured: boolean, featuredUntil: string | null, factsCheckedAt: string | null, priceFrom: string | null, hours: string | null, refusals: Array<{ id: string, reason: string | null }>, counts: Array<{ month: string, kind: 'shown' | 'opened' | 'called' | 'directions' | 'saved', count: number, isCapped: boolean, createdAt: string }>, photos: Array<{ id: string, url: string, alt: string | null }> }>, corrections: { aggregate: { count: number } }, unanswered: { aggregate: { count: number } }, all: { aggregate: { count: number } }, premium: { aggregate: { count: number } }, active: { aggregate: { count: number } } };

export type OwnSubscriptionQueryVariables = Exact<{
  me: string;
  granting: Array<string> | string;
}>;


export type OwnSubscriptionQuery = { granted: Array<{ id: string, status: string, currentPeriodEnd: string | null, cancelAtPeriodEnd: boolean, plan: { id: string, name: string }, processing: Array<{ id: string, amount: string }> }>, latest: Array<{ id: string, status: string, currentPeriodEnd: string | null, cancelAtPeriodEnd: boolean, plan: { id: string, name: string }, processing: Array<{ id: string, amount: string }> }> };

export type CityLinkFragment = { communeId: string, name: string, slug: string, regionSlug: string, departmentCode: string, laundromats: number };

export type RegionPageQueryVariables = Exact<{
  region: string;
  department: string;
  offset: number;
}>;


export type RegionPageQuery = { laundromat_regions: Array<{ name: string, slug: string, laundromats: number }>, laundromat_cities: Array<{ communeId: string, name: string, slug: string, regionSlug: string, departmentCode: string, laundromats: number, city: { id: string, latitude: string, longitude: string } }> };

export type CityPageQueryVariables = Exact<{
  region: string;
  city: string;
  place: string;
  matches: Search_Laundromats_Args;
  cheapest: Search_Laundromats_Args;
}>;


export type CityPageQuery = { cities: Array<{ region: string, department: string, communeId: string, name: string, slug: string, regionSlug: string, departmentCode: string, laundromats: number, parent: { communeId: string, name: string, slug: string }, arrondissements: Array<{ communeId: string, name: string, slug: string, regionSlug: string, departmentCode: string, laundromats: number }> }>, matches: Array<{ position: number, laundromat: { id: string, name: string, slug: string, address: string, city: string, latitude: string | null, longitude: string | null, locationSource: 'pin' | 'address' | 'commune', isPremium: boolean, isFeatured: boolean, featuredUntil: string | null, averageRating: number, reviewCount: number, postalCode: string, weeklyHours: unknown, holidayHours: 'usual' | 'closed' | 'unknown', cycleMinutes: number | null, priceFrom: string | null, hours: string | null, laundromatServices: Array<{ laundromatId: string, serviceId: string, service: { id: string, name: string, icon: string } }>, photos: Array<{ id: string, url: string, alt: string | null }>, openingExceptions: Array<{ id: string, firstDay: string, lastDay: string, periods: unknown, reason: 'holidays' | 'works' | 'public_holiday' | 'other' }> } | null }>, cheapest: Array<{ position: number, laundromat: { id: string, name: string, slug: string, washPrice7kg: string | null } | null }>, neighbours: Array<{ communeId: string, name: string, slug: string, regionSlug: string, departmentCode: string, laundromats: number }> };

export type OpenInPlaceQueryVariables = Exact<{
  args: Search_Laundromats_Args;
}>;


export type OpenInPlaceQuery = { search_laundromats: Array<{ totalCount: number }> };

/** Types of the documents, by their text. */
export interface Documents {
  "\n    query AdminClaim($id: uuid!) {\n      laundromat_claims_by_pk(id: $id) {\n        ...ClaimContent\n        userId\n        disputes {\n          id\n          ownerId\n          askedAt\n          isMine\n          words\n          answeredAt\n        }\n        decider {\n          id\n          firstName\n          lastName\n        }\n        previousOwner {\n          id\n          firstName\n          lastName\n          email\n        }\n        user {\n          id\n          firstName\n          lastName\n          email\n          isActive\n          createdAt\n          laundromats(order_by: [{ createdAt: desc }], limit: 5) {\n            id\n            name\n            slug\n            city\n          }\n          laundromats_aggregate {\n            aggregate {\n              count\n            }\n          }\n        }\n        laundromat {\n          id\n          slug\n          name\n          address\n          postalCode\n          city\n          phone\n          siteEmail: email\n          website\n          latitude\n          longitude\n          locationSource\n          isActive\n          factsCheckedAt\n          createdAt\n          owner {\n            id\n            firstName\n            lastName\n            email\n            createdAt\n          }\n          sourceObjects {\n            type\n            id\n            seenAt\n            goneAt\n          }\n          claims(\n            where: { id: { _neq: $id }, status: { _neq: \"draft\" } }\n            order_by: [{ createdAt: desc }]\n            limit: 10\n          ) {\n            id\n            status\n            submittedAt\n            closingReason\n            user {\n              id\n              firstName\n              lastName\n            }\n          }\n        }\n      }\n    }\n  ": { result: AdminClaimQuery; variables: AdminClaimQueryVariables };
  "\n    mutation DecideClaim($id: uuid!, $decision: String!, $closingReason: String, $ownerId: uuid) {\n      decideClaim(id: $id, decision: $decision, closingReason: $closingReason, ownerId: $ownerId) {\n        ...SavedClaim\n      }\n    }\n  ": { result: DecideClaimMutation; variables: DecideClaimMutationVariables };
  "\n    mutation RevertClaim($id: uuid!, $closingReason: String!) {\n      revertClaim(id: $id, closingReason: $closingReason) {\n        ...SavedClaim\n      }\n    }\n  ": { result: RevertClaimMutation; variables: RevertClaimMutationVariables };
  "\n  query AdminClaims($states: [String!]!, $limit: Int!, $offset: Int!) {\n    rows: laundromat_claims(\n      where: { status: { _in: $states }, submittedAt: { _is_null: false } }\n      order_by: [{ submittedAt: desc }, { id: asc }]\n      limit: $limit\n      offset: $offset\n    ) {\n      id\n      status\n      hasProof\n      letterConfirmedAt\n      companyState\n      emailConfirmedAt\n      emailSource\n      emailSince\n      isCompanyNear\n      photoAddedAt\n      isDispute\n      disputes {\n        id\n        answeredAt\n      }\n      submittedAt\n      laundromat {\n        id\n        name\n        city\n        postalCode\n      }\n      user {\n        id\n        firstName\n        lastName\n        email\n      }\n    }\n    total: laundromat_claims_aggregate(\n      where: { status: { _in: $states }, submittedAt: { _is_null: false } }\n    ) {\n      aggregate {\n        count\n      }\n    }\n  }\n": { result: AdminClaimsQuery; variables: AdminClaimsQueryVariables };
  "\n  mutation EditLaundromat($id: uuid!, $changes: AdministratorChanges!) {\n    editLaundromat(id: $id, changes: $changes) {\n      id\n      laundromat {\n        id\n        name\n      }\n    }\n  }\n": { result: EditLaundromatMutation; variables: EditLaundromatMutationVariables };
  "\n  mutation AddLaundromat($laundromat: AdministratorInput!) {\n    addLaundromat(laundromat: $laundromat) {\n      id\n    }\n  }\n": { result: AddLaundromatMutation; variables: AddLaundromatMutationVariables };
  "\n  mutation RestoreLaundromat($id: uuid!) {\n    restoreLaundromat(id: $id) {\n      id\n    }\n  }\n": { result: RestoreLaundromatMutation; variables: RestoreLaundromatMutationVariables };
  "\n  query HeldEmails {\n    held_emails(where: { sentAt: { _is_null: true } }, order_by: [{ createdAt: desc }], limit: 50) {\n      key\n      subject\n      reason\n      times\n      nextAttemptAt\n      createdAt\n      user {\n        id\n        email\n      }\n    }\n    held_emails_aggregate(where: { sentAt: { _is_null: true } }) {\n      aggregate {\n        count\n      }\n    }\n  }\n": { result: HeldEmailsQuery; variables: HeldEmailsQueryVariables };
  "\n  query AdminMessages($search: String!, $read: [Boolean!]!, $limit: Int!, $offset: Int!) {\n    rows: search_contacts(\n      args: { search: $search }\n      where: { isRead: { _in: $read } }\n      order_by: [{ comesFirst: desc }, { createdAt: desc }, { id: asc }]\n      limit: $limit\n      offset: $offset\n    ) {\n      id\n      name\n      email\n      phone\n      subject\n      message\n      type\n      isRead\n      isPriority\n      createdAt\n      account {\n        id\n        emailVerified\n      }\n      replies(order_by: [{ createdAt: asc }, { id: asc }], limit: 50) {\n        id\n        message\n        status\n        reason\n        createdAt\n        author {\n          id\n          firstName\n          lastName\n        }\n      }\n    }\n    total: search_contacts_aggregate(args: { search: $search }, where: { isRead: { _in: $read } }) {\n      aggregate {\n        count\n      }\n    }\n  }\n": { result: AdminMessagesQuery; variables: AdminMessagesQueryVariables };
  "\n  mutation MarkMessage($id: uuid!, $isRead: Boolean!) {\n    update_contacts_by_pk(pk_columns: { id: $id }, _set: { isRead: $isRead }) {\n      id\n      isRead\n    }\n  }\n": { result: MarkMessageMutation; variables: MarkMessageMutationVariables };
  "\n  mutation ReplyToMessage($reply: contact_replies_insert_input!, $contactId: uuid!) {\n    insert_contact_replies_one(object: $reply) {\n      id\n    }\n    update_contacts_by_pk(pk_columns: { id: $contactId }, _set: { isRead: true }) {\n      id\n      isRead\n    }\n  }\n": { result: ReplyToMessageMutation; variables: ReplyToMessageMutationVariables };
  "\n  mutation DecideReports($ids: [uuid!]!, $state: String!) {\n    decideReports(ids: $ids, state: $state) {\n      reportCount\n    }\n  }\n": { result: DecideReportsMutation; variables: DecideReportsMutationVariables };
  "\n  query AdminReports($state: String!, $limit: Int!, $offset: Int!) {\n    rows: laundromats(\n      where: { reports: { state: { _eq: $state } } }\n      order_by: [{ reports_aggregate: { max: { createdAt: desc } } }, { id: asc }]\n      limit: $limit\n      offset: $offset\n    ) {\n      id\n      name\n      slug\n      reports(where: { state: { _eq: $state } }, order_by: [{ createdAt: desc }, { id: asc }], limit: 100) {\n        id\n        target\n        quote\n        reason\n        message\n        email\n        state\n        createdAt\n        reviewId\n        review {\n          id\n          authorName\n          user {\n            id\n            email\n            emailVerified\n            isActive\n          }\n        }\n      }\n    }\n    total: laundromats_aggregate(where: { reports: { state: { _eq: $state } } }) {\n      aggregate {\n        count\n      }\n    }\n  }\n": { result: AdminReportsQuery; variables: AdminReportsQueryVariables };
  "\n  mutation DecideReview($id: uuid!, $decision: String!, $reason: String) {\n    decideReview(id: $id, decision: $decision, reason: $reason) {\n      id\n    }\n  }\n": { result: DecideReviewMutation; variables: DecideReviewMutationVariables };
  "\n  mutation CountSenderReviews($id: uuid!) {\n    countSenderReviews(id: $id) {\n      reviewCount\n      laundromatCount\n    }\n  }\n": { result: CountSenderReviewsMutation; variables: CountSenderReviewsMutationVariables };
  "\n  mutation RemoveSenderReviews($id: uuid!, $reason: String!) {\n    removeSenderReviews(id: $id, reason: $reason) {\n      reviewCount\n    }\n  }\n": { result: RemoveSenderReviewsMutation; variables: RemoveSenderReviewsMutationVariables };
  "\n  mutation DecideReviewPhoto($id: uuid!, $decision: String!, $reason: String) {\n    decideReviewPhoto(id: $id, decision: $decision, reason: $reason) {\n      id\n    }\n  }\n": { result: DecideReviewPhotoMutation; variables: DecideReviewPhotoMutationVariables };
  "\n  query AdminReviewPhotos($isApproved: Boolean!, $limit: Int!, $offset: Int!) {\n    rows: review_photos(\n      where: { isApproved: { _eq: $isApproved } }\n      order_by: [{ createdAt: asc }, { id: asc }]\n      limit: $limit\n      offset: $offset\n    ) {\n      id\n      url\n      createdAt\n      review {\n        id\n        authorName\n        comment\n        user {\n          id\n          email\n          emailVerified\n          isActive\n        }\n        laundromat {\n          id\n          name\n          slug\n        }\n      }\n    }\n    total: review_photos_aggregate(where: { isApproved: { _eq: $isApproved } }) {\n      aggregate {\n        count\n      }\n    }\n  }\n": { result: AdminReviewPhotosQuery; variables: AdminReviewPhotosQueryVariables };
  "\n  query AdminReviews($search: String!, $ratings: [Int!]!, $held: [Boolean!]!, $limit: Int!, $offset: Int!) {\n    rows: search_reviews(\n      args: { search: $search }\n      where: { rating: { _in: $ratings }, isHeld: { _in: $held } }\n      order_by: [{ createdAt: desc }, { id: asc }]\n      limit: $limit\n      offset: $offset\n    ) {\n      id\n      authorName\n      rating\n      comment\n      createdAt\n      user {\n        id\n        email\n        emailVerified\n        isActive\n      }\n      heldReason\n      laundromat {\n        id\n        name\n        slug\n      }\n    }\n    total: search_reviews_aggregate(\n      args: { search: $search }\n      where: { rating: { _in: $ratings }, isHeld: { _in: $held } }\n    ) {\n      aggregate {\n        count\n      }\n    }\n  }\n": { result: AdminReviewsQuery; variables: AdminReviewsQueryVariables };
  "\n    query ClaimPhoto($id: uuid!) {\n      laundromat_claims_by_pk(id: $id) {\n        ...ClaimContent\n      }\n    }\n  ": { result: ClaimPhotoQuery; variables: ClaimPhotoQueryVariables };
  "\n    mutation StartClaim($claim: ClaimInput!) {\n      startClaim(claim: $claim) {\n        ...SavedClaim\n      }\n    }\n  ": { result: StartClaimMutation; variables: StartClaimMutationVariables };
  "\n    mutation SetClaimCompany($id: uuid!, $siret: String!) {\n      setClaimCompany(id: $id, siret: $siret) {\n        ...SavedClaim\n      }\n    }\n  ": { result: SetClaimCompanyMutation; variables: SetClaimCompanyMutationVariables };
  "\n    mutation SendClaimCode($id: uuid!, $email: String!) {\n      sendClaimCode(id: $id, email: $email) {\n        ...SavedClaim\n      }\n    }\n  ": { result: SendClaimCodeMutation; variables: SendClaimCodeMutationVariables };
  "\n    mutation ConfirmClaimCode($id: uuid!, $code: String!) {\n      confirmClaimCode(id: $id, code: $code) {\n        ...SavedClaim\n      }\n    }\n  ": { result: ConfirmClaimCodeMutation; variables: ConfirmClaimCodeMutationVariables };
  "\n    mutation SubmitClaim($id: uuid!, $message: String) {\n      submitClaim(id: $id, message: $message) {\n        ...SavedClaim\n      }\n    }\n  ": { result: SubmitClaimMutation; variables: SubmitClaimMutationVariables };
  "\n    mutation WithdrawClaim($id: uuid!) {\n      withdrawClaim(id: $id) {\n        ...SavedClaim\n      }\n    }\n  ": { result: WithdrawClaimMutation; variables: WithdrawClaimMutationVariables };
  "\n  fragment ClaimContent on laundromat_claims {\n    id\n    status\n    siret\n    company\n    companyState\n    emailDomain\n    email\n    emailConfirmedAt\n    emailSource\n    emailSince\n    isCompanyNear\n    hasProof\n    askedAt\n    letterSentAt\n    letterConfirmedAt\n    photoAddedAt\n    message\n    isDispute\n    closingReason\n    createdAt\n    submittedAt\n    decidedAt\n  }\n": { result: ClaimContentFragment; variables: unknown };
  "\n    fragment SavedClaim on SavedClaim {\n      id\n      claim {\n        ...ClaimContent\n      }\n    }\n  ": { result: SavedClaimFragment; variables: unknown };
  "\n  query ClaimedLaundromat($slug: String!) {\n    laundromats(where: { slug: { _eq: $slug }, isActive: { _eq: true } }, limit: 1) {\n      id\n      slug\n      name\n      address\n      postalCode\n      city\n      phone\n      email\n      hasOwner\n      photos(order_by: [{ isPrimary: desc }, { order: asc }], limit: 1) {\n        id\n        url\n        alt\n      }\n    }\n  }\n": { result: ClaimedLaundromatQuery; variables: ClaimedLaundromatQueryVariables };
  "\n    query OwnClaim($laundromatId: uuid!, $me: uuid!) {\n      laundromats(where: { id: { _eq: $laundromatId }, owner: { id: { _eq: $me } } }) {\n        id\n      }\n      laundromat_claims(\n        where: { laundromatId: { _eq: $laundromatId } }\n        order_by: [{ createdAt: desc }, { id: asc }]\n        limit: 1\n      ) {\n        ...ClaimContent\n      }\n    }\n  ": { result: OwnClaimQuery; variables: OwnClaimQueryVariables };
  "\n  query FindLaundromats($q: String!, $limit: Int!) {\n    search_laundromats(args: { q: $q, page: 1, page_size: $limit }, order_by: { position: asc }) {\n      position\n      totalCount\n      laundromat {\n        id\n        slug\n        name\n        address\n        postalCode\n        city\n        hasOwner\n      }\n    }\n  }\n": { result: FindLaundromatsQuery; variables: FindLaundromatsQueryVariables };
  "\n    query OwnClaims {\n      laundromat_claims(order_by: [{ createdAt: desc }, { id: asc }], limit: 20) {\n        ...ClaimContent\n        laundromat {\n          id\n          name\n          slug\n          address\n          postalCode\n          city\n        }\n      }\n    }\n  ": { result: OwnClaimsQuery; variables: OwnClaimsQueryVariables };
  "\n  query OwnDisputes($lostAfter: timestamptz!) {\n    claim_disputes(\n      where: { _or: [{ lostAt: { _is_null: true } }, { lostAt: { _gt: $lostAfter } }] }\n      order_by: [{ askedAt: desc }, { id: asc }]\n      limit: 20\n    ) {\n      id\n      askedAt\n      isMine\n      words\n      answeredAt\n      lostAt\n      laundromat {\n        id\n        name\n      }\n    }\n  }\n": { result: OwnDisputesQuery; variables: OwnDisputesQueryVariables };
  "\n  mutation AnswerDispute($id: uuid!, $isMine: Boolean!, $words: String) {\n    answerDispute(id: $id, isMine: $isMine, words: $words) {\n      id\n      dispute {\n        id\n        isMine\n        words\n        answeredAt\n      }\n    }\n  }\n": { result: AnswerDisputeMutation; variables: AnswerDisputeMutationVariables };
  "\n  mutation ConfirmFacts($laundromatId: uuid!) {\n    confirmFacts(laundromatId: $laundromatId) {\n      id\n      laundromat {\n        id\n        factsCheckedAt\n      }\n    }\n  }\n": { result: ConfirmFactsMutation; variables: ConfirmFactsMutationVariables };
  "\n  mutation DecideCorrection($id: uuid!, $decision: String!, $closingReason: String) {\n    decideCorrection(id: $id, decision: $decision, closingReason: $closingReason) {\n      id\n      correction {\n        id\n        status\n      }\n      laundromat {\n        id\n        isActive\n        statedHours\n        weeklyHours\n        statedPriceFrom\n        latitude\n        longitude\n        factsCheckedAt\n      }\n    }\n  }\n": { result: DecideCorrectionMutation; variables: DecideCorrectionMutationVariables };
  "\n  fragment CorrectionContent on fact_corrections {\n    id\n    kind\n    proposed\n    comment\n    status\n    createdAt\n    laundromat {\n      id\n      name\n      slug\n      isActive\n      hours: statedHours\n      priceFrom: statedPriceFrom\n      latitude\n      longitude\n      pricedWashers: machines(where: { kind: { _eq: \"washer\" }, price: { _is_null: false } }, limit: 1) {\n        id\n      }\n    }\n  }\n": { result: CorrectionContentFragment; variables: unknown };
  "\n    query AdminCorrections($status: String!, $ofClosures: [String!]!, $limit: Int!, $offset: Int!) {\n      rows: fact_corrections(\n        where: {\n          _or: [\n            { status: { _eq: $status } }\n            { status: { _in: $ofClosures }, kind: { _eq: \"closed\" }, laundromat: { isActive: { _eq: true } } }\n          ]\n        }\n        order_by: [{ createdAt: desc }, { id: asc }]\n        limit: $limit\n        offset: $offset\n      ) {\n        ...CorrectionContent\n      }\n      total: fact_corrections_aggregate(\n        where: {\n          _or: [\n            { status: { _eq: $status } }\n            { status: { _in: $ofClosures }, kind: { _eq: \"closed\" }, laundromat: { isActive: { _eq: true } } }\n          ]\n        }\n      ) {\n        aggregate {\n          count\n        }\n      }\n    }\n  ": { result: AdminCorrectionsQuery; variables: AdminCorrectionsQueryVariables };
  "\n    query OwnedCorrections {\n      fact_corrections(\n        where: { status: { _eq: \"open\" } }\n        order_by: [{ createdAt: desc }, { id: asc }]\n        limit: 100\n      ) {\n        ...CorrectionContent\n      }\n    }\n  ": { result: OwnedCorrectionsQuery; variables: OwnedCorrectionsQueryVariables };
  "\n  mutation DiscardDraft($id: uuid!) {\n    discardDraft(id: $id) {\n      id\n    }\n  }\n": { result: DiscardDraftMutation; variables: DiscardDraftMutationVariables };
  "\n  mutation CreateLaundromat($laundromat: LaundromatInput!) {\n    createLaundromat(laundromat: $laundromat) {\n      id\n      laundromat {\n        id\n        isActive\n      }\n    }\n  }\n": { result: CreateLaundromatMutation; variables: CreateLaundromatMutationVariables };
  "\n  query UnfinishedSubmissions($userId: uuid!, $ids: [uuid!]!) {\n    laundromat_drafts(order_by: [{ updatedAt: desc }], limit: 20) {\n      id\n      planId\n      form\n    }\n    subscriptions(where: { userId: { _eq: $userId }, status: { _eq: \"processing\" } }, limit: 1) {\n      id\n      draftId\n    }\n    laundromats(where: { id: { _in: $ids }, owner: { id: { _eq: $userId } } }) {\n      id\n      name\n    }\n  }\n": { result: UnfinishedSubmissionsQuery; variables: UnfinishedSubmissionsQueryVariables };
  "\n    query PossibleDuplicates($search: String!, $limit: Int!, $offset: Int!) {\n      rows: search_possible_duplicates(\n        args: { search: $search }\n        order_by: [{ createdAt: asc }, { laundromatId: asc }, { otherId: asc }]\n        limit: $limit\n        offset: $offset\n      ) {\n        laundromatId\n        otherId\n        signs\n        status\n        refund\n        createdAt\n        laundromat {\n          ...MergedContent\n          ...ReadLaundromat\n        }\n        other {\n          ...MergedContent\n        }\n      }\n      total: search_possible_duplicates_aggregate(args: { search: $search }) {\n        aggregate {\n          count\n        }\n      }\n    }\n  ": { result: PossibleDuplicatesQuery; variables: PossibleDuplicatesQueryVariables };
  "\n  mutation MergeLaundromats($id: uuid!, $keptId: uuid!, $keepsOwnerOf: String) {\n    mergeLaundromats(id: $id, keptId: $keptId, keepsOwnerOf: $keepsOwnerOf) {\n      id\n    }\n  }\n": { result: MergeLaundromatsMutation; variables: MergeLaundromatsMutationVariables };
  "\n    fragment MergedContent on laundromats {\n      id\n      slug\n      ...LaundromatContent\n      hours: statedHours\n      priceFrom: statedPriceFrom\n      cycleMinutes\n      latitude\n      longitude\n      locationSource\n      isActive\n      isPremium\n      isFeatured\n      reviewCount\n      createdAt\n      owner {\n        id\n        email\n      }\n      redirects(order_by: { slug: asc }) {\n        slug\n      }\n      photos(order_by: [{ isPrimary: desc }, { order: asc }, { id: asc }], limit: 6) {\n        id\n        url\n        alt\n      }\n      photos_aggregate {\n        aggregate {\n          count\n        }\n      }\n      machines_aggregate {\n        aggregate {\n          count\n        }\n      }\n      laundromatServices_aggregate {\n        aggregate {\n          count\n        }\n      }\n      sourceObjects_aggregate {\n        aggregate {\n          count\n        }\n      }\n    }\n  ": { result: MergedContentFragment; variables: unknown };
  "\n    query MergeCandidates($id: uuid!, $otherId: uuid!, $search: String!) {\n      laundromats_by_pk(id: $id) {\n        ...MergedContent\n      }\n      other: laundromats_by_pk(id: $otherId) {\n        ...MergedContent\n      }\n      others: search_all_laundromats(\n        args: { search: $search }\n        where: { id: { _neq: $id } }\n        order_by: [{ name: asc }, { id: asc }]\n        limit: 50\n      ) {\n        ...MergedContent\n      }\n    }\n  ": { result: MergeCandidatesQuery; variables: MergeCandidatesQueryVariables };
  "\n  mutation SetLaundromatClosed($id: uuid!, $isClosed: Boolean!) {\n    setLaundromatClosed(id: $id, isClosed: $isClosed) {\n      id\n      laundromat {\n        id\n        isActive\n        isPremium\n        isFeatured\n        featuredUntil\n        closedAt\n      }\n    }\n  }\n": { result: SetLaundromatClosedMutation; variables: SetLaundromatClosedMutationVariables };
  "\n    query EditedLaundromat($id: uuid!) {\n      laundromats_by_pk(id: $id) {\n        id\n        owner {\n          id\n        }\n        slug\n        ...EditableLaundromat\n        heldChange {\n          laundromatId\n          content\n        }\n        isActive\n        isPremium\n        isFeatured\n        photos(order_by: [{ order: asc }, { id: asc }]) {\n          id\n          url\n          alt\n          isPrimary\n          order\n        }\n        photoDeletions(order_by: [{ deletedAt: desc }, { id: asc }]) {\n          id\n          url\n          alt\n        }\n        ...ShownPhotos\n      }\n    }\n  ": { result: EditedLaundromatQuery; variables: EditedLaundromatQueryVariables };
  "\n    mutation UpdateLaundromat($id: uuid!, $changes: LaundromatChanges!) {\n      updateLaundromat(id: $id, changes: $changes) {\n        id\n        laundromat {\n          id\n          slug\n          isActive\n          ...EditableLaundromat\n          heldChange {\n            laundromatId\n            content\n          }\n        }\n      }\n    }\n  ": { result: UpdateLaundromatMutation; variables: UpdateLaundromatMutationVariables };
  "\n    fragment FavoriteLaundromat on laundromats {\n      id\n      slug\n      name\n      address\n      city\n      priceFrom: statedPriceFrom\n      ...Opening\n      averageRating\n      reviewCount\n      photos(order_by: [{ isPrimary: desc }, { order: asc }], limit: 1) {\n        id\n        url\n        alt\n      }\n    }\n  ": { result: FavoriteLaundromatFragment; variables: unknown };
  "\n    query MyFavorites($me: uuid!) {\n      users_by_pk(id: $me) {\n        id\n      }\n      favorites(where: { userId: { _eq: $me } }, order_by: { createdAt: desc }) {\n        userId\n        laundromatId\n        createdAt\n        laundromat {\n          ...FavoriteLaundromat\n        }\n      }\n    }\n  ": { result: MyFavoritesQuery; variables: MyFavoritesQueryVariables };
  "\n    mutation AddFavorites($favorites: [favorites_insert_input!]!) {\n      insert_favorites(objects: $favorites, on_conflict: { constraint: favorites_pkey, update_columns: [] }) {\n        returning {\n          userId\n          laundromatId\n          createdAt\n          laundromat {\n            ...FavoriteLaundromat\n          }\n        }\n      }\n    }\n  ": { result: AddFavoritesMutation; variables: AddFavoritesMutationVariables };
  "\n  mutation RemoveFavorites($me: uuid!, $laundromats: [uuid!]!) {\n    delete_favorites(where: { userId: { _eq: $me }, laundromatId: { _in: $laundromats } }) {\n      affected_rows\n    }\n  }\n": { result: RemoveFavoritesMutation; variables: RemoveFavoritesMutationVariables };
  "\n    query FavoriteLaundromats($ids: [uuid!]!) {\n      laundromats(where: { id: { _in: $ids } }) {\n        ...FavoriteLaundromat\n      }\n    }\n  ": { result: FavoriteLaundromatsQuery; variables: FavoriteLaundromatsQueryVariables };
  "\n  query AdminJournal($search: String!, $table: String!, $decided: jsonb!, $limit: Int!, $offset: Int!) {\n    rows: search_journal_entries(\n      args: { search: $search }\n      where: { _or: [{ tableName: { _like: $table } }, { after: { _contains: $decided } }] }\n      order_by: [{ createdAt: desc }, { id: asc }]\n      limit: $limit\n      offset: $offset\n    ) {\n      id\n      createdAt\n      actor\n      operation\n      tableName\n      subject\n      before\n      after\n    }\n    total: search_journal_entries_aggregate(\n      args: { search: $search }\n      where: { _or: [{ tableName: { _like: $table } }, { after: { _contains: $decided } }] }\n    ) {\n      aggregate {\n        count\n      }\n    }\n  }\n": { result: AdminJournalQuery; variables: AdminJournalQueryVariables };
  "\n  query FormerLaundromat($slug: String!) {\n    closed_laundromats(where: { slug: { _eq: $slug } }, limit: 1) {\n      id\n      name\n      address\n      postalCode\n      city\n      latitude\n      longitude\n      closedAt\n      place {\n        communeId\n        name\n        slug\n        region\n        regionSlug\n      }\n    }\n    laundromat_redirects(where: { slug: { _eq: $slug } }, limit: 1) {\n      slug\n      laundromat {\n        id\n        slug\n      }\n      closed {\n        id\n        slug\n      }\n      place {\n        communeId\n        slug\n        regionSlug\n      }\n    }\n  }\n": { result: FormerLaundromatQuery; variables: FormerLaundromatQueryVariables };
  "\n    query NearbyLaundromats($args: search_laundromats_args!, $except: uuid!, $limit: Int!) {\n      search_laundromats(\n        args: $args\n        where: { laundromatId: { _neq: $except } }\n        order_by: { position: asc }\n        limit: $limit\n      ) {\n        distanceKm\n        laundromat {\n          ...LaundromatSummary\n        }\n      }\n    }\n  ": { result: NearbyLaundromatsQuery; variables: NearbyLaundromatsQueryVariables };
  "\n    query LaundromatCard($slug: String!) {\n      laundromats(where: { slug: { _eq: $slug } }, limit: 1) {\n        ...LaundromatSummary\n      }\n    }\n  ": { result: LaundromatCardQuery; variables: LaundromatCardQueryVariables };
  "\n  mutation DecideLaundromat(\n    $id: uuid!\n    $decision: String!\n    $reason: String\n    $seenAt: String\n    $readAt: String\n  ) {\n    decideLaundromat(id: $id, decision: $decision, reason: $reason, seenAt: $seenAt, readAt: $readAt) {\n      id\n    }\n  }\n": { result: DecideLaundromatMutation; variables: DecideLaundromatMutationVariables };
  "\n    fragment ReadLaundromat on laundromats {\n      ...EditableLaundromat\n      updatedAt\n      heldContent\n      readingReasons\n      possibleDuplicates(where: { status: { _eq: \"open\" } }, limit: 1) {\n        laundromatId\n        otherId\n      }\n    }\n  ": { result: ReadLaundromatFragment; variables: unknown };
  "\n    query AdminLaundromats(\n      $search: String!\n      $refused: Boolean\n      $awaiting: Boolean\n      $active: [Boolean!]!\n      $premium: [Boolean!]!\n      $featured: [Boolean!]!\n      $limit: Int!\n      $offset: Int!\n    ) {\n      rows: search_all_laundromats(\n        args: { search: $search, refused: $refused, awaiting: $awaiting }\n        where: { isActive: { _in: $active }, isPremium: { _in: $premium }, isFeatured: { _in: $featured } }\n        order_by: [{ changedSince: asc_nulls_last }, { createdAt: desc }, { id: asc }]\n        limit: $limit\n        offset: $offset\n      ) {\n        id\n        slug\n        ...ReadLaundromat\n        geocoding {\n          latitude\n          longitude\n          precision\n        }\n        isActive\n        isPremium\n        isFeatured\n        featuredUntil\n        refusedAt\n        closedAt\n        refusals: moderationActions(\n          where: { decision: { _eq: \"refused\" } }\n          order_by: [{ createdAt: desc }]\n          limit: 1\n        ) {\n          id\n          reason\n        }\n        publications: moderationActions(where: { decision: { _eq: \"published\" } }, limit: 1) {\n          id\n        }\n        draft {\n          refund\n        }\n        approvedContent\n        changedAt\n        averageRating\n        reviewCount\n        factsCheckedAt\n        owner {\n          id\n          email\n          emailVerified\n          isActive\n        }\n      }\n      total: search_all_laundromats_aggregate(\n        args: { search: $search, refused: $refused, awaiting: $awaiting }\n        where: { isActive: { _in: $active }, isPremium: { _in: $premium }, isFeatured: { _in: $featured } }\n      ) {\n        aggregate {\n          count\n        }\n      }\n    }\n  ": { result: AdminLaundromatsQuery; variables: AdminLaundromatsQueryVariables };
  "\n    query AdminLaundromat($id: uuid!) {\n      laundromats_by_pk(id: $id) {\n        id\n        ...EditableLaundromat\n        isPremium\n        isFeatured\n        featuredUntil\n      }\n    }\n  ": { result: AdminLaundromatQuery; variables: AdminLaundromatQueryVariables };
  "\n  query DeletedLaundromats($limit: Int!, $offset: Int!) {\n    rows: moderation_actions(\n      where: { isRestorable: { _eq: true } }\n      order_by: [{ createdAt: desc }, { id: asc }]\n      limit: $limit\n      offset: $offset\n    ) {\n      id\n      laundromatId\n      name: seen(path: \"$.name\")\n      city: seen(path: \"$.city\")\n      createdAt\n    }\n    total: moderation_actions_aggregate(where: { isRestorable: { _eq: true } }) {\n      aggregate {\n        count\n      }\n    }\n  }\n": { result: DeletedLaundromatsQuery; variables: DeletedLaundromatsQueryVariables };
  "\n  mutation RemovePhoto($id: uuid!, $reason: String!) {\n    removePhoto(id: $id, reason: $reason) {\n      id\n    }\n  }\n": { result: RemovePhotoMutation; variables: RemovePhotoMutationVariables };
  "\n    query AdminPhotos($id: uuid!) {\n      laundromats_by_pk(id: $id) {\n        id\n        photos(order_by: [{ order: asc }, { id: asc }]) {\n          id\n          url\n          alt\n          isPrimary\n        }\n        ...ShownPhotos\n      }\n    }\n  ": { result: AdminPhotosQuery; variables: AdminPhotosQueryVariables };
  "\n  mutation RefundLaundromat($laundromatId: uuid!) {\n    refundLaundromat(laundromatId: $laundromatId) {\n      laundromatId\n      refund\n    }\n  }\n": { result: RefundLaundromatMutation; variables: RefundLaundromatMutationVariables };
  "\n  mutation ConfirmCheckout($sessionId: String!) {\n    confirmCheckoutSession(sessionId: $sessionId) {\n      status\n      draft {\n        id\n        status\n      }\n    }\n  }\n": { result: ConfirmCheckoutMutation; variables: ConfirmCheckoutMutationVariables };
  "\n  query OwnQuestions($me: uuid!, $limit: Int!) {\n    owner_questions(\n      where: { laundromat: { owner: { id: { _eq: $me } } } }\n      order_by: [{ answeredAt: desc_nulls_first }, { createdAt: desc }, { id: asc }]\n      limit: $limit\n    ) {\n      id\n      authorName\n      question\n      answer\n      answeredAt\n      createdAt\n      laundromat {\n        id\n        name\n        slug\n      }\n    }\n  }\n": { result: OwnQuestionsQuery; variables: OwnQuestionsQueryVariables };
  "\n  mutation AnswerQuestion($id: uuid!, $answer: String!) {\n    answerQuestion(id: $id, answer: $answer) {\n      id\n      ownerQuestion {\n        id\n        answer\n        answeredAt\n      }\n    }\n  }\n": { result: AnswerQuestionMutation; variables: AnswerQuestionMutationVariables };
  "\n  mutation AskOwner($question: OwnerQuestionInput!) {\n    askOwner(question: $question) {\n      id\n    }\n  }\n": { result: AskOwnerMutation; variables: AskOwnerMutationVariables };
  "\n  mutation ReportContent($report: ReportInput!) {\n    reportContent(report: $report) {\n      id\n    }\n  }\n": { result: ReportContentMutation; variables: ReportContentMutationVariables };
  "\n    query LaundromatOnDevice($id: uuid!) {\n      laundromats(where: { id: { _eq: $id } }, limit: 1) {\n        ...LaundromatSummary\n      }\n    }\n  ": { result: LaundromatOnDeviceQuery; variables: LaundromatOnDeviceQueryVariables };
  "\n    query LaundromatsOnMap($args: laundromats_on_map_args!) {\n      laundromats_on_map(args: $args, order_by: { position: asc }) {\n        position\n        distanceKm\n        totalCount\n        laundromat {\n          id\n          name\n          slug\n          latitude\n          longitude\n          locationSource\n          priceFrom: statedPriceFrom\n          ...Opening\n        }\n      }\n    }\n  ": { result: LaundromatsOnMapQuery; variables: LaundromatsOnMapQueryVariables };
  "\n  query AdminBilling($limit: Int!) {\n    admin_overview {\n      revenueCents\n      succeededPayments\n      paymentsThisMonth\n    }\n    admin_months(order_by: [{ month: asc }]) {\n      month\n      revenueCents\n      newLaundromats\n    }\n    subscriptions(\n      where: { status: { _eq: \"active\" } }\n      order_by: [{ createdAt: desc }, { id: asc }]\n      limit: $limit\n    ) {\n      id\n      status\n      currentPeriodEnd\n      cancelAtPeriodEnd\n      plan {\n        id\n        name\n      }\n      user {\n        id\n        email\n      }\n    }\n    subscriptions_aggregate(where: { status: { _eq: \"active\" } }) {\n      aggregate {\n        count\n      }\n    }\n    subscription_plans(order_by: [{ price: asc }]) {\n      id\n      name\n      price\n      interval\n      isActive\n      stripePriceId\n    }\n  }\n": { result: AdminBillingQuery; variables: AdminBillingQueryVariables };
  "\n    query OwnReviews($me: uuid!, $limit: Int!) {\n      reviews(\n        where: { laundromat: { owner: { id: { _eq: $me } } } }\n        order_by: [{ answeredAt: desc_nulls_first }, { createdAt: desc }, { id: asc }]\n        limit: $limit\n      ) {\n        ...Review\n        laundromat {\n          id\n          name\n          slug\n        }\n      }\n    }\n  ": { result: OwnReviewsQuery; variables: OwnReviewsQueryVariables };
  "\n  query EarlierReview($me: uuid!, $laundromatId: uuid!) {\n    users_by_pk(id: $me) {\n      id\n      reviews(where: { laundromatId: { _eq: $laundromatId } }, limit: 1) {\n        id\n        createdAt\n      }\n    }\n  }\n": { result: EarlierReviewQuery; variables: EarlierReviewQueryVariables };
  "\n    mutation AnswerReview($id: uuid!, $answer: String!) {\n      answerReview(id: $id, answer: $answer) {\n        id\n        review {\n          ...Review\n        }\n      }\n    }\n  ": { result: AnswerReviewMutation; variables: AnswerReviewMutationVariables };
  "\n    query ReviewPage($laundromatId: uuid!, $limit: Int!, $offset: Int!) {\n      reviews(\n        where: { laundromatId: { _eq: $laundromatId } }\n        order_by: [{ createdAt: desc }, { id: asc }]\n        limit: $limit\n        offset: $offset\n      ) {\n        ...Review\n      }\n    }\n  ": { result: ReviewPageQuery; variables: ReviewPageQueryVariables };
  "\n  query ReviewDistribution($laundromatId: uuid!) {\n    five: reviews_aggregate(where: { laundromatId: { _eq: $laundromatId }, rating: { _eq: 5 } }) {\n      aggregate {\n        count\n      }\n    }\n    four: reviews_aggregate(where: { laundromatId: { _eq: $laundromatId }, rating: { _eq: 4 } }) {\n      aggregate {\n        count\n      }\n    }\n    three: reviews_aggregate(where: { laundromatId: { _eq: $laundromatId }, rating: { _eq: 3 } }) {\n      aggregate {\n        count\n      }\n    }\n    two: reviews_aggregate(where: { laundromatId: { _eq: $laundromatId }, rating: { _eq: 2 } }) {\n      aggregate {\n        count\n      }\n    }\n    one: reviews_aggregate(where: { laundromatId: { _eq: $laundromatId }, rating: { _eq: 1 } }) {\n      aggregate {\n        count\n      }\n    }\n  }\n": { result: ReviewDistributionQuery; variables: ReviewDistributionQueryVariables };
  "\n  query OwnedLaundromat($laundromatId: uuid!, $userId: uuid!) {\n    laundromats(where: { id: { _eq: $laundromatId }, owner: { id: { _eq: $userId } } }) {\n      id\n    }\n  }\n": { result: OwnedLaundromatQuery; variables: OwnedLaundromatQueryVariables };
  "\n  fragment RegionLink on laundromat_regions {\n    name\n    slug\n    laundromats\n  }\n": { result: RegionLinkFragment; variables: unknown };
  "\n    query RegionLinks {\n      laundromat_regions {\n        ...RegionLink\n      }\n    }\n  ": { result: RegionLinksQuery; variables: RegionLinksQueryVariables };
  "\n    query FeaturedOfTheMonth($args: featured_of_the_month_args!) {\n      featured_of_the_month(args: $args, order_by: { position: asc }) {\n        position\n        laundromat {\n          ...LaundromatSummary\n        }\n      }\n    }\n  ": { result: FeaturedOfTheMonthQuery; variables: FeaturedOfTheMonthQueryVariables };
  "\n  query SearchSuggestions($q: String!, $place: String!, $key: String!, $keys: [String!]!, $start: String!, $former: String!) {\n    search_cities(args: { q: $place }, order_by: { position: asc }) {\n      position\n      city {\n        ...CitySuggestion\n        population\n        directory_page {\n          communeId\n        }\n      }\n    }\n    place_names(\n      where: {\n        _or: [\n          { nameKey: { _in: $keys }, kind: { _neq: \"former_commune\" } }\n          { nameKey: { _like: $start }, kind: { _neq: \"former_commune\" } }\n          { nameKey: { _like: $former } }\n          { departmentCode: { _ilike: $key }, kind: { _eq: \"department\" } }\n        ]\n      }\n      order_by: [{ kind: asc }, { nameKey: asc }, { population: desc }, { id: asc }]\n      limit: 30\n    ) {\n      id\n      kind\n      name\n      region\n      department\n      departmentCode\n      population\n      city {\n        ...CitySuggestion\n        directory_page {\n          communeId\n        }\n      }\n    }\n    suggest_laundromats(args: { q: $q }, order_by: { position: asc }) {\n      position\n      laundromat {\n        id\n        name\n        slug\n        city\n      }\n    }\n  }\n": { result: SearchSuggestionsQuery; variables: SearchSuggestionsQueryVariables };
  "\n    mutation SaveSettings($settings: SettingsInput!, $seen: jsonb!) {\n      saveSettings(settings: $settings, seen: $seen) {\n        id\n        settings {\n          ...SiteSettings\n        }\n      }\n    }\n  ": { result: SaveSettingsMutation; variables: SaveSettingsMutationVariables };
  "\n  fragment SiteStatement on site_statements {\n    id\n    text\n    isShown\n    source\n    updatedAt\n  }\n": { result: SiteStatementFragment; variables: unknown };
  "\n    query SiteStatements {\n      site_statements {\n        ...SiteStatement\n      }\n    }\n  ": { result: SiteStatementsQuery; variables: SiteStatementsQueryVariables };
  "\n    mutation SaveStatement($id: String!, $seen: timestamptz!, $statement: site_statements_set_input!) {\n      update_site_statements(where: { id: { _eq: $id }, updatedAt: { _eq: $seen } }, _set: $statement) {\n        returning {\n          ...SiteStatement\n        }\n      }\n    }\n  ": { result: SaveStatementMutation; variables: SaveStatementMutationVariables };
  "\n  mutation DecideSourceDifference(\n    $type: String!\n    $id: String!\n    $fact: String!\n    $decision: String!\n    $seen: jsonb!\n  ) {\n    decideSourceDifference(type: $type, id: $id, fact: $fact, decision: $decision, seen: $seen) {\n      id\n    }\n  }\n": { result: DecideSourceDifferenceMutation; variables: DecideSourceDifferenceMutationVariables };
  "\n  mutation ConfirmLostLaundromat($type: String!, $id: String!) {\n    confirmSourceLaundromat(type: $type, id: $id) {\n      id\n    }\n  }\n": { result: ConfirmLostLaundromatMutation; variables: ConfirmLostLaundromatMutationVariables };
  "\n  mutation DecideSourcePair($id: uuid!, $decision: String!) {\n    decideSourcePair(id: $id, decision: $decision) {\n      id\n    }\n  }\n": { result: DecideSourcePairMutation; variables: DecideSourcePairMutationVariables };
  "\n  fragment ComparedLaundromat on laundromats {\n    id\n    name\n    slug\n    address\n    postalCode\n    city\n    phone\n    email\n    website\n    facebook\n    instagram\n    hours: statedHours\n    holidayHours\n    latitude\n    longitude\n    hasOwner\n    laundromatServices(order_by: { service: { position: asc } }) {\n      laundromatId\n      serviceId\n    }\n  }\n": { result: ComparedLaundromatFragment; variables: unknown };
  "\n  fragment UnclearObject on source_objects {\n    type\n    id\n    tags\n    latitude\n    longitude\n  }\n": { result: UnclearObjectFragment; variables: unknown };
  "\n    fragment SourcePair on source_candidates {\n      id\n      reason\n      distance\n      object {\n        type\n        id\n        facts\n      }\n      laundromat {\n        ...ComparedLaundromat\n      }\n    }\n  ": { result: SourcePairFragment; variables: unknown };
  "\n    fragment SourceDifferences on source_objects {\n      type\n      id\n      differences\n      laundromat {\n        ...ComparedLaundromat\n      }\n    }\n  ": { result: SourceDifferencesFragment; variables: unknown };
  "\n  fragment LostObject on source_objects {\n    type\n    id\n    class\n    seenAt\n    goneAt\n    laundromat {\n      id\n      name\n      slug\n      address\n      postalCode\n      city\n      phone\n      hasOwner\n      owner {\n        id\n        email\n        emailVerified\n        isActive\n      }\n      factsCheckedAt\n      updatedAt\n    }\n  }\n": { result: LostObjectFragment; variables: unknown };
  "\n  query SourceCounts {\n    unclear: search_source_objects_aggregate(args: { list: \"unclear\", search: \"\" }) {\n      aggregate {\n        count\n      }\n    }\n    pairs: search_source_candidates_aggregate(args: { search: \"\" }) {\n      aggregate {\n        count\n      }\n    }\n    differences: search_source_objects_aggregate(args: { list: \"differences\", search: \"\" }) {\n      aggregate {\n        count\n      }\n    }\n    lost: search_source_objects_aggregate(args: { list: \"lost\", search: \"\" }) {\n      aggregate {\n        count\n      }\n    }\n  }\n": { result: SourceCountsQuery; variables: SourceCountsQueryVariables };
  "\n    query SourceObjects($list: String!, $search: String!, $limit: Int!, $offset: Int!) {\n      rows: search_source_objects(\n        args: { list: $list, search: $search }\n        order_by: [{ type: asc }, { id: asc }]\n        limit: $limit\n        offset: $offset\n      ) {\n        ...UnclearObject\n        ...SourceDifferences\n        ...LostObject\n      }\n      total: search_source_objects_aggregate(args: { list: $list, search: $search }) {\n        aggregate {\n          count\n        }\n      }\n    }\n  ": { result: SourceObjectsQuery; variables: SourceObjectsQueryVariables };
  "\n    query SourcePairs($search: String!, $limit: Int!, $offset: Int!) {\n      rows: search_source_candidates(\n        args: { search: $search }\n        order_by: [{ createdAt: asc }, { id: asc }]\n        limit: $limit\n        offset: $offset\n      ) {\n        ...SourcePair\n      }\n      total: search_source_candidates_aggregate(args: { search: $search }) {\n        aggregate {\n          count\n        }\n      }\n    }\n  ": { result: SourcePairsQuery; variables: SourcePairsQueryVariables };
  "\n  mutation ChooseSourceClass($type: String!, $id: String!, $chosenClass: String) {\n    chooseSourceClass(type: $type, id: $id, chosenClass: $chosenClass) {\n      id\n    }\n  }\n": { result: ChooseSourceClassMutation; variables: ChooseSourceClassMutationVariables };
  "\n  query CountedAsOwn($me: uuid!) {\n    laundromats(where: { owner: { id: { _eq: $me } }, isActive: { _eq: true } }) {\n      id\n    }\n  }\n": { result: CountedAsOwnQuery; variables: CountedAsOwnQueryVariables };
  "\n  mutation OfferLaundromat($id: uuid!, $laundromatId: uuid!, $email: String!) {\n    offerLaundromat(id: $id, laundromatId: $laundromatId, email: $email) {\n      id\n    }\n  }\n": { result: OfferLaundromatMutation; variables: OfferLaundromatMutationVariables };
  "\n  query OwnTransfers {\n    laundromat_transfers(where: { status: { _eq: \"open\" } }, order_by: [{ createdAt: desc }]) {\n      id\n      laundromatId\n      userId\n      recipientEmail\n      expiresAt\n      laundromat {\n        id\n        name\n        slug\n        city\n      }\n    }\n  }\n": { result: OwnTransfersQuery; variables: OwnTransfersQueryVariables };
  "\n  mutation AnswerTransfer($id: uuid!, $answer: String!) {\n    answerTransfer(id: $id, answer: $answer) {\n      id\n    }\n  }\n": { result: AnswerTransferMutation; variables: AnswerTransferMutationVariables };
  "\n  query AdminUsers($search: String!, $roles: [String!]!, $active: [Boolean!]!, $limit: Int!, $offset: Int!) {\n    rows: search_users(\n      args: { search: $search }\n      where: { role: { _in: $roles }, isActive: { _in: $active } }\n      order_by: [{ createdAt: desc }, { id: asc }]\n      limit: $limit\n      offset: $offset\n    ) {\n      id\n      email\n      emailVerified\n      firstName\n      lastName\n      role\n      isActive\n      createdAt\n    }\n    total: search_users_aggregate(\n      args: { search: $search }\n      where: { role: { _in: $roles }, isActive: { _in: $active } }\n    ) {\n      aggregate {\n        count\n      }\n    }\n  }\n": { result: AdminUsersQuery; variables: AdminUsersQueryVariables };
  "\n  mutation CorrectUserEmail($userId: uuid!, $email: String!, $reason: String) {\n    correctUserEmail(userId: $userId, email: $email, reason: $reason) {\n      userId\n    }\n  }\n": { result: CorrectUserEmailMutation; variables: CorrectUserEmailMutationVariables };
  "\n  mutation SuspendAccount(\n    $userId: uuid!\n    $facts: String!\n    $ground: String!\n    $withdrawsLaundromats: Boolean!\n    $endsSubscription: Boolean!\n  ) {\n    suspendUser(\n      userId: $userId\n      facts: $facts\n      ground: $ground\n      withdrawsLaundromats: $withdrawsLaundromats\n      endsSubscription: $endsSubscription\n    ) {\n      userId\n    }\n  }\n": { result: SuspendAccountMutation; variables: SuspendAccountMutationVariables };
  "\n  mutation ReinstateUser($userId: uuid!) {\n    reinstateUser(userId: $userId) {\n      userId\n    }\n  }\n": { result: ReinstateUserMutation; variables: ReinstateUserMutationVariables };
  "\n  mutation ChangeUserRole($userId: uuid!, $role: String!, $password: String) {\n    changeUserRole(userId: $userId, role: $role, password: $password) {\n      userId\n    }\n  }\n": { result: ChangeUserRoleMutation; variables: ChangeUserRoleMutationVariables };
  "\n  fragment CitySuggestion on french_cities {\n    id\n    name\n    postalCode\n    department\n    departmentCode\n    latitude\n    longitude\n  }\n": { result: CitySuggestionFragment; variables: unknown };
  "\n    query SearchCities($q: String!) {\n      search_cities(args: { q: $q }, order_by: { position: asc }) {\n        position\n        city {\n          ...CitySuggestion\n        }\n      }\n    }\n  ": { result: SearchCitiesQuery; variables: SearchCitiesQueryVariables };
  "\n  fragment LaundromatMachines on laundromats {\n    machines(order_by: [{ kind: desc }, { capacityKg: asc }, { price: asc }, { id: asc }]) {\n      id\n      kind\n      capacityKg\n      count\n      price\n      minutes\n    }\n  }\n": { result: LaundromatMachinesFragment; variables: unknown };
  "\n  fragment ShownPhotos on laundromats {\n    cardPhotos: photos(order_by: [{ isPrimary: desc }, { order: asc }], limit: 1) {\n      id\n    }\n    pagePhotos: photos(order_by: [{ isPrimary: desc }, { order: asc }, { id: asc }]) {\n      id\n    }\n  }\n": { result: ShownPhotosFragment; variables: unknown };
  "\n  fragment Review on reviews {\n    id\n    authorName\n    rating\n    comment\n    createdAt\n    visitedOn\n    answer\n    answeredAt\n    verification\n    photos(where: { isApproved: { _eq: true } }, order_by: [{ createdAt: asc }, { id: asc }]) {\n      id\n      url\n    }\n  }\n": { result: ReviewFragment; variables: unknown };
  "\n  fragment LaundromatContent on laundromats {\n    name\n    address\n    city\n    postalCode\n    phone\n    email\n    description\n    website\n    facebook\n    instagram\n  }\n": { result: LaundromatContentFragment; variables: unknown };
  "\n    query LaundromatPage($slug: String!, $reviews: Int!) {\n      laundromats(where: { slug: { _eq: $slug } }, limit: 1) {\n        id\n        slug\n        ...LaundromatContent\n        priceFrom: statedPriceFrom\n        ...LaundromatMachines\n        ...Opening\n        region\n        latitude\n        longitude\n        locationSource\n        isActive\n        closedAt\n        hasOwner\n        isPremium\n        isFeatured\n        featuredUntil\n        averageRating\n        reviewCount\n        factsCheckedAt\n        reportedFacts {\n          laundromatId\n          kind\n        }\n        sourceObjects {\n          type\n          id\n          seenAt\n          goneAt\n        }\n        place {\n          communeId\n          name\n          slug\n          region\n          regionSlug\n        }\n        photos(order_by: [{ isPrimary: desc }, { order: asc }, { id: asc }]) {\n          id\n          url\n          alt\n        }\n        reviews(order_by: [{ createdAt: desc }, { id: asc }], limit: $reviews) {\n          ...Review\n        }\n        laundromatServices(order_by: { service: { position: asc } }) {\n          laundromatId\n          serviceId\n          service {\n            id\n            name\n            icon\n          }\n        }\n      }\n    }\n  ": { result: LaundromatPageQuery; variables: LaundromatPageQueryVariables };
  "\n  fragment Opening on laundromats {\n    postalCode\n    hours: statedHours\n    weeklyHours\n    holidayHours\n    cycleMinutes\n    openingExceptions(order_by: { lastDay: desc }, limit: 50) {\n      id\n      firstDay\n      lastDay\n      periods\n      reason\n    }\n  }\n": { result: OpeningFragment; variables: unknown };
  "\n    fragment LaundromatSummary on laundromats {\n      id\n      name\n      slug\n      address\n      city\n      latitude\n      longitude\n      locationSource\n      priceFrom: statedPriceFrom\n      ...Opening\n      isPremium\n      isFeatured\n      featuredUntil\n      averageRating\n      reviewCount\n      laundromatServices(order_by: { service: { position: asc } }) {\n        laundromatId\n        serviceId\n        service {\n          id\n          name\n          icon\n        }\n      }\n      photos(order_by: [{ isPrimary: desc }, { order: asc }], limit: 1) {\n        id\n        url\n        alt\n      }\n    }\n  ": { result: LaundromatSummaryFragment; variables: unknown };
  "\n    query SearchLaundromats($args: search_laundromats_args!) {\n      search_laundromats(args: $args, order_by: { position: asc }) {\n        position\n        distanceKm\n        totalCount\n        laundromat {\n          ...LaundromatSummary\n        }\n      }\n    }\n  ": { result: SearchLaundromatsQuery; variables: SearchLaundromatsQueryVariables };
  "\n    query MachinesOfLaundromats($ids: [uuid!]!) {\n      laundromats(where: { id: { _in: $ids } }, limit: 100) {\n        id\n        ...LaundromatMachines\n      }\n    }\n  ": { result: MachinesOfLaundromatsQuery; variables: MachinesOfLaundromatsQueryVariables };
  "\n  fragment OwnSubscription on subscriptions {\n    id\n    status\n    currentPeriodEnd\n    cancelAtPeriodEnd\n    plan {\n      id\n      name\n    }\n    processing: payments(where: { status: { _eq: \"processing\" } }, limit: 1) {\n      id\n      amount\n    }\n  }\n": { result: OwnSubscriptionFragment; variables: unknown };
  "\n    query OwnSubscriptions($userId: uuid!, $over: [String!]!) {\n      subscriptions(\n        where: { userId: { _eq: $userId }, status: { _nin: $over } }\n        order_by: [{ createdAt: desc }]\n        limit: 1\n      ) {\n        ...OwnSubscription\n        plan {\n          id\n          allowFeatured\n        }\n        unpaid: payments(\n          where: { status: { _in: [\"failed\", \"requires_action\"] } }\n          order_by: [{ createdAt: asc }]\n        ) {\n          id\n          amount\n          nextAttemptAt\n        }\n      }\n      ended: subscriptions(\n        where: { userId: { _eq: $userId }, status: { _eq: \"canceled\" } }\n        order_by: [{ createdAt: desc }]\n        limit: 1\n      ) {\n        ...OwnSubscription\n        canceledAt\n      }\n    }\n  ": { result: OwnSubscriptionsQuery; variables: OwnSubscriptionsQueryVariables };
  "\n  mutation CreateCheckout($planId: uuid!, $priceId: String, $draft: LaundromatDraftInput) {\n    createCheckoutSession(planId: $planId, priceId: $priceId, draft: $draft) {\n      url\n    }\n  }\n": { result: CreateCheckoutMutation; variables: CreateCheckoutMutationVariables };
  "\n  mutation CreatePortal($returnPath: String, $flow: String) {\n    createPortalSession(returnPath: $returnPath, flow: $flow) {\n      url\n    }\n  }\n": { result: CreatePortalMutation; variables: CreatePortalMutationVariables };
  "\n  query Plans {\n    subscription_plans(where: { isActive: { _eq: true } }) {\n      id\n      name\n      stripePriceId\n      price\n      interval\n      features\n      maxLaundromats\n      allowFeatured\n      prioritySupport\n    }\n  }\n": { result: PlansQuery; variables: PlansQueryVariables };
  "\n  query Services {\n    services(order_by: { position: asc }) {\n      id\n      name\n      icon\n    }\n  }\n": { result: ServicesQuery; variables: ServicesQueryVariables };
  "\n  fragment SiteSettings on site_settings {\n    id\n    siteTitle\n    domain\n    contactEmail\n    contactPhone\n    contactHours\n    publisherName\n    publisherCapital\n    publisherAddress\n    publisherRegistration\n    publisherVatNumber\n    publisherDirector\n    hostName\n    hostAddress\n    hostPhone\n    termsVersion\n    privacyVersion\n    rankingVersion\n    accessibilityVersion\n  }\n": { result: SiteSettingsFragment; variables: unknown };
  "\n    query SiteSettings {\n      site_settings_by_pk(id: 1) {\n        ...SiteSettings\n      }\n      site_statements(where: { isShown: { _eq: true } }) {\n        id\n        text\n      }\n    }\n  ": { result: SiteSettingsQuery; variables: SiteSettingsQueryVariables };
  "\n  query LaundromatCount {\n    laundromats_aggregate(where: { isActive: { _eq: true } }) {\n      aggregate {\n        count\n      }\n    }\n  }\n": { result: LaundromatCountQuery; variables: LaundromatCountQueryVariables };
  "\n    fragment EditableLaundromat on laundromats {\n      ...LaundromatContent\n      ...Opening\n      priceFrom: statedPriceFrom\n      assumedFacts\n      ...LaundromatMachines\n      latitude\n      longitude\n      locationSource\n      laundromatServices(order_by: { service: { position: asc } }) {\n        laundromatId\n        serviceId\n      }\n    }\n  ": { result: EditableLaundromatFragment; variables: unknown };
  "\n  query SimilarLaundromats($args: similar_laundromats_args!) {\n    similar_laundromats(args: $args, limit: 3) {\n      id\n      slug\n      name\n      address\n      postalCode\n      city\n    }\n  }\n": { result: SimilarLaundromatsQuery; variables: SimilarLaundromatsQueryVariables };
  "\n  query Reachable {\n    site_settings_by_pk(id: 1) {\n      id\n    }\n  }\n": { result: ReachableQuery; variables: ReachableQueryVariables };
  "\n  query AdminOverview {\n    admin_overview {\n      laundromats\n      awaitingModeration\n      premiumLaundromats\n      featuredLaundromats\n      users\n      activeUsers\n      reviews\n      unreadContacts\n    }\n    fact_corrections_aggregate(\n      where: {\n        _or: [\n          { status: { _eq: \"open\" } }\n          { status: { _eq: \"accepted\" }, kind: { _eq: \"closed\" }, laundromat: { isActive: { _eq: true } } }\n        ]\n      }\n    ) {\n      aggregate {\n        count\n      }\n    }\n    laundromat_claims_aggregate(where: { status: { _eq: \"submitted\" } }) {\n      aggregate {\n        count\n      }\n    }\n    reviews_aggregate(where: { isHeld: { _eq: true } }) {\n      aggregate {\n        count\n      }\n    }\n    review_photos_aggregate(where: { isApproved: { _eq: false } }) {\n      aggregate {\n        count\n      }\n    }\n    reports_aggregate(where: { state: { _eq: \"open\" } }) {\n      aggregate {\n        count\n      }\n    }\n  }\n": { result: AdminOverviewQuery; variables: AdminOverviewQueryVariables };
  "\n  query MyActivity($me: uuid!, $limit: Int!) {\n    users_by_pk(id: $me) {\n      id\n      reviews(order_by: [{ createdAt: desc }, { id: asc }], limit: $limit) {\n        id\n        rating\n        comment\n        createdAt\n        photos(order_by: [{ createdAt: asc }, { id: asc }]) {\n          id\n          url\n          isApproved\n        }\n        laundromat {\n          id\n          slug\n          name\n        }\n      }\n      reviews_aggregate {\n        aggregate {\n          count\n        }\n      }\n    }\n  }\n": { result: MyActivityQuery; variables: MyActivityQueryVariables };
  "\n  mutation DeleteReviewPhoto($id: uuid!) {\n    deleteReviewPhoto(id: $id) {\n      id\n    }\n  }\n": { result: DeleteReviewPhotoMutation; variables: DeleteReviewPhotoMutationVariables };
  "\n  query OwnedLaundromats($me: uuid!, $limit: Int!, $offset: Int!, $since: date!) {\n    laundromats(\n      where: { owner: { id: { _eq: $me } } }\n      order_by: [{ createdAt: desc }, { id: asc }]\n      limit: $limit\n      offset: $offset\n    ) {\n      id\n      slug\n      name\n      address\n      postalCode\n      city\n      phone\n      priceFrom: statedPriceFrom\n      hours: statedHours\n      weeklyHours\n      assumedFacts\n      isActive\n      closedAt\n      refusedAt\n      refusals: moderationActions(\n        where: { decision: { _eq: \"refused\" } }\n        order_by: [{ createdAt: desc }]\n        limit: 1\n      ) {\n        id\n        reason\n      }\n      isPremium\n      isFeatured\n      featuredUntil\n      factsCheckedAt\n      counts(where: { month: { _gte: $since } }, order_by: [{ month: asc }]) {\n        month\n        kind\n        count\n        isCapped\n        createdAt\n      }\n      photos(order_by: [{ isPrimary: desc }, { order: asc }], limit: 1) {\n        id\n        url\n        alt\n      }\n    }\n    corrections: fact_corrections_aggregate(where: { status: { _eq: \"open\" } }) {\n      aggregate {\n        count\n      }\n    }\n    unanswered: reviews_aggregate(\n      where: { laundromat: { owner: { id: { _eq: $me } } }, answeredAt: { _is_null: true } }\n    ) {\n      aggregate {\n        count\n      }\n    }\n    all: laundromats_aggregate(where: { owner: { id: { _eq: $me } } }) {\n      aggregate {\n        count\n      }\n    }\n    premium: laundromats_aggregate(where: { owner: { id: { _eq: $me } }, isPremium: { _eq: true } }) {\n      aggregate {\n        count\n      }\n    }\n    active: laundromats_aggregate(where: { owner: { id: { _eq: $me } }, isActive: { _eq: true } }) {\n      aggregate {\n        count\n      }\n    }\n  }\n": { result: OwnedLaundromatsQuery; variables: OwnedLaundromatsQueryVariables };
  "\n    query OwnSubscription($me: uuid!, $granting: [String!]!) {\n      granted: subscriptions(\n        where: { userId: { _eq: $me }, status: { _in: $granting } }\n        order_by: [{ plan: { allowFeatured: desc } }, { plan: { price: desc } }, { createdAt: desc }]\n        limit: 1\n      ) {\n        ...OwnSubscription\n      }\n      latest: subscriptions(where: { userId: { _eq: $me } }, order_by: { createdAt: desc }, limit: 1) {\n        ...OwnSubscription\n      }\n    }\n  ": { result: OwnSubscriptionQuery; variables: OwnSubscriptionQueryVariables };
  "\n  fragment CityLink on laundromat_cities {\n    communeId\n    name\n    slug\n    regionSlug\n    departmentCode\n    laundromats\n  }\n": { result: CityLinkFragment; variables: unknown };
  "\n    query RegionPage($region: String!, $department: String!, $offset: Int!) {\n      laundromat_regions {\n        ...RegionLink\n      }\n      laundromat_cities(\n        where: {\n          regionSlug: { _eq: $region }\n          department: { _like: $department }\n          parentCommuneId: { _is_null: true }\n        }\n        order_by: [{ laundromats: desc }, { name: asc }, { communeId: asc }]\n        limit: 100\n        offset: $offset\n      ) {\n        ...CityLink\n        city {\n          id\n          latitude\n          longitude\n        }\n      }\n    }\n  ": { result: RegionPageQuery; variables: RegionPageQueryVariables };
  "\n    query CityPage(\n      $region: String!\n      $city: String!\n      $place: String!\n      $matches: search_laundromats_args!\n      $cheapest: search_laundromats_args!\n    ) {\n      cities: laundromat_cities(where: { regionSlug: { _eq: $region }, slug: { _eq: $city } }) {\n        ...CityLink\n        region\n        department\n        parent {\n          communeId\n          name\n          slug\n        }\n        arrondissements {\n          ...CityLink\n        }\n      }\n      matches: search_laundromats(args: $matches, order_by: { position: asc }) {\n        position\n        laundromat {\n          ...LaundromatSummary\n        }\n      }\n      cheapest: search_laundromats(args: $cheapest, order_by: { position: asc }) {\n        position\n        laundromat {\n          id\n          name\n          slug\n          washPrice7kg\n        }\n      }\n      neighbours: neighbours_of_place(args: { place: $place }) {\n        ...CityLink\n      }\n    }\n  ": { result: CityPageQuery; variables: CityPageQueryVariables };
  "\n  query OpenInPlace($args: search_laundromats_args!) {\n    search_laundromats(args: $args) {\n      totalCount\n    }\n  }\n": { result: OpenInPlaceQuery; variables: OpenInPlaceQueryVariables };
}
