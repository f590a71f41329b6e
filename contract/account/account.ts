import { z } from 'zod';
import { email } from '../validation/form-fields.ts';
import { optionalPhone } from '../validation/phone.ts';
import { rowId } from '../validation/row-id.ts';
import { cleanLine, timestamp } from '../validation/text.ts';
import { userRoles } from './roles.ts';

const passwordMinLength = 6;
/** Longer input would only take the server longer to hash. */
const passwordMaxLength = 200;
const passwordMessage = `Le mot de passe doit contenir au moins ${passwordMinLength} caractères`;

const password = z
  .string(passwordMessage)
  .min(passwordMinLength, passwordMessage)
  .max(passwordMaxLength, `Le mot de passe doit contenir au plus ${passwordMaxLength} caractères`);

export const loginForm = z.object({ email, password });
export type LoginForm = z.infer<typeof loginForm>;

const registrableRole = z
  .enum(userRoles)
  .exclude(['admin'], "Le rôle doit être 'client' ou 'owner' seulement");

/** Parts of a link, an address or a number. Emails greet by these names, and mail programs would show a link. */
const notOfAName =
  /[\p{N}@/\\:]|\p{L}{2}(?:[.\u3002\ua4f8\u06d4]|[,·•](?=(?:fr|com|net|org)$)| \. | ?[([{]?(?:point|dot|\.)[)\]}] ?| (?:point|dot) )\p{L}{2}/iu;
const nameMessage = "Un nom n'a ni chiffre, ni adresse, ni lien.";

const personName = (message: string) =>
  z
    .string(message)
    .transform((name) => cleanLine(name.normalize('NFKC')))
    .pipe(
      z
        .string()
        .min(1, message)
        .max(100)
        .refine((name) => !notOfAName.test(name), nameMessage),
    );

const missingConfirmation = 'Veuillez confirmer le mot de passe';
const mismatchMessage = 'Les mots de passe ne correspondent pas';
const bothPasswords = z.object({ password: z.string(), confirmPassword: z.string() });

const passwordsMatch = (form: z.infer<typeof bothPasswords>) => form.password === form.confirmPassword;
const mismatch = {
  path: ['confirmPassword'],
  error: ({ input }: { input?: unknown }) =>
    (input as z.infer<typeof bothPasswords>).confirmPassword ? mismatchMessage : missingConfirmation,
  when: ({ value }: { value: unknown }) => bothPasswords.safeParse(value).success,
};

export const registerForm = z
  .object({
    firstName: personName('Le prénom est obligatoire'),
    lastName: personName('Le nom est obligatoire'),
    email,
    role: registrableRole.default('client'),
    password,
    confirmPassword: z.string(missingConfirmation),
  })
  .refine(passwordsMatch, mismatch);
export type RegisterForm = z.infer<typeof registerForm>;

export const profileForm = z.object({
  firstName: registerForm.shape.firstName,
  lastName: registerForm.shape.lastName,
  phone: optionalPhone,
});

export const changeEmailForm = z.object({ email, password });

export const changePasswordForm = z
  .object({ currentPassword: password, password, confirmPassword: z.string(missingConfirmation) })
  .refine(passwordsMatch, mismatch);

export const deleteAccountForm = z.object({ password });
export const accountDeleted = 'Votre compte et vos données ont été supprimés.';

export const currentUser = z.object({
  id: rowId(),
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  phone: z.string().nullable(),
  role: z.enum(userRoles),
  isActive: z.boolean(),
  emailVerified: z.boolean(),
  createdAt: timestamp,
  updatedAt: timestamp,
});
export type CurrentUser = z.infer<typeof currentUser>;

export const userAnswer = z.object({ user: currentUser });

/** 32 random bytes in base64url. */
const mailedToken = z.string("Ce lien n'est pas valable.").regex(/^[\w-]{43}$/, "Ce lien n'est pas valable.");

export const verifyEmailForm = z.object({ token: mailedToken });

export const forgotPasswordForm = z.object({ email });
export type ForgotPasswordForm = z.infer<typeof forgotPasswordForm>;

export const resetPasswordForm = z
  .object({ token: mailedToken, password, confirmPassword: z.string(missingConfirmation) })
  .refine(passwordsMatch, mismatch);
export type ResetPasswordForm = z.infer<typeof resetPasswordForm>;

export const messageAnswer = z.object({ message: z.string() });
