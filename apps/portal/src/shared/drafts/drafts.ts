import { session } from '@bandari/sdk'

/** Storage key of a draft: prefix, e-mail, draft key such as `support/articles/7`. */
const prefix = 'bandari.draft:'

/** Keys of this page's unsaved drafts, also when the browser stores nothing. */
const unsaved = new Set<string>()

/**
 * The one store of what was typed and not saved. It outlives a reload and the end of a session, in this tab, for the same
 * person, until it is saved or given up or they sign out. If the browser refuses to store it, it is not kept.
 */
export const drafts = {
  /** The stored draft, perhaps of an older release; null when there is none. */
  read: (draftKey: string): unknown => {
    try {
      const kept: unknown = JSON.parse(sessionStorage.getItem(keyOf(draftKey)) ?? 'null')
      if (typeof kept !== 'object' || kept === null || !('value' in kept)) return null
      return kept.value ?? null
    } catch {
      // Storage is switched off, or holds what no release of ours has written.
      return null
    }
  },
  save: (draftKey: string, value: unknown): void => {
    unsaved.add(draftKey)
    try {
      sessionStorage.setItem(keyOf(draftKey), JSON.stringify({ value }))
    } catch {
      // Storage is full or switched off: whoever leaves is asked all the same.
    }
  },
  drop: (draftKey: string): void => {
    unsaved.delete(draftKey)
    try {
      sessionStorage.removeItem(keyOf(draftKey))
    } catch {
      // Storage is switched off: there is nothing to drop.
    }
  },
  /** Whether leaving would lose a draft. */
  isUnsaved: (draftKey: string): boolean => unsaved.has(draftKey),
  /** Somebody signs out: leaving asks nothing, and the session removes what is stored, in every tab. */
  giveUpAll: (): void => unsaved.clear(),
}

function keyOf(draftKey: string): string {
  return `${prefix}${session.email()?.toLowerCase() ?? ''}:${draftKey}`
}

/** Draft key of a record's form; a new record has no id yet. */
export function draftKeyOf(resource: string, id: string | number | undefined): string {
  return `${resource}/${id ?? 'new'}`
}
