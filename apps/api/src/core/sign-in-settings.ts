import { boolean, type InferType, number, object, string } from 'yup'

/** How long a sign-in lasts, and what it takes. */
export interface SignInSettings {
  /** It ends after so many days, however much it is used. */
  sessionDays: number
  /** Staff who did nothing for so many minutes are signed out. */
  staffIdleMinutes: number
  /** Whether staff may do nothing until they have a second factor. */
  staffSecondFactor: boolean
  /** 32 bytes in base64 that secrets are encrypted with; without it a file of the data folder. */
  secretKey: string | undefined
}

export const signInSchema = object({
  SESSION_DAYS: number().integer().min(1).max(30).default(30),
  STAFF_IDLE_MINUTES: number().integer().min(5).max(43_200).default(30),
  STAFF_SECOND_FACTOR: boolean(),
  SECRET_KEY: string().matches(/^[\w+/]{43}=$/, '${path} must be 32 bytes in base64'),
})

export function signInSettings(
  read: InferType<typeof signInSchema>,
  production: boolean,
): SignInSettings {
  return {
    sessionDays: read.SESSION_DAYS,
    staffIdleMinutes: read.STAFF_IDLE_MINUTES,
    staffSecondFactor: read.STAFF_SECOND_FACTOR ?? production,
    secretKey: read.SECRET_KEY,
  }
}
