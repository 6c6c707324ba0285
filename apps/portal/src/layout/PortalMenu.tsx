import { ListSubheader } from '@mui/material'
import { Fragment } from 'react'
import { Menu, usePermissions, useSidebarState } from 'react-admin'
import type { Permissions } from '../providers/auth-provider.ts'
import { type MenuEntry, menuGroups } from './portal-resource.ts'
import { t } from '../language/translator.ts'

/** Shows only pages that the person may open; the others are not shown greyed out either. */
export function PortalMenu({ entries }: { entries: readonly MenuEntry[] }) {
  const { permissions } = usePermissions<Permissions>()
  const shown = entries.filter(({ isFor }) => isFor(permissions))
  return (
    <Menu aria-label={t('portal.rooms')} sx={{ paddingBlock: 2 }}>
      {menuGroups.map((group) => (
        <Group
          key={group}
          heading={group === 'account' ? null : t(`portal.menu.${group}`)}
          entries={shown.filter((entry) => entry.group === group)}
        />
      ))}
    </Menu>
  )
}

interface GroupProps {
  heading: string | null
  entries: readonly MenuEntry[]
}

function Group({ heading, entries }: GroupProps) {
  const [isOpen] = useSidebarState()
  if (entries.length === 0) return null
  return (
    <Fragment>
      {heading !== null && isOpen && <Heading>{heading}</Heading>}
      {entries.map(({ path, name, icon: Icon }) => (
        <Menu.Item key={path} to={path} primaryText={t(name)} leftIcon={<Icon />} />
      ))}
    </Fragment>
  )
}

function Heading({ children }: { children: string }) {
  return (
    <ListSubheader
      role="presentation"
      sx={{ background: 'none', lineHeight: '40px', paddingInline: 3 }}
    >
      {children}
    </ListSubheader>
  )
}
