import { useEffect } from 'react'
import { useStore } from 'react-admin'
import { useLocation } from 'react-router-dom'
import type { MenuEntry, MenuGroup } from './portal-resource.ts'

/** The entry of the page at an address: of several the one whose path says most. */
export function entryAt(pathname: string, entries: readonly MenuEntry[]): MenuEntry | null {
  const isAt = ({ path }: MenuEntry) => {
    const [at = ''] = path.split('?')
    return pathname === at || pathname.startsWith(`${at}/`)
  }
  const [nearest = null] = entries
    .filter(isAt)
    .toSorted((one, other) => other.path.length - one.path.length)
  return nearest
}

/**
 * Which group of the menu is open, remembered in this browser: the first until a page or somebody opens another. A page
 * opens its own, so that its entry is in view.
 */
export function useOpenGroup(entries: readonly MenuEntry[]) {
  // Empty once somebody has folded the only one that was open.
  const [chosen, choose] = useStore<MenuGroup | '' | null>('menu.group', null)
  const { pathname } = useLocation()
  const here = entryAt(pathname, entries)?.group
  // With the path: another page of a group that was folded opens it again.
  const visit = here && `${here} ${pathname}`
  useEffect(() => {
    const [group] = (visit ?? '').split(' ')
    if (group) choose(group as MenuGroup)
  }, [visit, choose])
  const open = chosen ?? entries[0]?.group ?? null
  return { open, toggle: (group: MenuGroup) => choose(open === group ? '' : group) }
}
