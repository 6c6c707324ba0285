import { session } from '@bandari/sdk'

export interface RecentPlace {
  path: string
  title: string
  detail: string | null
}

const most = 6

/** What somebody opened from the search, in this tab until its person signs out: the session removes it then, in every tab. */
export const recent = {
  list: (): RecentPlace[] => {
    try {
      const kept: unknown = JSON.parse(sessionStorage.getItem(keyOf()) ?? '[]')
      return Array.isArray(kept) ? (kept as RecentPlace[]) : []
    } catch {
      // Storage is switched off, or holds what no release of ours has written.
      return []
    }
  },
  add: (place: RecentPlace): void => {
    const others = recent.list().filter(({ path }) => path !== place.path)
    try {
      sessionStorage.setItem(keyOf(), JSON.stringify([place, ...others].slice(0, most)))
    } catch {
      // Storage is full or switched off: nothing is remembered.
    }
  },
}

function keyOf(): string {
  return `bandari.finder:${session.email()?.toLowerCase() ?? ''}`
}
