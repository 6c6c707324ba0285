import type { Log } from '../../core/log.ts'
import type { Settings } from '../../core/settings.ts'
import type { Database } from '../../platform/db/database.ts'
import { settingNames, variables } from './shop-settings.data.ts'
import { listSettings, type SettingRow } from './shop-settings.store.ts'
import { settingsOf, valuesOf } from './values.ts'

const names: ReadonlySet<string> = new Set(settingNames)

/** Milliseconds between two looks when nobody tells of a change, such as behind a pooler that passes on no news. */
const lookEvery = 10_000

/**
 * Puts what the database holds into the settings of this process, which all of its parts share: whoever reads one reads
 * what is so now. Values are replaced and never changed, so that what somebody has read stays whole. Throws a
 * `SettingsError` when a value cannot be used, and leaves everything as it was. Answers whether anything is new.
 */
export async function loadShopSettings(db: Database, settings: Settings): Promise<boolean> {
  return apply(settings, await listSettings(db))
}

async function apply(settings: Settings, rows: readonly SettingRow[]): Promise<boolean> {
  const revision = Math.max(0, ...rows.map((row) => row.revision))
  if (revision === settings.shopRevision) return false
  // With it comes the whole contract, which a process that answers nothing never needs.
  const { storedValues } = await import('./stored-values.ts')
  const stored = storedValues(rows, (name) => names.has(name))
  Object.assign(settings, settingsOf({ ...valuesOf(settings), ...stored }), {
    shopRevision: revision,
  })
  for (const { name } of rows) if (names.has(name)) settings.said.add(variables[name])
  return true
}

interface Options {
  db: Database
  settings: Settings
  log: Log
  onChange: () => void
}

interface LiveSettings {
  /** Something of the shop has changed, perhaps its settings. */
  look: () => void
  /** Resolves when what is committed by now counts. */
  caughtUp: () => Promise<void>
  stop: () => Promise<void>
}

/** Follows the settings for as long as the process runs. */
export function followShopSettings({ db, settings, log, onChange }: Options): LiveSettings {
  let looking: Promise<void> | null = null
  let isAskedAgain = false
  const lookOnce = async () => {
    try {
      if (await loadShopSettings(db, settings)) onChange()
    } catch (error) {
      log.error(
        { err: error },
        'The settings of the shop could not be read; they stay as they were',
      )
    }
  }
  const run = async () => {
    do {
      isAskedAgain = false
      await lookOnce()
    } while (isAskedAgain)
    looking = null
  }
  const look = () => {
    if (looking) isAskedAgain = true
    else looking = run()
  }
  const timer = setInterval(look, lookEvery)
  timer.unref()
  return {
    look,
    caughtUp: async () => {
      await looking
    },
    stop: async () => {
      clearInterval(timer)
      isAskedAgain = false
      await looking
    },
  }
}
