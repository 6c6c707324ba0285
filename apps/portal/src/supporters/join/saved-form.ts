import type { UpgradeForm } from './use-upgrade.ts'

/** The saved part of the form; never the agreement. */
export type SavedUpgradeForm = Omit<UpgradeForm, 'isAgreed'>

export const blankForm: SavedUpgradeForm = { mobile: '', checkedMobile: '', referrer: '' }

/** Checks a stored form: it may come from an older release. */
export function isSavedUpgradeForm(kept: unknown): kept is SavedUpgradeForm {
  if (typeof kept !== 'object' || kept === null) return false
  return Object.keys(blankForm).every(
    (name) => typeof (kept as Record<string, unknown>)[name] === 'string',
  )
}
