import { Mark, Wordmark } from '@bandari/ui'
import Search from '@mui/icons-material/Search'
import Storefront from '@mui/icons-material/StorefrontOutlined'
import { Box, Button, IconButton, Tooltip, useMediaQuery } from '@mui/material'
import type { Theme } from '@mui/material/styles'
import { memo } from 'react'
import {
  AppBar,
  type AppBarProps,
  LoadingIndicator,
  ToggleThemeButton,
  useTranslate,
} from 'react-admin'
import { Link } from 'react-router-dom'
import { offeredLanguages } from '../language/chosen-language.ts'
import { paths, storefrontPaths } from '../paths.ts'
import { brand } from '../shared/brand.ts'
import { useToShop } from '../shared/use-to-shop.ts'
import { AccountMenu } from './AccountMenu.tsx'
import { overlays } from './overlays.ts'
import { LanguageMenu } from './LanguageMenu.tsx'
import { t } from '../language/translator.ts'

/** Memoised as the menu is. */
export const PortalBar = memo(function PortalBar(props: AppBarProps) {
  // With a choice of languages the smallest phone has no room for the name.
  const isTight = useMediaQuery('(max-width: 399px)') && offeredLanguages.length > 1
  return (
    <AppBar {...props} color="default" elevation={0} toolbar={<Tools />} userMenu={<AccountMenu />}>
      <Box component={Link} to={paths.home} aria-label={t('portal.start', { brand })} sx={homeLook}>
        {isTight ? <Mark /> : <Wordmark name={brand} />}
      </Box>
      <Box sx={{ flex: 1 }} />
    </AppBar>
  )
})

const homeLook = {
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 44,
  paddingInline: 1,
  borderRadius: 1,
  color: 'inherit',
  textDecoration: 'none',
  '& svg': { flex: 'none' },
  '&:hover': { color: 'inherit' },
  '&:focus-visible': { outlineColor: 'currentcolor' },
} as const

function Tools() {
  const isPhone = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'))
  const translate = useTranslate()
  return (
    <>
      <FindButton />
      <StorefrontLink />
      {!isPhone && <LoadingIndicator aria-label={translate('ra.page.loading')} />}
      <LanguageMenu />
      <ToggleThemeButton />
    </>
  )
}

/** A telephone has no keys to open the search by. */
function FindButton() {
  return (
    <Tooltip title={t('portal.find')}>
      <IconButton
        color="inherit"
        aria-label={t('portal.find')}
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        onClick={() => overlays.open('finder')}
      >
        <Search />
      </IconButton>
    </Tooltip>
  )
}

/** The shop is another origin; the sign-in goes along. */
function StorefrontLink() {
  const isWide = useMediaQuery((theme: Theme) => theme.breakpoints.up('md'))
  const toShop = useToShop(storefrontPaths.home)
  if (isWide) {
    return (
      <Button color="inherit" {...toShop} startIcon={<Storefront />}>
        {t('portal.backToShop')}
      </Button>
    )
  }
  return (
    <Tooltip title={t('portal.backToShop')}>
      <IconButton color="inherit" {...toShop} aria-label={t('portal.backToShop')}>
        <Storefront />
      </IconButton>
    </Tooltip>
  )
}
