import { isLocal } from './core/local-host.ts'
import type { SettingNote } from './core/setting-note.ts'
import type { Settings } from './core/settings.ts'
import { settingsParts } from './settings.ts'
import { limits, variables } from './shopfront/shop-settings/shop-settings.data.ts'
import { valuesOf } from './shopfront/shop-settings/values.ts'

/**
 * Why a shop with these settings must not start; null when it may. Commands that only work on the database do not ask.
 *
 * Outside production the demo's passwords are printed in the README and mails, with the links that open accounts, are
 * read at /mailbox: nobody but this machine may reach either.
 */
export function refuseToStart(settings: Settings): string | null {
  if (settings.production) {
    return unsafeSettings(settings)
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

/** The notes of all settings, by their variables: the table of what production may not have. */
export const settingNotes: Readonly<Record<string, SettingNote>> = Object.assign(
  {},
  ...settingsParts.map(({ notes }) => notes),
)

/** A sentence for each setting that is unsafe in production, all at once; null for none. */
function unsafeSettings(settings: Settings): string | null {
  const sentences = Object.entries(settingNotes).flatMap(([name, { unsafe }]) =>
    unsafe?.isSet(settings) === true
      ? [
          `Setting ${name} cannot be ${unsafe.values.replaceAll('`', '')} when NODE_ENV is production, because ${unsafe.because}.`,
        ]
      : [],
  )
  sentences.push(...unsafeValues(settings))
  return sentences.length === 0 ? null : sentences.join('\n')
}

/** The same for what people set in the portal, whose first value the environment gives. */
function unsafeValues(settings: Settings): string[] {
  const values = valuesOf(settings)
  return limits.flatMap(({ name, least, most, because }) => {
    const value = Number(values[name])
    return value >= least && value <= most
      ? []
      : [
          `Setting ${variables[name]} must be from ${least} to ${most} when NODE_ENV is production, because ${because}.`,
        ]
  })
}

/** Says which settings a shop that sells still has from the demo, such as the telephone that buyers call; null for none. */
export function warnOfInventions({ production, said }: Settings): string | null {
  const inventions = settingsParts.flatMap(({ invents = [] }) => invents)
  const unset = inventions.filter((name) => !said.has(name))
  if (!production || unset.length === 0) return null
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
