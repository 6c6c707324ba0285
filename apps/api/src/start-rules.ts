import type { Settings } from './core/settings.ts'
import { settingsParts } from './settings.ts'

/**
 * Why a shop with these settings must not start; null when it may. Commands that only work on the database do not ask.
 *
 * Outside production the demo's passwords are printed in the README and mails, with the links that open accounts, are
 * read at /mailbox: nobody but this machine may reach either.
 */
export function refuseToStart(settings: Settings): string | null {
  if (settings.production) {
    return settingsParts.map(({ refuses }) => refuses?.(settings) ?? null).find(isSaid) ?? null
  }
  const open = settingsParts
    .map(({ opens }) => opens?.(settings) ?? null)
    .filter(isSaid)
    .join(', and ')
  if (open === '') return null
  if (!isLocal(settings.host)) {
    return `Setting HOST is ${settings.host}, so others could use ${open}. Set NODE_ENV=production for a shop that others reach, or leave HOST at 127.0.0.1.`
  }
  const reached = publicOrigin(settings)
  if (reached === undefined) return null
  return `Settings say that the shop is reached at ${reached}, so others could use ${open}. Set NODE_ENV=production for a shop that others reach.`
}

/** Says which settings a shop that sells still has from the demo, such as the telephone that buyers call; null for none. */
export function warnOfInventions(
  environment: Readonly<Record<string, string | undefined>>,
): string | null {
  const inventions = settingsParts.flatMap(({ invents = [] }) => invents)
  const unset = inventions.filter((name) => !environment[name])
  if (environment['NODE_ENV'] !== 'production' || unset.length === 0) return null
  return `Not set, so buyers are shown what the demo shop made up: ${unset.join(', ')}.`
}

/** What else a shop that sells should know of its settings. */
export function warningsOf(settings: Settings): string[] {
  if (!settings.production) return []
  return settingsParts.map(({ warns }) => warns?.(settings) ?? null).filter(isSaid)
}

const isSaid = (sentence: string | null): sentence is string => sentence !== null

function publicOrigin({ storefrontOrigin, portalOrigin }: Settings): string | undefined {
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
