import { z } from 'zod';
import { email, requiredText } from './form-fields.ts';
import { userRoles } from './roles.ts';
import { timestamp } from './text.ts';

export const passwordMinLength = 6;
/** Longer input would only cost the server time to hash. */
const passwordMaxLength = 200;
const passwordMessage = `Le mot de passe doit contenir au moins ${passwordMinLength} caractères`;

const password = z
  .string(passwordMessage)
  .min(passwordMinLength, passwordMessage)
  .max(passwordMaxLength, `Le mot de passe doit contenir au plus ${passwordMaxLength} caractères`);

/** `POST /api/auth/login` */
export const loginForm = z.object({ email, password });
export type LoginForm = z.infer<typeof loginForm>;

/** Roles somebody may choose for themselves. */
export const registrableRole = z
  .enum(userRoles)
  .exclude(['admin'], "Le rôle doit être 'client' ou 'owner' seulement");

const bothPasswords = z.object({ password: z.string(), confirmPassword: z.string() });

/** `POST /api/auth/register` */
export const registerForm = z
  .object({
    firstName: requiredText('Le prénom est obligatoire', 100),
    lastName: requiredText('Le nom est obligatoire', 100),
    email,
    role: registrableRole.default('client'),
    password,
    confirmPassword: z.string('Les mots de passe ne correspondent pas'),
  })
  .refine((form) => form.password === form.confirmPassword, {
    path: ['confirmPassword'],
    message: 'Les mots de passe ne correspondent pas',
    // Also told when another field is wrong, so that everything can be mended in one go.
    when: ({ value }) => bothPasswords.safeParse(value).success,
  });
export type RegisterForm = z.infer<typeof registerForm>;

/** The signed-in user as `GET /api/auth/me` tells it; never the password, not even its hash. */
export const currentUser = z.object({
  id: z.guid(),
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  role: z.enum(userRoles),
  isActive: z.boolean(),
  emailVerified: z.boolean(),
  createdAt: timestamp,
  updatedAt: timestamp,
});
export type CurrentUser = z.infer<typeof currentUser>;

/** Answer of login, registration and `me`. */
export const userAnswer = z.object({ user: currentUser });
