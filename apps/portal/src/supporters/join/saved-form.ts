import type { UpgradeForm } from './use-upgrade.ts'

/** What is kept of the form: never the agreement. */
export type Typed = Omit<UpgradeForm, 'isAgreed'>

export const nothingTyped: Typed = { mobile: '', checkedMobile: '', referrer: '' }

/** It may have been kept by an older release. */
export function isTyped(kept: unknown): kept is Typed {
  if (typeof kept !== 'object' || kept === null) return false
  return Object.keys(nothingTyped).every(
    (name) => typeof (kept as Record<string, unknown>)[name] === 'string',
  )
}
