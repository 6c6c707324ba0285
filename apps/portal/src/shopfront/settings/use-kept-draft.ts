import type { ShopSettings } from '@bandari/sdk'
import { useEffect, useState } from 'react'
import { drafts } from '../../shared/drafts/drafts.ts'
import { type Draft, type TypedSettings, typedSettings, withTyped } from './draft.ts'

export const draftKey = 'support/shop-settings'

interface Kept {
  typed: TypedSettings
  reason: string
}

/** What was typed before the page was loaded, on the settings as they are now. */
export function useKeptDraft(settings: ShopSettings): {
  draft: Draft
  reason: string
  isKept: boolean
} {
  const [kept] = useState(() => {
    const found = drafts.read(draftKey)
    return isKept(found) ? found : null
  })
  return {
    draft: withTyped(settings, kept?.typed ?? {}),
    reason: kept?.reason ?? '',
    isKept: kept !== null,
  }
}

/** Keeps what differs from the settings, and nothing else: colleagues may change the others meanwhile. */
export function useKeeping(draft: Draft, settings: ShopSettings, reason: string): void {
  const typed = typedSettings(draft, settings)
  const text = Object.keys(typed).length === 0 ? null : JSON.stringify({ typed, reason })
  // Keeps the browser's storage up to date.
  useEffect(() => {
    if (text === null) drafts.drop(draftKey)
    else drafts.save(draftKey, JSON.parse(text))
  }, [text])
}

function isKept(found: unknown): found is Kept {
  const { typed, reason } = (found ?? {}) as Partial<Kept>
  return typeof typed === 'object' && typed !== null && typeof reason === 'string'
}
