import type { Database } from '../db/database.ts';
import type { Notifications } from '../email/notifications.ts';
import type { OutgoingMail } from '../email/outgoing-mail.ts';
import type { WriteLimits } from '../http/write-limits.ts';
import type { Storage } from '../storage/storage.ts';
import type { CompanyRegister } from './company-register.ts';

export interface ClaimServices {
  db: Database;
  mail: OutgoingMail;
  notifications: Notifications;
  register: CompanyRegister;
  privateStorage: Storage;
  limits: WriteLimits;
  secret: string;
  publicUrl: string;
}
