import Receipt from '@mui/icons-material/ReceiptLongOutlined'
import Person from '@mui/icons-material/PersonOutlined'
import { ListSubheader } from '@mui/material'
import { Menu, usePermissions, useSidebarState } from 'react-admin'
import { paths } from '../paths.ts'
import type { Permissions } from '../providers/auth-provider.ts'

/** Only rooms the person may enter; what they may not is no grey entry either. */
export function PortalMenu() {
  const { permissions } = usePermissions<Permissions>()
  const [isOpen] = useSidebarState()
  return (
    <Menu aria-label="Rooms" sx={{ paddingBlock: 2 }}>
      <Menu.Item to={paths.profile} primaryText="My Account" leftIcon={<Person />} />
      {permissions?.isStaff && isOpen && <Heading />}
      {permissions?.isStaff && (
        <Menu.Item to={paths.supportOrders} primaryText="Orders" leftIcon={<Receipt />} />
      )}
    </Menu>
  )
}

function Heading() {
  return (
    <ListSubheader
      role="presentation"
      sx={{ background: 'none', lineHeight: '40px', paddingInline: 3 }}
    >
      Support
    </ListSubheader>
  )
}
