import { type InferType, object, string } from 'yup'
import { findPasskeyDomain, isWithin } from './passkey-domain.ts'
import { onOff, whole } from './setting-types.ts'
import { SettingsError } from './settings-error.ts'

/** How long a sign-in lasts, and what it takes. */
export interface SignInSettings {
  /** It ends after so many days, however much it is used. */
  sessionDays: number
  /** Staff who did nothing for so many minutes are signed out. */
  staffIdleMinutes: number
  /** Whether staff may do nothing until they have a second factor. */
  staffSecondFactor: boolean
  /** What passkeys of both apps belong to; null where each app has its own. */
  passkeyDomain: string | null
  /** 32 bytes in base64 that secrets are encrypted with; without it a file of the data folder. */
  secretKey: string | undefined
}

export const signInSchema = object({
  SESSION_DAYS: whole(1, 30).default(30),
  STAFF_IDLE_MINUTES: whole(5, 43_200).default(30),
  STAFF_SECOND_FACTOR: onOff(),
  PASSKEY_DOMAIN: string().matches(
    /^([a-z0-9-]+\.)+[a-z0-9-]+$/,
    '${path} must look like example.com',
  ),
  SECRET_KEY: string().matches(/^[\w+/]{43}=$/, '${path} must be 32 bytes in base64'),
})

interface Shop {
  production: boolean
  /** Of both apps. */
  origins: readonly string[]
}

export function signInSettings(
  read: InferType<typeof signInSchema>,
  { production, origins }: Shop,
): SignInSettings {
  const hosts = origins.map((origin) => new URL(origin).hostname)
  const domain = read.PASSKEY_DOMAIN
  if (domain !== undefined && !hosts.every((host) => isWithin(host, domain))) {
    throw new SettingsError('Setting PASSKEY_DOMAIN must be a domain that both apps are in.')
  }
  return {
    sessionDays: read.SESSION_DAYS,
    staffIdleMinutes: read.STAFF_IDLE_MINUTES,
    staffSecondFactor: read.STAFF_SECOND_FACTOR ?? production,
    passkeyDomain: domain ?? findPasskeyDomain(hosts),
    secretKey: read.SECRET_KEY,
  }
}
