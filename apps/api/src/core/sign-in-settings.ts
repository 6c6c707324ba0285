import { type InferType, number, object } from 'yup'

/** How long a sign-in lasts. */
export interface SignInSettings {
  /** It ends after so many days, however much it is used. */
  sessionDays: number
  /** Staff who did nothing for so many minutes are signed out. */
  staffIdleMinutes: number
}

export const signInSchema = object({
  SESSION_DAYS: number().integer().min(1).max(30).default(30),
  STAFF_IDLE_MINUTES: number().integer().min(5).max(43_200).default(30),
})

export function signInSettings(read: InferType<typeof signInSchema>): SignInSettings {
  return { sessionDays: read.SESSION_DAYS, staffIdleMinutes: read.STAFF_IDLE_MINUTES }
}
