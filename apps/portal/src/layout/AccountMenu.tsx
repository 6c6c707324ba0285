import Logout from '@mui/icons-material/Logout'
import { Divider, ListItemIcon, ListItemText, MenuItem } from '@mui/material'
import { useGetIdentity, useLogout, UserMenu, useUserMenu } from 'react-admin'

export function AccountMenu() {
  const { identity } = useGetIdentity()
  return (
    <UserMenu label={`Your account${identity ? `, ${identity.fullName}` : ''}`}>
      <SignedInAs />
      <Divider component="li" />
      <SignOutItem />
    </UserMenu>
  )
}

function SignedInAs() {
  const { identity } = useGetIdentity()
  return (
    <MenuItem component="li" disabled sx={{ '&.Mui-disabled': { opacity: 1 } }}>
      <ListItemText primary={identity?.fullName} secondary={identity?.id} />
    </MenuItem>
  )
}

function SignOutItem() {
  const logout = useLogout()
  const menu = useUserMenu()
  const signOut = () => {
    menu?.onClose()
    // Whoever signs in next starts at the beginning, not on this person's screen.
    void logout({}, undefined, false)
  }
  return (
    <MenuItem onClick={signOut}>
      <ListItemIcon>
        <Logout fontSize="small" />
      </ListItemIcon>
      <ListItemText>Sign out</ListItemText>
    </MenuItem>
  )
}
