import type { PlainMessageId } from '@bandari/i18n'
import type {
  EmailRequest,
  LoginRequest,
  PasswordResetConfirm,
  RegisterRequest,
} from '@bandari/sdk'
import { type ObjectSchema, object, ref, string } from 'yup'

const messages = {
  emailInvalid: 'auth.emailInvalid',
  tooLong: 'auth.tooLong',
  names: 'auth.names',
  emailAndPassword: 'auth.emailAndPassword',
  passwordsDiffer: 'auth.passwordsDiffer',
  signInIncomplete: 'auth.signInIncomplete',
  resetEmail: 'auth.resetEmail',
} as const satisfies Record<string, PlainMessageId>

/** The address is asked for once and sent twice: `confirm_email` is the wire's (buyer spec §7). */
export type SignUp = Required<Omit<RegisterRequest, 'confirm_email' | 'next'>> & {
  confirm_password: string
}

export type TypedEmail = Pick<EmailRequest, 'email'>

const email = (missing: PlainMessageId) =>
  string().trim().required(missing).email(messages.emailInvalid).max(255, messages.tooLong)

export const signUpSchema: ObjectSchema<SignUp> = object({
  first_name: string().trim().required(messages.names).max(255, messages.tooLong),
  last_name: string().trim().required(messages.names).max(255, messages.tooLong),
  email: email(messages.emailAndPassword),
  password: string().default('').required(messages.emailAndPassword).max(128, messages.tooLong),
  confirm_password: string()
    .default('')
    .oneOf([ref('password')], messages.passwordsDiffer),
  country: string().default('').max(128, messages.tooLong),
})

export const signInSchema: ObjectSchema<LoginRequest> = object({
  username: string().trim().required(messages.signInIncomplete).max(255, messages.tooLong),
  password: string().required(messages.signInIncomplete).max(128, messages.tooLong),
})

export const resetSchema: ObjectSchema<TypedEmail> = object({ email: email(messages.resetEmail) })

/** The specification has no sentence for this one; an address is an address. */
export const resendSchema: ObjectSchema<TypedEmail> = object({
  email: email(messages.emailInvalid),
})

export type NewPassword = Pick<PasswordResetConfirm, 'new_password1' | 'new_password2'>

export const newPasswordSchema: ObjectSchema<NewPassword> = object({
  new_password1: string().required(messages.signInIncomplete).max(128, messages.tooLong),
  new_password2: string()
    .required(messages.signInIncomplete)
    .oneOf([ref('new_password1')], messages.passwordsDiffer),
})
