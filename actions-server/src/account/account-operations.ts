import { accountOperations as entries } from '#contract/account/operations.ts';
import { handle } from '../http/operation.ts';
import type { AccountServices } from './account-services.ts';
import { mailedLinkHandlers } from './mailed-link-handlers.ts';
import { profileHandlers } from './profile-handlers.ts';
import { sessionHandlers } from './session-handlers.ts';

export const accountOperations = (services: AccountServices) =>
  handle(entries, {
    ...sessionHandlers(services),
    ...mailedLinkHandlers(services),
    ...profileHandlers(services),
  });
