import { ListSubheader } from '@mui/material'
import { Fragment, memo } from 'react'
import { Menu, usePermissions, useSidebarState } from 'react-admin'
import type { Permissions } from '../providers/auth-provider.ts'
import { type MenuEntry, menuGroups } from './portal-resource.ts'
import css from './PortalMenu.module.css'
import { useUnread } from './use-unread.ts'
import { useSellersOrders } from './use-sellers-orders.ts'
import { type Waiting, useWaiting } from './use-waiting.ts'
import { t } from '../language/translator.ts'

/** Shows only pages that the person may open; the others are not shown greyed out either. */
export function PortalMenu({ entries }: { entries: readonly MenuEntry[] }) {
  const { permissions } = usePermissions<Permissions>()
  const waiting = useWaiting(permissions)
  const unread = useUnread(permissions)
  const sellersOrders = useSellersOrders(permissions)
  const shown = entries.filter(({ isFor }) => isFor(permissions))
  return (
    <Menu aria-label={t('portal.rooms')} className={css.menu} sx={{ paddingBlock: 2 }}>
      {menuGroups.map((group) => (
        <Group
          key={group}
          heading={group === 'account' ? null : t(`portal.menu.${group}`)}
          entries={shown.filter((entry) => entry.group === group)}
          waiting={waiting}
          own={{ unread, sellersOrders }}
        />
      ))}
    </Menu>
  )
}

interface GroupProps {
  heading: string | null
  entries: readonly MenuEntry[]
  waiting: Waiting
  /** One's own messages, and orders of one's listings. */
  own: { unread: number; sellersOrders: number }
}

function Group({ heading, entries, waiting, own }: GroupProps) {
  const [isOpen] = useSidebarState()
  if (entries.length === 0) return null
  return (
    <Fragment>
      {heading !== null && isOpen && <Heading>{heading}</Heading>}
      {entries.map((entry) => (
        <Entry key={entry.path} entry={entry} count={countOf(entry, { waiting, own })} />
      ))}
    </Fragment>
  )
}

function countOf(
  { counts = [], countsUnread, countsSellersOrders }: MenuEntry,
  { waiting, own }: Pick<GroupProps, 'waiting' | 'own'>,
): number {
  if (countsUnread) return own.unread
  return countsSellersOrders ? own.sellersOrders : waiting(counts)
}

interface EntryProps {
  entry: MenuEntry
  count: number
}

/** Memoised: a menu has dozens of entries, and their counts change one at a time. */
const Entry = memo(function Entry({ entry: { path, name, icon: Icon }, count }: EntryProps) {
  return (
    <Menu.Item to={path} primaryText={<Name count={count}>{t(name)}</Name>} leftIcon={<Icon />} />
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

function Heading({ children }: { children: string }) {
  return (
    <ListSubheader role="presentation" className={css.heading} disableSticky>
      {children}
    </ListSubheader>
  )
}
