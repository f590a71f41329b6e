import { z } from 'zod';
import { graphqlTypes, type Operations } from '../http/operation.ts';
import { decided, decisionOf, laundromatDecisions } from '../moderation/decisions.ts';
import { rowId } from '../validation/row-id.ts';
import { timestamp } from '../validation/text.ts';
import { administratorInput, administratorPatch, laundromatCreate, laundromatPatch } from './forms.ts';
import { ownLaundromat } from './laundromats.ts';
import { machineInput } from './machines.ts';
import { mergeForm } from './merging.ts';
import { openingException } from './opening-exceptions.ts';

const laundromat = laundromatCreate.register(graphqlTypes, {
  name: 'LaundromatInput',
  description: 'The caller may set the id, so that a submission sent twice creates one laundromat.',
});
const changes = laundromatPatch.register(graphqlTypes, {
  name: 'LaundromatChanges',
  description: 'Omitted fields do not change; a list of services or machines replaces the current ones.',
});
const administratorLaundromat = administratorInput.register(graphqlTypes, {
  name: 'AdministratorInput',
  description: 'The caller sets the id, so that a form sent twice adds one laundromat.',
});
const administratorChanges = administratorPatch.register(graphqlTypes, {
  name: 'AdministratorChanges',
  description:
    'Omitted fields do not change; a list replaces the current one. `seen` has the values that the form showed.',
});
machineInput.register(graphqlTypes, {
  name: 'MachineInput',
  description:
    'Machines of one capacity and price. The kind is washer or dryer; the price is in euros, for one cycle of these minutes.',
});
openingException.in.register(graphqlTypes, {
  name: 'OpeningExceptionInput',
  description: 'Periods are pairs of times; null is closed all day.',
});

export const savedLaundromat = z.object({ id: rowId() }).register(graphqlTypes, {
  name: 'SavedLaundromat',
  relations: { laundromat: { table: 'laundromats', idField: 'id' } },
});

export const laundromatOperations = {
  createLaundromat: {
    roles: ['owner'],
    limit: 'laundromats',
    input: z.object({ laundromat }),
    refusals: ['laundromatLimitReached', 'conflict', 'laundromatDeleted'],
    action: {
      summary: "Creates a laundromat under the owner's plan, which sets its flags.",
      answer: savedLaundromat,
    },
    rest: {
      method: 'POST',
      path: '/api/laundromats',
      body: 'laundromat',
      summary:
        "Creates a laundromat under the owner's plan, which alone decides on publication and tier. City, postal code, price and hours that are left out get defaults and count as unknown. The same id sent again answers 200 and changes nothing.",
      statuses: [201, 200],
      answer: ownLaundromat,
    },
  },
  updateLaundromat: {
    roles: ['owner'],
    limit: 'edits',
    input: z.object({ id: rowId(), changes }),
    refusals: ['notYourLaundromat', 'laundromatNotFound', 'laundromatClosed', 'newerValues'],
    action: { summary: 'Changes a laundromat of the owner.', answer: savedLaundromat },
    rest: {
      method: 'PATCH',
      path: '/api/laundromats/{id}',
      body: 'changes',
      summary:
        "Changes an owner's own laundromat. What is not sent stays; services and machines are replaced as a whole. `seen` holds the values that the caller knew of the fields it sends: newer ones are not overwritten, and the refusal returns them.",
      answer: ownLaundromat,
    },
  },
  addLaundromat: {
    roles: ['site_admin'],
    input: z.object({ laundromat: administratorLaundromat }),
    refusals: ['conflict', 'laundromatDeleted'],
    action: { summary: 'Adds a laundromat without an owner.', answer: savedLaundromat },
  },
  editLaundromat: {
    roles: ['site_admin'],
    input: z.object({ id: rowId(), changes: administratorChanges }),
    refusals: ['laundromatNotFound', 'laundromatClosed', 'newerValues', 'conflict'],
    action: { summary: 'Changes a laundromat as an administrator.', answer: savedLaundromat },
  },
  setLaundromatClosed: {
    roles: ['owner'],
    limit: 'laundromats',
    input: z.object({ id: rowId(), isClosed: z.boolean() }),
    refusals: [
      'notYourLaundromat',
      'laundromatNotFound',
      'laundromatClosed',
      'laundromatLimitReached',
      'conflict',
    ],
    action: {
      summary: 'Closes a laundromat of the owner for good, or reopens it within 30 days.',
      answer: savedLaundromat,
    },
  },
  decideLaundromat: {
    roles: ['site_admin'],
    input: decisionOf(laundromatDecisions, {
      seenAt: timestamp.nullish(),
      readAt: timestamp.nullish(),
    }),
    refusals: ['laundromatNotFound', 'laundromatLimitReached', 'conflict'],
    action: {
      summary:
        'Publishes, refuses, closes or deletes a laundromat, or approves or reverts the changes of its owner. `seenAt` is the time of the last change, or possible duplicate, that the administrator has seen; `readAt` that of the last edit that they have read.',
      answer: decided,
    },
  },
  mergeLaundromats: {
    roles: ['site_admin'],
    input: mergeForm,
    refusals: ['laundromatNotFound', 'laundromatLimitReached', 'conflict'],
    action: {
      summary:
        'Merges a laundromat into the one that is kept, and deletes it. `keepsOwnerOf` (kept or merged) says whose owner stays where they differ.',
      answer: decided,
    },
  },
  restoreLaundromat: {
    roles: ['site_admin'],
    input: z.object({ id: rowId() }),
    refusals: ['laundromatNotFound', 'conflict'],
    action: {
      summary: 'Restores a laundromat that was deleted in the last 30 days, or undoes its merge.',
      answer: savedLaundromat,
    },
  },
} as const satisfies Operations;
