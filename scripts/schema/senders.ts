import { validate, type DocumentNode, type GraphQLSchema } from 'graphql';
import { hasuraRoles, type HasuraRole } from '#contract/account/roles.ts';

interface Senders {
  roles: readonly HasuraRole[];
  /** Why the other roles never send them. */
  reason: string;
  documents: string;
}

/** Documents that not every role sends. The app sends every other document as every role. */
const fewerSenders: Senders[] = [
  {
    roles: ['client', 'owner', 'site_admin'],
    reason: 'A visitor has no account, plan, laundromats or activity.',
    documents:
      'app_CountedAsOwn app_CreatePortal app_DeleteReviewPhoto app_EarlierReview app_MyActivity app_OwnSubscription app_OwnSubscriptions app_OwnedLaundromat server_OwnUser',
  },
  {
    roles: ['client', 'owner'],
    reason: 'Administrators have no favorites, and visitors have theirs on the device.',
    documents: 'app_AddFavorites app_MyFavorites app_RemoveFavorites',
  },
  {
    roles: ['client', 'owner'],
    reason: 'Administrators ask owners nothing.',
    documents: 'app_AskOwner',
  },
  {
    roles: ['owner', 'site_admin'],
    reason: 'Only the owner of a laundromat and administrators manage it.',
    documents: `app_ClaimPhoto app_ConfirmFacts app_DecideCorrection app_OwnClaim app_OwnClaims app_OwnDisputes app_OwnReviews
      app_OwnedCorrections app_OwnedLaundromats app_SimilarLaundromats
      server_OwnLaundromat server_OwnLaundromats server_PosterLaundromat`,
  },
  {
    roles: ['owner'],
    reason: 'Administrators submit, claim, pay for and answer nothing.',
    documents: `app_AnswerDispute app_AnswerQuestion app_AnswerReview app_AnswerTransfer app_ConfirmCheckout
      app_DiscardDraft app_UnfinishedSubmissions
      app_ConfirmClaimCode app_CreateCheckout app_CreateLaundromat app_EditedLaundromat
      app_OfferLaundromat app_OwnQuestions app_OwnTransfers app_SendClaimCode app_SetClaimCompany
      app_SetLaundromatClosed app_StartClaim app_SubmitClaim app_UpdateLaundromat app_WithdrawClaim`,
  },
  {
    roles: ['site_admin'],
    reason: 'They belong to the dashboard of administrators.',
    documents: `app_AddLaundromat app_AdminBilling app_AdminClaim app_AdminClaims app_AdminCorrections
      app_AdminJournal app_AdminLaundromat app_AdminLaundromats app_AdminMessages app_AdminOverview app_AdminPhotos app_AdminReports
      app_AdminReviewPhotos app_AdminReviews app_AdminUsers app_ChangeUserRole app_ChooseSourceClass app_CloseLostLaundromat
      app_ConfirmLostLaundromat app_CorrectUserEmail app_CountSenderReviews app_DecideClaim app_DecideLaundromat
      app_DecideReports app_DecideReview app_DecideReviewPhoto app_DecideSourceDifference app_DecideSourcePair app_DeletedLaundromats app_HeldEmails app_MarkMessage app_MergeCandidates app_MergeLaundromats
      app_PossibleDuplicates app_RefundLaundromat app_ReinstateUser app_RemovePhoto app_RemoveSenderReviews app_ReplyToMessage
      app_RestoreLaundromat app_RevertClaim app_EditLaundromat app_SaveSettings app_SaveStatement app_SiteStatements app_SourceCounts app_SourceObjects
      app_SourcePairs app_SuspendAccount
      server_AdminPayments server_AdminSubscriptions server_Users`,
  },
  {
    roles: hasuraRoles,
    reason: 'The actions server sends them as its caller.',
    documents: `server_LaundromatById server_LaundromatBySlug server_PageSlug server_Readiness
      server_ReportedText server_RequiredSettings
      server_SearchLaundromats server_Services server_SubscriptionPlans`,
  },
  {
    roles: [],
    reason: 'The actions server sends them as the superuser, although roles could.',
    documents: `server_ClaimsToAsk
      server_ConcernedLaundromat
      server_DemoAdministrator
      server_EmailRecipient server_NotifiedClaimSides
      server_OpenDataServices server_PersonalMessages
      server_SitemapExtent server_SitemapLaundromats
      server_SitemapPlaces`,
  },
];

/** Roles of each document that the table names. */
export const senders = new Map(
  fewerSenders.flatMap(({ roles, documents }) =>
    documents.split(/\s+/).map((name) => [name, roles] as const),
  ),
);

/**
 * Returns the roles that send a document. Undefined for a document of the actions server that is missing in the table.
 */
export function sendersOf(name: string): readonly HasuraRole[] | undefined {
  return senders.get(name) ?? (name.startsWith('app_') ? hasuraRoles : undefined);
}

/** An operation as it is sent, with the fragments that it uses. */
export interface SentDocument {
  name: string;
  document: DocumentNode;
}

/** A document with the roles that send it. */
export interface RoleDocument extends SentDocument {
  roles: readonly HasuraRole[];
}

type RoleSchemas = Record<HasuraRole, GraphQLSchema>;

/** Adds to each document the roles that send it. Throws when the table lacks a document that a role could send. */
export function withSenders(
  documents: SentDocument[],
  schemas: RoleSchemas,
  rolesOf = sendersOf,
): RoleDocument[] {
  const couldBeSent = ({ document }: SentDocument) =>
    Object.values(schemas).some((schema) => validate(schema, document).length === 0);
  const unlisted = documents.filter((sent) => !rolesOf(sent.name) && couldBeSent(sent));
  if (unlisted.length > 0)
    throw new Error(
      `scripts/schema/senders.ts does not say who sends ${unlisted.map(({ name }) => name).join(', ')}.`,
    );
  return documents.map((sent) => ({ ...sent, roles: rolesOf(sent.name) ?? [] }));
}

/** Throws when a document does not fit the schema of a role that sends it. */
export function checkSenders(documents: RoleDocument[], schemas: RoleSchemas): void {
  const problems = documents.flatMap(({ name, document, roles }) =>
    roles.flatMap((role) =>
      validate(schemas[role], document).map(({ message }) => `${name}, sent as ${role}: ${message}`),
    ),
  );
  if (problems.length > 0) throw new Error(problems.join('\n'));
}
