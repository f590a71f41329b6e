/* eslint-disable */
// Written by "npm run codegen" with kysely-codegen. Do not edit.

import type { ColumnType } from "kysely";

export type Generated<T> = T extends ColumnType<infer S, infer I, infer U>
  ? ColumnType<S, I | undefined, U>
  : ColumnType<T, T | undefined, T>;

export type Int8 = ColumnType<string, bigint | number | string, bigint | number | string>;

export type Json = JsonValue;

export type JsonArray = JsonValue[];

export type JsonObject = {
  [x: string]: JsonValue | undefined;
};

export type JsonPrimitive = boolean | number | string | null;

export type JsonValue = JsonArray | JsonObject | JsonPrimitive;

export type Numeric = ColumnType<string, number | string, number | string>;

export type Timestamp = ColumnType<Date, Date | string, Date | string>;

export interface AccountTokens {
  createdAt: Generated<Timestamp>;
  expiresAt: Timestamp;
  id: Generated<string>;
  kind: "email_verification" | "password_reset" | "email_change";
  newEmail: string | null;
  tokenHash: string;
  usedAt: Timestamp | null;
  userId: string;
}

export interface AdminMonths {
  month: string | null;
  newLaundromats: number | null;
  revenueCents: number | null;
}

export interface AdminOverview {
  activeLaundromats: number | null;
  activeSubscriptions: number | null;
  activeUsers: number | null;
  awaitingModeration: number | null;
  featuredLaundromats: number | null;
  laundromats: number | null;
  paymentsThisMonth: number | null;
  premiumLaundromats: number | null;
  revenueCents: number | null;
  reviews: number | null;
  succeededPayments: number | null;
  unreadContacts: number | null;
  users: number | null;
}

export interface BillingEmails {
  createdAt: Generated<Timestamp>;
  details: Generated<Json>;
  fact: string;
  kind: "paid" | "failed" | "action_required" | "plan_changed" | "cancellation" | "cancellation_withdrawn" | "ended" | "refunded" | "refund_failed" | "disputed" | "dispute_opened" | "dispute_closed" | "dispute_decided" | "laundromat_waits" | "laundromat_held" | "laundromat_refunded" | "second_subscription";
  userId: string;
}

export interface CityMatches {
  cityId: string;
  position: number;
}

export interface ClaimCodes {
  attempts: Generated<number>;
  claimId: string;
  codeHash: string;
  createdAt: Generated<Timestamp>;
  email: string;
  expiresAt: Generated<Timestamp>;
  id: Generated<string>;
  usedAt: Timestamp | null;
}

export interface ClaimDisputes {
  answeredAt: Timestamp | null;
  askedAt: Generated<Timestamp>;
  claimId: string;
  id: Generated<string>;
  isMine: boolean | null;
  laundromatId: string;
  lostAt: Timestamp | null;
  ownerId: string;
  words: string | null;
}

export interface ClaimLetters {
  attempts: Generated<number>;
  claimId: string;
  codeHash: string;
  expiresAt: Timestamp;
  laundromatId: string;
}

export interface ClosedLaundromats {
  address: string | null;
  city: string | null;
  closedAt: Timestamp | null;
  communeId: string | null;
  id: string | null;
  latitude: Numeric | null;
  longitude: Numeric | null;
  name: string | null;
  postalCode: string | null;
  slug: string | null;
}

export interface ContactChanges {
  emailChangedAt: Timestamp | null;
  laundromatId: string;
  websiteChangedAt: Timestamp | null;
}

export interface ContactReplies {
  authorId: string | null;
  contactId: string;
  createdAt: Generated<Timestamp>;
  id: string;
  message: string;
  reason: string | null;
  status: Generated<"waiting" | "sent" | "not_sent">;
}

export interface Contacts {
  comesFirst: Generated<boolean>;
  createdAt: Generated<Timestamp>;
  email: string;
  id: Generated<string>;
  isPriority: Generated<boolean>;
  isRead: Generated<boolean>;
  message: string;
  name: string;
  phone: string | null;
  subject: string | null;
  type: Generated<"general" | "listing" | "technical" | "business" | "services">;
}

export interface CountWrites {
  id: string;
  writtenAt: Generated<Timestamp>;
}

export interface DeletedIds {
  id: string;
  tableName: string;
}

export interface EventBacklog {
  failed: number | null;
  kind: string | null;
  name: string | null;
  oldestSeconds: number | null;
  waiting: number | null;
}

export interface FactCorrections {
  comment: string | null;
  createdAt: Generated<Timestamp>;
  decidedAt: Timestamp | null;
  decidedBy: string | null;
  id: Generated<string>;
  kind: "closed" | "hours" | "price" | "location" | "machine";
  laundromatId: string;
  proposed: Json | null;
  receivedAt: Generated<Timestamp>;
  senderHash: string;
  status: Generated<"open" | "accepted" | "dismissed">;
  userId: string | null;
}

export interface Favorites {
  createdAt: Generated<Timestamp>;
  laundromatId: string;
  userId: string;
}

export interface FrenchCities {
  coordinatesSource: "geonames" | "postal_code" | "department";
  department: string;
  departmentCode: string;
  id: Generated<string>;
  inseeCode: string;
  latitude: Numeric;
  longitude: Numeric;
  name: string;
  nameKey: Generated<string>;
  parentId: string | null;
  population: Generated<number>;
  postalCode: string;
  postalCodes: string[];
  region: string;
  searchText: Generated<string>;
  slug: string;
}

export interface HeldChanges {
  content: Json | null;
  laundromatId: string | null;
}

export interface HeldEmails {
  attempts: Generated<number>;
  content: Json | null;
  createdAt: Generated<Timestamp>;
  key: string;
  nextAttemptAt: Timestamp | null;
  reason: "limit" | "unconfirmed" | "refused";
  recipient: string;
  sentAt: Timestamp | null;
  subject: string;
  times: Generated<number>;
  userId: string | null;
}

export interface JournalEntries {
  actor: string | null;
  after: Json | null;
  before: Json | null;
  createdAt: Generated<Timestamp>;
  id: Generated<string>;
  operation: "insert" | "update" | "delete";
  rowId: string;
  subject: string | null;
  tableName: string;
  userId: string | null;
}

export interface LaundromatCities {
  cheapestWash7kg: Numeric | null;
  communeId: string | null;
  department: string | null;
  departmentCode: string | null;
  laundromats: number | null;
  name: string | null;
  parentCommuneId: string | null;
  population: number | null;
  region: string | null;
  regionSlug: string | null;
  slug: string | null;
  updatedAt: Timestamp | null;
}

export interface LaundromatClaims {
  askedAt: Timestamp | null;
  closingReason: string | null;
  company: Json | null;
  companyState: Generated<"unchecked" | "found" | "not_found" | "closed" | "unavailable">;
  createdAt: Generated<Timestamp>;
  decidedAt: Timestamp | null;
  decidedBy: string | null;
  email: string | null;
  emailConfirmedAt: Timestamp | null;
  emailDomain: string | null;
  emailSince: Timestamp | null;
  emailSource: "site" | "import" | null;
  hasProof: Generated<boolean>;
  id: string;
  isCompanyNear: Generated<boolean>;
  isDispute: Generated<boolean>;
  laundromatId: string;
  letterConfirmedAt: Timestamp | null;
  letterSentAt: Timestamp | null;
  message: string | null;
  photoAddedAt: Timestamp | null;
  photoName: string | null;
  previous: Json | null;
  previousUserId: string | null;
  provedLaundromatId: string | null;
  siret: string | null;
  status: Generated<"draft" | "submitted" | "accepted" | "refused" | "withdrawn" | "reverted">;
  submittedAt: Timestamp | null;
  userId: string;
}

export interface LaundromatCounts {
  count: number;
  createdAt: Generated<Timestamp>;
  isCapped: Generated<boolean>;
  kind: "shown" | "opened" | "called" | "directions" | "saved";
  laundromatId: string;
  month: string;
}

export interface LaundromatDrafts {
  completedAt: Timestamp | null;
  createdAt: Generated<Timestamp>;
  form: Json;
  id: Generated<string>;
  laundromatId: string | null;
  planId: string | null;
  refund: "done" | "failed" | null;
  stripeCheckoutSessionId: string | null;
  updatedAt: Generated<Timestamp>;
  userId: string;
}

export interface LaundromatGeocodings {
  address: string;
  attempts: Generated<number>;
  city: string;
  createdAt: Generated<Timestamp>;
  formerPinLatitude: Numeric | null;
  formerPinLongitude: Numeric | null;
  latitude: Numeric | null;
  laundromatId: string;
  longitude: Numeric | null;
  postalCode: string;
  precision: "housenumber" | "street" | "none" | null;
  score: number | null;
  triedAt: Timestamp | null;
}

export interface LaundromatMatches {
  distanceKm: number | null;
  laundromatId: string;
  position: number;
  totalCount: number;
}

export interface LaundromatNameWords {
  word: string;
}

export interface LaundromatRedirects {
  communeId: string | null;
  createdAt: Generated<Timestamp>;
  laundromatId: string | null;
  slug: string;
}

export interface LaundromatRegions {
  laundromats: number | null;
  name: string | null;
  slug: string | null;
  updatedAt: Timestamp | null;
}

export interface Laundromats {
  address: string;
  approvedContent: Json | null;
  arrondissementId: string | null;
  assumedFacts: Generated<string[]>;
  averageRating: Generated<number>;
  changedAt: Timestamp | null;
  changedSince: Timestamp | null;
  city: string;
  cityKey: Generated<string>;
  closedAt: Timestamp | null;
  communeId: string | null;
  createdAt: Generated<Timestamp>;
  cycleMinutes: number | null;
  description: string | null;
  earthPoint: Generated<string | null>;
  email: string | null;
  facebook: string | null;
  factsCheckedAt: Timestamp | null;
  featuredUntil: Timestamp | null;
  hasOwner: Generated<boolean>;
  hasPhotos: Generated<boolean>;
  heldContent: Generated<Json>;
  holidayHours: Generated<"usual" | "closed" | "unknown">;
  hours: string | null;
  id: Generated<string>;
  instagram: string | null;
  isActive: Generated<boolean>;
  isFeatured: Generated<boolean>;
  isPremium: Generated<boolean>;
  largestWasherKg: Numeric | null;
  latitude: Numeric | null;
  locatedAt: Timestamp | null;
  locationSource: Generated<"pin" | "address" | "commune">;
  longitude: Numeric | null;
  name: string;
  nameKey: Generated<string>;
  needsApproval: Generated<boolean>;
  openingArea: Generated<string>;
  openWeek: Generated<string | null>;
  phone: string | null;
  planId: string | null;
  postalCode: string;
  priceFrom: Numeric | null;
  readingReasons: string[] | null;
  refusedAt: Timestamp | null;
  region: string | null;
  reviewCount: Generated<number>;
  searchText: Generated<string>;
  serviceIds: Generated<string[]>;
  slug: Generated<string>;
  statedHours: Generated<string | null>;
  statedPriceFrom: Generated<Numeric | null>;
  tier: Generated<number>;
  updatedAt: Generated<Timestamp>;
  userId: string | null;
  wasClaimed: Generated<boolean>;
  washPrice7kg: Numeric | null;
  website: string | null;
  weeklyHours: Json | null;
}

export interface LaundromatServices {
  laundromatId: string;
  serviceId: string;
}

export interface LaundromatTransfers {
  createdAt: Generated<Timestamp>;
  expiresAt: Generated<Timestamp>;
  id: string;
  laundromatId: string;
  recipientEmail: string;
  recipientId: string | null;
  status: Generated<"open" | "accepted" | "declined" | "cancelled">;
  userId: string;
}

export interface Machines {
  capacityKg: Numeric;
  count: number;
  id: Generated<string>;
  kind: "washer" | "dryer";
  laundromatId: string;
  minutes: number | null;
  price: Numeric | null;
}

export interface ModerationActions {
  authorId: string | null;
  createdAt: Generated<Timestamp>;
  decidedBy: string | null;
  decision: string;
  deletedRows: Json | null;
  formerOwnerId: string | null;
  id: Generated<string>;
  isRestorable: Generated<boolean>;
  keepsOwnerOf: "kept" | "merged" | null;
  laundromatId: string;
  mergedInto: string | null;
  movedRows: Json | null;
  reason: string | null;
  seen: Json;
  seenAt: Timestamp | null;
  subjectId: string;
  subjectType: string;
}

export interface OpeningExceptions {
  days: Generated<string | null>;
  firstDay: string;
  id: Generated<string>;
  lastDay: string;
  laundromatId: string;
  openMinutes: Generated<string | null>;
  periods: Json | null;
  reason: Generated<"holidays" | "works" | "public_holiday" | "other">;
}

export interface OwnerNetworks {
  networkHash: string;
  seenAt: Generated<Timestamp>;
  userId: string;
}

export interface OwnerQuestions {
  answer: string | null;
  answeredAt: Timestamp | null;
  authorName: string;
  createdAt: Generated<Timestamp>;
  id: string;
  laundromatId: string;
  question: string;
  userId: string;
}

export interface Payments {
  amount: Numeric;
  amountRefunded: Generated<Numeric>;
  createdAt: Generated<Timestamp>;
  currency: Generated<string>;
  description: string | null;
  disputeStatus: string | null;
  id: Generated<string>;
  isFraudulent: Generated<boolean>;
  nextAttemptAt: Timestamp | null;
  paidAt: Timestamp | null;
  status: string;
  stripeInvoiceId: string | null;
  stripePaymentIntentId: string | null;
  subscriptionId: string | null;
}

export interface PhotoDeletions {
  alt: string | null;
  deletedAt: Generated<Timestamp>;
  id: string;
  isPrimary: boolean;
  isReplaced: Generated<boolean>;
  laundromatId: string;
  position: number;
  url: string;
}

export interface Photos {
  alt: string | null;
  id: Generated<string>;
  isPrimary: Generated<boolean>;
  laundromatId: string;
  position: Generated<number>;
  url: string;
}

export interface PlaceNames {
  cityId: string | null;
  department: string | null;
  departmentCode: string | null;
  id: Generated<string>;
  kind: "region" | "department" | "former_commune";
  name: string;
  nameKey: Generated<string>;
  population: number;
  region: string;
}

export interface PossibleDuplicates {
  createdAt: Generated<Timestamp>;
  laundromatId: string;
  otherId: string;
  refund: "due" | "done" | "failed" | null;
  signs: string[];
  status: Generated<"open" | "different" | "refused">;
}

export interface RateLimits {
  endsAt: Timestamp;
  hits: number;
  key: string;
}

export interface RefreshTokens {
  createdAt: Generated<Timestamp>;
  expiresAt: Timestamp;
  familyId: string;
  id: Generated<string>;
  revokedAt: Timestamp | null;
  rotatedAt: Timestamp | null;
  tokenHash: string;
  userId: string;
}

export interface ReplicaDelay {
  seconds: number | null;
}

export interface ReportedFacts {
  kind: string | null;
  laundromatId: string | null;
  senders: number | null;
}

export interface Reports {
  createdAt: Generated<Timestamp>;
  email: string | null;
  handledAt: Timestamp | null;
  id: Generated<string>;
  laundromatId: string;
  message: string | null;
  quote: string;
  reason: "closed" | "wrong" | "duplicate" | "fake" | "offensive" | "personal" | "illegal" | "other";
  reviewId: string | null;
  state: Generated<"open" | "upheld" | "dismissed">;
  target: "laundromat" | "review";
  userId: string | null;
}

export interface ReviewPhotos {
  createdAt: Generated<Timestamp>;
  id: string;
  isApproved: Generated<boolean>;
  laundromatId: Generated<string>;
  reviewId: string;
  url: string;
}

export interface Reviews {
  answer: string | null;
  answeredAt: Timestamp | null;
  authorName: string;
  comment: string;
  createdAt: Generated<Timestamp>;
  heldReason: "owner" | "network" | "competitor" | "repeated" | "burst" | null;
  id: Generated<string>;
  isHeld: Generated<boolean>;
  laundromatId: string;
  rating: number;
  senderHash: string | null;
  senderSlot: string | null;
  userId: string | null;
  verification: Generated<"none" | "account">;
  visitedOn: string | null;
}

export interface SentEmails {
  allowance: Generated<"general" | "confirmation" | "reset" | "code" | "claim" | "account">;
  createdAt: Generated<Timestamp>;
  isVerified: boolean;
  key: string;
  recipient: string;
  userId: string | null;
}

export interface Services {
  icon: string;
  id: Generated<string>;
  name: string;
  position: Generated<number>;
}

export interface SiteSettings {
  accessibilityVersion: Generated<string>;
  contactEmail: string | null;
  contactHours: Generated<string>;
  contactPhone: Generated<string>;
  domain: string | null;
  hostAddress: string | null;
  hostName: string | null;
  hostPhone: string | null;
  id: Generated<number>;
  privacyVersion: Generated<string>;
  publisherAddress: string | null;
  publisherCapital: string | null;
  publisherDirector: string | null;
  publisherName: string | null;
  publisherRegistration: string | null;
  publisherVatNumber: string | null;
  rankingVersion: Generated<string>;
  siteTitle: Generated<string>;
  termsVersion: Generated<string>;
}

export interface SiteStatements {
  id: string;
  isShown: Generated<boolean>;
  source: string | null;
  text: string;
  updatedAt: Generated<Timestamp>;
}

export interface SourceCandidates {
  createdAt: Generated<Timestamp>;
  distance: number;
  id: Generated<string>;
  laundromatId: string;
  reason: "near" | "same_name" | "same_phone" | "same_address";
  sourceId: Int8;
  sourceType: string;
  status: Generated<"open" | "same" | "different">;
}

export interface SourceObjects {
  chosenClass: "self_service" | "other" | null;
  class: "self_service" | "dry_cleaner" | "business" | "staffed" | "private" | "closed" | "unclear";
  contentHash: string;
  differences: Generated<Json>;
  facts: Json | null;
  goneAt: Timestamp | null;
  hasGuessedTown: Generated<boolean>;
  id: Int8;
  imported: Generated<Json>;
  kept: Generated<Json>;
  latitude: Numeric;
  laundromatId: string | null;
  longitude: Numeric;
  reason: string;
  seenAt: Generated<Timestamp>;
  stillOpenAt: Timestamp | null;
  tags: Json;
  type: string;
  version: Generated<number>;
}

export interface SubscriptionPlans {
  allowFeatured: Generated<boolean>;
  createdAt: Generated<Timestamp>;
  currency: Generated<string>;
  features: Generated<string[]>;
  id: Generated<string>;
  interval: "month" | "year" | null;
  isActive: Generated<boolean>;
  maxLaundromats: Generated<number>;
  name: string;
  price: Numeric;
  prioritySupport: Generated<boolean>;
  stripePriceId: string | null;
  stripeProductId: string | null;
}

export interface Subscriptions {
  cancelAtPeriodEnd: Generated<boolean>;
  canceledAt: Timestamp | null;
  createdAt: Generated<Timestamp>;
  currentPeriodEnd: Timestamp | null;
  currentPeriodStart: Timestamp | null;
  draftId: string | null;
  id: Generated<string>;
  planId: string;
  status: string;
  stripeCustomerId: string | null;
  stripeSubscriptionId: string | null;
  trialEnd: Timestamp | null;
  trialStart: Timestamp | null;
  updatedAt: Generated<Timestamp>;
  userId: string;
}

export interface Users {
  billingVersion: Generated<number>;
  createdAt: Generated<Timestamp>;
  email: string;
  emailVerified: Generated<boolean>;
  firstName: string;
  id: Generated<string>;
  isActive: Generated<boolean>;
  lastName: string;
  password: string;
  phone: string | null;
  role: Generated<"client" | "owner" | "admin">;
  stripeCustomerId: string | null;
  updatedAt: Generated<Timestamp>;
}

export interface WebhookEvents {
  attempts: Generated<number>;
  createdAt: Generated<Timestamp>;
  deadAt: Timestamp | null;
  eventType: string;
  id: Generated<string>;
  lastError: string | null;
  objectId: string | null;
  processed: Generated<boolean>;
  processedAt: Timestamp | null;
  processing: Generated<boolean>;
  processingAt: Timestamp | null;
  stripeEventId: string;
}

export interface DB {
  accountTokens: AccountTokens;
  adminMonths: AdminMonths;
  adminOverview: AdminOverview;
  billingEmails: BillingEmails;
  cityMatches: CityMatches;
  claimCodes: ClaimCodes;
  claimDisputes: ClaimDisputes;
  claimLetters: ClaimLetters;
  closedLaundromats: ClosedLaundromats;
  contactChanges: ContactChanges;
  contactReplies: ContactReplies;
  contacts: Contacts;
  countWrites: CountWrites;
  deletedIds: DeletedIds;
  eventBacklog: EventBacklog;
  factCorrections: FactCorrections;
  favorites: Favorites;
  frenchCities: FrenchCities;
  heldChanges: HeldChanges;
  heldEmails: HeldEmails;
  journalEntries: JournalEntries;
  laundromatCities: LaundromatCities;
  laundromatClaims: LaundromatClaims;
  laundromatCounts: LaundromatCounts;
  laundromatDrafts: LaundromatDrafts;
  laundromatGeocodings: LaundromatGeocodings;
  laundromatMatches: LaundromatMatches;
  laundromatNameWords: LaundromatNameWords;
  laundromatRedirects: LaundromatRedirects;
  laundromatRegions: LaundromatRegions;
  laundromats: Laundromats;
  laundromatServices: LaundromatServices;
  laundromatTransfers: LaundromatTransfers;
  machines: Machines;
  moderationActions: ModerationActions;
  openingExceptions: OpeningExceptions;
  ownerNetworks: OwnerNetworks;
  ownerQuestions: OwnerQuestions;
  payments: Payments;
  photoDeletions: PhotoDeletions;
  photos: Photos;
  placeNames: PlaceNames;
  possibleDuplicates: PossibleDuplicates;
  rateLimits: RateLimits;
  refreshTokens: RefreshTokens;
  replicaDelay: ReplicaDelay;
  reportedFacts: ReportedFacts;
  reports: Reports;
  reviewPhotos: ReviewPhotos;
  reviews: Reviews;
  sentEmails: SentEmails;
  services: Services;
  siteSettings: SiteSettings;
  siteStatements: SiteStatements;
  sourceCandidates: SourceCandidates;
  sourceObjects: SourceObjects;
  subscriptionPlans: SubscriptionPlans;
  subscriptions: Subscriptions;
  users: Users;
  webhookEvents: WebhookEvents;
}
