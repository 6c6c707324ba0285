import { object, string } from 'yup'
import { SettingsError } from '../../core/settings-error.ts'
import { declareSettings } from '../../core/settings-part.ts'
import { address, onOff, whole } from '../../core/setting-types.ts'
import { findPasskeyDomain, isWithin } from './second-factor/passkeys/passkey-domain.ts'

declare module '../../core/settings.ts' {
  /** How long a sign-in lasts, and what it takes. */
  interface Settings {
    /** Days after which it ends, however much it is used. */
    sessionDays: number
    /** Staff who did nothing for so many minutes are signed out. */
    staffIdleMinutes: number
    /** Whether staff may do nothing until they have a second factor. */
    staffSecondFactor: boolean
    /** What passkeys of both apps belong to; null where each app has its own. */
    passkeyDomain: string | null
    /** 32 bytes in base64 that secrets are encrypted with; without it a file of the data folder. */
    secretKey: string | undefined
    /** Google's sign-in; without it there is none (decisions 22). */
    google: GoogleSettings | undefined
  }
}

export interface GoogleSettings {
  clientId: string
  /** Address that validates access tokens, without a trailing slash. */
  apiUrl: string
  /** The script of the browser's side. */
  scriptUrl: string
}

export const signInSettings = declareSettings({
  schema: object({
    SESSION_DAYS: whole(1, 30).default(30),
    STAFF_IDLE_MINUTES: whole(5, 43_200).default(30),
    STAFF_SECOND_FACTOR: onOff(),
    PASSKEY_DOMAIN: string().matches(
      /^([a-z0-9-]+\.)+[a-z0-9-]+$/,
      '${path} must look like example.com',
    ),
    SECRET_KEY: string().matches(/^[\w+/]{43}=$/, '${path} must be 32 bytes in base64'),
    GOOGLE_CLIENT_ID: string().matches(
      /^[\w-]+\.apps\.googleusercontent\.com$/,
      '${path} must look like 123-abc.apps.googleusercontent.com',
    ),
    GOOGLE_API_URL: address('https://example.com/path').default(
      'https://www.googleapis.com/oauth2/v3',
    ),
    GOOGLE_SCRIPT_URL: address('https://example.com/path').default(
      'https://accounts.google.com/gsi/client',
    ),
  }),
  notes: {
    GOOGLE_CLIENT_ID: {
      group: 'sign-in',
      importance: 'know',
      text: 'the client ID of Google’s sign-in. Unset: there is no such sign-in.',
      example: '123-abc.apps.googleusercontent.com',
    },
    GOOGLE_API_URL: {
      group: 'sign-in',
      importance: 'ignore',
      text: 'the API that confirms a sign-in with Google; another one for a test.',
      unsafe: {
        values: 'an address without https',
        because: 'whoever stands between could sign in as anybody',
        isSet: ({ google }) => google !== undefined && !google.apiUrl.startsWith('https://'),
      },
    },
    GOOGLE_SCRIPT_URL: {
      group: 'sign-in',
      importance: 'ignore',
      text: 'the script of Google’s sign-in; another one for a test.',
      unsafe: {
        values: 'an address without https',
        because: 'whoever stands between could put a script of their own into the shop',
        isSet: ({ google }) => google !== undefined && !google.scriptUrl.startsWith('https://'),
      },
    },
    SECRET_KEY: {
      group: 'sign-in',
      importance: 'know',
      text: '32 bytes in base64 that encrypt authenticators’ secrets and payout details. Unset: made at first need in `DATA_DIR/secret.key`, mode 0600. Several machines share one.',
    },
    PASSKEY_DOMAIN: {
      group: 'sign-in',
      importance: 'know',
      text: 'the domain that passkeys belong to. Passkeys that were made answer to no other domain later.',
      unset:
        'the app’s domain that the other app is beneath, otherwise each app has passkeys of its own',
      example: 'your-shop.com',
    },
    SESSION_DAYS: {
      group: 'sign-in',
      importance: 'know',
      text: 'days after which a sign-in ends.',
    },
    STAFF_IDLE_MINUTES: {
      group: 'sign-in',
      importance: 'know',
      text: 'minutes without a call after which staff are signed out.',
    },
    STAFF_SECOND_FACTOR: {
      group: 'sign-in',
      importance: 'ignore',
      text: 'staff may do nothing until they have a second factor.',
      unset: 'on in production, otherwise off',
      unsafe: {
        values: '`off`',
        because: 'one guessed password of staff would open other people’s money',
        isSet: ({ staffSecondFactor }) => !staffSecondFactor,
      },
    },
  },
  read: (given, { production, storefrontOrigin, portalOrigin }) => {
    const hosts = [storefrontOrigin, portalOrigin].map((origin) => new URL(origin).hostname)
    const { PASSKEY_DOMAIN: domain, GOOGLE_CLIENT_ID: clientId } = given
    if (domain !== undefined && !hosts.every((host) => isWithin(host, domain))) {
      throw new SettingsError('Setting PASSKEY_DOMAIN must be a domain that both apps are in.')
    }
    const { GOOGLE_API_URL: apiUrl, GOOGLE_SCRIPT_URL: scriptUrl } = given
    return {
      sessionDays: given.SESSION_DAYS,
      staffIdleMinutes: given.STAFF_IDLE_MINUTES,
      staffSecondFactor: given.STAFF_SECOND_FACTOR ?? production,
      passkeyDomain: domain ?? findPasskeyDomain(hosts),
      secretKey: given.SECRET_KEY,
      google: clientId === undefined ? undefined : { clientId, apiUrl, scriptUrl },
    }
  },
})
