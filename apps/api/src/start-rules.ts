import type { Settings } from './core/settings.ts'

type StartSettings = Pick<
  Settings,
  'production' | 'demo' | 'host' | 'smtpUrl' | 'storefrontOrigin' | 'portalOrigin'
>

/**
 * Why a shop with these settings must not start; null when it may. Commands that only work on the database do not ask.
 *
 * Outside production the demo's passwords are printed in the README and mails, with the links that open accounts, are
 * read at /mailbox: nobody but this machine may reach either.
 */
export function refuseToStart(settings: StartSettings): string | null {
  if (settings.production) {
    if (settings.smtpUrl !== undefined) return null
    return 'Setting SMTP_URL is needed when NODE_ENV is production: without it no mail would leave, and buyers could not even activate their accounts.'
  }
  const open = [
    ...(settings.demo ? ["the demo's accounts, whose passwords are public"] : []),
    ...(settings.smtpUrl === undefined ? ['the mailbox, which shows every mail'] : []),
  ].join(', and ')
  if (open === '') return null
  if (!isLocal(settings.host)) {
    return `Setting HOST is ${settings.host}, so others could use ${open}. Set NODE_ENV=production for a shop that others reach, or leave HOST at 127.0.0.1.`
  }
  const reached = publicOrigin(settings)
  if (reached === undefined) return null
  return `Settings say that the shop is reached at ${reached}, so others could use ${open}. Set NODE_ENV=production for a shop that others reach.`
}

/** What the demo shop made up, or has only on this machine. */
const inventions = [
  'STOREFRONT_ORIGIN',
  'PORTAL_ORIGIN',
  'CONTACT_PHONE',
  'CONTACT_ADDRESS',
  'OFFICES',
  'MAIL_FROM',
  'SUPPORT_EMAIL',
]

/** Says which settings a shop that sells still has from the demo, such as the telephone that buyers call; null for none. */
export function warnOfInventions(
  environment: Readonly<Record<string, string | undefined>>,
): string | null {
  const unset = inventions.filter((name) => !environment[name])
  if (environment['NODE_ENV'] !== 'production' || unset.length === 0) return null
  return `Not set, so buyers are shown what the demo shop made up: ${unset.join(', ')}.`
}

/** Says that invoices of a shop that sells leave unsigned; null where they do not. */
export function warnOfUnsigned({
  production,
  signing,
}: Pick<Settings, 'production' | 'signing'>): string | null {
  if (!production || signing !== null) return null
  return 'Not set, so invoices are not signed, and nobody can tell from the file whether one was changed: SIGNING_CERTIFICATE, SIGNING_PASSPHRASE_FILE.'
}

function publicOrigin({ storefrontOrigin, portalOrigin }: StartSettings): string | undefined {
  return [storefrontOrigin, portalOrigin].find((origin) => !isLocal(new URL(origin).hostname))
}

/** This machine, or a name that no public server can have (RFC 2606, RFC 6761). */
function isLocal(host: string): boolean {
  const name = host.toLowerCase().replaceAll(/^\[|\]$/g, '')
  return (
    /^127(\.\d{1,3}){3}$/.test(name) ||
    name === '::1' ||
    /^(?:.+\.)?(?:localhost|test|example|invalid)$/.test(name)
  )
}
