import Campaign from '@mui/icons-material/CampaignOutlined'
import Groups from '@mui/icons-material/GroupsOutlined'
import Handshake from '@mui/icons-material/HandshakeOutlined'
import Person from '@mui/icons-material/PersonOutlined'
import School from '@mui/icons-material/SchoolOutlined'
import Speed from '@mui/icons-material/SpeedOutlined'
import Wallet from '@mui/icons-material/AccountBalanceWalletOutlined'
import Sell from '@mui/icons-material/SellOutlined'
import UploadFile from '@mui/icons-material/UploadFileOutlined'
import { ListSubheader } from '@mui/material'
import { Menu, usePermissions, useSidebarState } from 'react-admin'
import { paths } from '../paths.ts'
import type { Permissions } from '../providers/auth-provider.ts'
import { may } from '../providers/may.ts'
import { supportRooms } from './support-rooms.data.ts'

/** Only rooms the person may enter; what they may not is no grey entry either. */
export function PortalMenu() {
  const { permissions } = usePermissions<Permissions>()
  const [isOpen] = useSidebarState()
  return (
    <Menu aria-label="Rooms" sx={{ paddingBlock: 2 }}>
      <Menu.Item to={paths.profile} primaryText="My Account" leftIcon={<Person />} />
      {permissions && isOpen && <Heading>Supporter</Heading>}
      {permissions && <SupporterItems isAgent={permissions.isAgent} />}
      {permissions?.sellerStatus === 'approved' && isOpen && <Heading>Seller</Heading>}
      {permissions?.sellerStatus === 'approved' && <VendorItems />}
      {permissions?.isStaff && isOpen && <Heading>Support</Heading>}
      {supportRooms
        .filter(({ operation }) => may(permissions, operation))
        .map(({ path, name, icon: Icon }) => (
          <Menu.Item key={path} to={path} primaryText={name} leftIcon={<Icon />} />
        ))}
    </Menu>
  )
}

/** Everybody may look around and learn; the rest is for who has joined. */
function SupporterItems({ isAgent }: { isAgent: boolean }) {
  return (
    <>
      {!isAgent && (
        <Menu.Item
          to={paths.becomeSeller()}
          primaryText="Become a seller"
          leftIcon={<Handshake />}
        />
      )}
      <Menu.Item to={paths.supporterDashboard} primaryText="Dashboard" leftIcon={<Speed />} />
      {isAgent && <Menu.Item to={paths.downline} primaryText="My Downline" leftIcon={<Groups />} />}
      <Menu.Item to={paths.training()} primaryText="Training" leftIcon={<School />} />
      {isAgent && (
        <Menu.Item to={paths.promotion} primaryText="Promotion Tools" leftIcon={<Campaign />} />
      )}
      {isAgent && (
        <Menu.Item to={paths.statement()} primaryText="Statement" leftIcon={<Wallet />} />
      )}
    </>
  )
}

function VendorItems() {
  return (
    <>
      <Menu.Item to={paths.vendorDashboard} primaryText="Seller dashboard" leftIcon={<Sell />} />
      <Menu.Item
        to={paths.importListings()}
        primaryText="Import a CSV file"
        leftIcon={<UploadFile />}
      />
    </>
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
