import { laundromatContent, superuserGraphql } from '../hasura/graphql.ts';

export const ownRowsQuery = superuserGraphql(
  `
    query PersonalRows($id: uuid!) {
      laundromats(where: { userId: { _eq: $id } }) {
        id
        ...LaundromatContent
        hours
        priceFrom
        region
        slug
        latitude
        longitude
        locationSource
        locatedAt
        averageRating
        reviewCount
        isActive
        isPremium
        isFeatured
        featuredUntil
        assumedFacts
        weeklyHours
        holidayHours
        cycleMinutes
        planId
        factsCheckedAt
        refusedAt
        needsApproval
        approvedContent
        readingReasons
        changedAt
        changedSince
        closedAt
        heldContent
        createdAt
        updatedAt
        photos {
          id
          url
          alt
          isPrimary
          order
        }
        machines {
          kind
          capacityKg
          count
          price
          minutes
        }
        openingExceptions {
          firstDay
          lastDay
          periods
          reason
        }
        laundromatServices {
          service {
            name
          }
        }
      }
      owner_questions(where: { userId: { _eq: $id } }) {
        id
        laundromatId
        authorName
        question
        answer
        answeredAt
        createdAt
      }
      laundromat_geocodings(where: { laundromat: { userId: { _eq: $id } } }) {
        laundromatId
        address
        postalCode
        city
        formerPinLatitude
        formerPinLongitude
        latitude
        longitude
        score
        precision
        attempts
        triedAt
        createdAt
      }
      moderation_actions(where: { authorId: { _eq: $id } }) {
        id
        subjectType
        subjectId
        decision
        reason
        seenAt
        createdAt
        laundromatId
        seen
        deletedLaundromats: deletedRows(path: "$.laundromats")
        deletedPhotos: deletedRows(path: "$.photos")
      }
      photo_deletions(where: { laundromat: { userId: { _eq: $id } } }) {
        id
        laundromatId
        url
        alt
        isPrimary
        order
        deletedAt
      }
      laundromat_drafts(where: { userId: { _eq: $id } }) {
        id
        planId
        form
        laundromatId
        stripeCheckoutSessionId
        refund
        createdAt
        updatedAt
        completedAt
      }
      reviews(where: { userId: { _eq: $id } }) {
        id
        laundromatId
        authorName
        rating
        comment
        visitedOn
        verification
        heldReason
        answer
        answeredAt
        createdAt
      }
      answers: reviews(where: { laundromat: { userId: { _eq: $id } }, answer: { _is_null: false } }) {
        id
        laundromatId
        answer
        answeredAt
      }
      answersToQuestions: owner_questions(
        where: { laundromat: { userId: { _eq: $id } }, answer: { _is_null: false } }
      ) {
        id
        laundromatId
        answer
        answeredAt
      }
      fact_corrections(where: { userId: { _eq: $id } }) {
        id
        laundromatId
        kind
        proposed
        comment
        status
        createdAt
        receivedAt
        decidedAt
      }
      laundromat_claims(where: { userId: { _eq: $id } }) {
        id
        laundromatId
        status
        siret
        company
        companyState
        emailDomain
        email
        emailConfirmedAt
        emailSource
        emailSince
        isCompanyNear
        hasProof
        askedAt
        letterSentAt
        letterConfirmedAt
        photoAddedAt
        message
        isDispute
        closingReason
        decidedAt
        createdAt
        submittedAt
      }
      laundromat_transfers(where: { _or: [{ userId: { _eq: $id } }, { recipientId: { _eq: $id } }] }) {
        id
        laundromatId
        recipientEmail
        status
        createdAt
        expiresAt
      }
      claim_codes(where: { claim: { userId: { _eq: $id } } }) {
        claimId
        email
        attempts
        createdAt
        usedAt
        expiresAt
      }
      favorites(where: { userId: { _eq: $id } }) {
        laundromatId
        createdAt
      }
      subscriptions(where: { userId: { _eq: $id } }) {
        id
        planId
        status
        stripeSubscriptionId
        stripeCustomerId
        currentPeriodStart
        currentPeriodEnd
        cancelAtPeriodEnd
        canceledAt
        trialStart
        trialEnd
        createdAt
        updatedAt
      }
      payments(where: { subscription: { userId: { _eq: $id } } }) {
        id
        subscriptionId
        amount
        amountRefunded
        currency
        status
        disputeStatus
        isFraudulent
        description
        stripePaymentIntentId
        stripeInvoiceId
        nextAttemptAt
        paidAt
        createdAt
      }
      billing_emails(where: { userId: { _eq: $id } }) {
        fact
        kind
        details
        createdAt
      }
      refresh_tokens(where: { userId: { _eq: $id } }) {
        createdAt
        rotatedAt
        revokedAt
        expiresAt
      }
      account_tokens(where: { userId: { _eq: $id } }) {
        kind
        newEmail
        createdAt
        usedAt
        expiresAt
      }
      journal_entries(where: { userId: { _eq: $id } }) {
        id
        operation
        tableName
        rowId
        createdAt
      }
      changesAsOwner: journal_entries(where: { userId: { _eq: $id }, actor: { _eq: "Propriétaire" } }) {
        id
        subject
        before
        after
      }
      owner_networks(where: { userId: { _eq: $id } }) {
        seenAt
      }
    }
  `,
  [laundromatContent],
);
