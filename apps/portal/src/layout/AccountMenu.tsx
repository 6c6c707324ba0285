import AccountCircle from '@mui/icons-material/AccountCircle'
import Logout from '@mui/icons-material/Logout'
import {
  Button,
  Divider,
  IconButton,
  ListItemIcon,
  ListItemText,
  Menu,
  MenuItem,
  useMediaQuery,
} from '@mui/material'
import type { Theme } from '@mui/material/styles'
import { type MouseEvent, useState } from 'react'
import { useGetIdentity, useLogout } from 'react-admin'
import { t } from '../language/translator.ts'
import { drafts } from '../shared/drafts/drafts.ts'

/** Replaces react-admin's menu, whose button on a phone does not say whose account it is. */
export function AccountMenu() {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const { identity } = useGetIdentity()
  const logout = useLogout()
  const close = () => setAnchor(null)
  const signOut = () => {
    close()
    drafts.giveUpAll()
    // Whoever signs in next starts at the beginning, not on this person's screen.
    void logout({}, undefined, false)
  }
  return (
    <>
      <AccountButton
        name={identity?.fullName ?? ''}
        isOpen={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      />
      <Menu id="account-menu" anchorEl={anchor} open={anchor !== null} onClose={close}>
        <MenuItem component="li" disabled sx={{ '&.Mui-disabled': { opacity: 1 } }}>
          <ListItemText primary={identity?.fullName} secondary={identity?.id} />
        </MenuItem>
        <Divider component="li" />
        <MenuItem onClick={signOut}>
          <ListItemIcon>
            <Logout fontSize="small" />
          </ListItemIcon>
          <ListItemText>{t('portal.signOut')}</ListItemText>
        </MenuItem>
      </Menu>
    </>
  )
}

interface AccountButtonProps {
  name: string
  isOpen: boolean
  onClick: (event: MouseEvent<HTMLElement>) => void
}

function AccountButton({ name, isOpen, onClick }: AccountButtonProps) {
  const isPhone = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'))
  const shared = {
    color: 'inherit',
    onClick,
    'aria-label': name === '' ? t('portal.yourAccount') : t('portal.accountOf', { name }),
    'aria-haspopup': 'menu',
    'aria-expanded': isOpen,
    'aria-controls': isOpen ? 'account-menu' : undefined,
  } as const
  if (isPhone || name === '') {
    return (
      <IconButton {...shared}>
        <AccountCircle />
      </IconButton>
    )
  }
  return (
    <Button {...shared} startIcon={<AccountCircle />}>
      {name}
    </Button>
  )
}
