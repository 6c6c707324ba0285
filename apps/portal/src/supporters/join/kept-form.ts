import { session } from '@bandari/sdk'
import type { UpgradeForm } from './use-upgrade.ts'

const blank: UpgradeForm = { mobile: '', checkedMobile: '', referrer: '', isAgreed: false }

/** What was typed outlives a reload and the end of a session, in this tab, for the same person; never the agreement. */
export const keptForm = {
  read: (): UpgradeForm => {
    const kept = parse(sessionStorage.getItem(key()))
    return { ...blank, ...kept, isAgreed: false }
  },
  keep: ({ mobile, checkedMobile, referrer }: UpgradeForm): void =>
    sessionStorage.setItem(key(), JSON.stringify({ mobile, checkedMobile, referrer })),
  drop: (): void => sessionStorage.removeItem(key()),
}

function key(): string {
  return `bandari.join:${session.email()?.toLowerCase() ?? ''}`
}

/** It may have been kept by an older release. */
function parse(kept: string | null): Partial<UpgradeForm> {
  if (kept === null) return {}
  const form: unknown = JSON.parse(kept)
  if (typeof form !== 'object' || form === null) return {}
  const isWhole = ['mobile', 'checkedMobile', 'referrer'].every(
    (name) => typeof (form as Record<string, unknown>)[name] === 'string',
  )
  return isWhole ? form : {}
}
