import Less from '@mui/icons-material/ExpandLess'
import More from '@mui/icons-material/ExpandMore'
import { MenuItem, Tooltip } from '@mui/material'
import { memo } from 'react'
import { Menu, usePermissions, useSidebarState } from 'react-admin'
import { useLocation } from 'react-router-dom'
import type { Permissions } from '../providers/auth-provider.ts'
import { paths } from '../paths.ts'
import { type MenuEntry, type MenuGroup, menuGroups } from './portal-resource.ts'
import css from './PortalMenu.module.css'
import { entryAt, useOpenGroup } from './use-open-group.ts'
import { useUnread } from './use-unread.ts'
import { useSellersOrders } from './use-sellers-orders.ts'
import { type Waiting, useWaiting } from './use-waiting.ts'
import { t } from '../language/translator.ts'

/**
 * Shows only pages that the person may open; the others are not shown greyed out either. Of the groups one is open at a
 * time: the one of the page, until somebody opens another.
 */
export function PortalMenu({ entries }: { entries: readonly MenuEntry[] }) {
  const { permissions } = usePermissions<Permissions>()
  const waiting = useWaiting(permissions)
  const unread = useUnread(permissions)
  const sellersOrders = useSellersOrders(permissions)
  const { pathname } = useLocation()
  // On the way to where one begins: a group that is opened now would be closed by the page that follows.
  const hasBegun = pathname !== paths.home
  const shown = entries.filter(({ isFor }) => hasBegun && isFor(permissions))
  const count = (entry: MenuEntry) => countOf(entry, { waiting, own: { unread, sellersOrders } })
  const inGroup = (group: MenuGroup) => shown.filter((entry) => entry.group === group)
  // One entry is no longer than its heading. Staff have a desk to look at; their own orders are one press away.
  const folds = (group: MenuGroup) =>
    inGroup(group).length > 1 && (group !== 'account' || permissions?.isStaff === true)
  const inOrder = menuGroups.flatMap(inGroup)
  const here = entryAt(pathname, shown)
  const { open, toggle } = useOpenGroup(inOrder.filter(({ group }) => folds(group)))
  return (
    <Menu aria-label={t('portal.rooms')} className={css.menu} sx={{ paddingBlock: 2 }}>
      {menuGroups.flatMap((group) => {
        const own = inGroup(group)
        const isOpen = !folds(group) || open === group
        return [
          folds(group) && (
            <GroupHeading
              key={group}
              name={t(`portal.menu.${group}`)}
              isOpen={isOpen}
              count={isOpen ? 0 : own.reduce((sum, entry) => sum + count(entry), 0)}
              onToggle={() => toggle(group)}
            />
          ),
          ...(isOpen ? own : []).map((entry) => (
            <Entry key={entry.path} entry={entry} isHere={entry === here} count={count(entry)} />
          )),
        ]
      })}
    </Menu>
  )
}

interface GroupHeadingProps {
  name: string
  isOpen: boolean
  /** What waits in it while it is folded. */
  count: number
  onToggle: () => void
}

/** One of the menu's items, so that arrows lead over it, too. */
function GroupHeading({ name, isOpen, count, onToggle, ...item }: GroupHeadingProps) {
  const [isWide] = useSidebarState()
  const heading = (
    <MenuItem
      {...item}
      className={css.heading}
      aria-expanded={isOpen}
      aria-label={isWide ? undefined : name}
      onClick={onToggle}
    >
      {isWide && <Name count={count}>{name}</Name>}
      {isOpen ? <Less fontSize="small" /> : <More fontSize="small" />}
    </MenuItem>
  )
  return isWide ? (
    heading
  ) : (
    <Tooltip title={name} placement="right">
      {heading}
    </Tooltip>
  )
}

interface Counts {
  waiting: Waiting
  /** One's own messages, and orders of one's listings. */
  own: { unread: number; sellersOrders: number }
}

function countOf(
  { counts = [], countsUnread, countsSellersOrders }: MenuEntry,
  { waiting, own }: Counts,
): number {
  if (countsUnread) return own.unread
  return countsSellersOrders ? own.sellersOrders : waiting(counts)
}

interface EntryProps {
  entry: MenuEntry
  isHere: boolean
  count: number
}

/** Memoised: a menu has dozens of entries, and their counts change one at a time. */
const Entry = memo(function Entry({ entry, isHere, count }: EntryProps) {
  const { path, name, icon: Icon } = entry
  return (
    <Menu.Item
      to={path}
      aria-current={isHere ? 'page' : undefined}
      primaryText={<Name count={count}>{t(name)}</Name>}
      leftIcon={<Icon />}
    />
  )
})

/** An entry where nothing waits has no number. */
function Name({ count, children }: { count: number; children: string }) {
  if (count === 0) return children
  return (
    <span className={css.name}>
      <span className={css.words}>{children}</span>{' '}
      <span className={css.count}>
        {count}
        <span className="visually-hidden">{` ${t('portal.menu.waiting')}`}</span>
      </span>
    </span>
  )
}
