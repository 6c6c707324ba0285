import { session } from '@bandari/sdk'
import { useEffect } from 'react'
import { Layout, type LayoutProps, useTheme } from 'react-admin'
import { BrokenPage } from './BrokenPage.tsx'
import { applyTheme } from './chosen-theme.ts'
import { PortalBar } from './PortalBar.tsx'
import { PortalMenu } from './PortalMenu.tsx'

export function PortalLayout({ children }: LayoutProps) {
  const [theme] = useTheme()
  // The components of packages/ui follow an attribute of the document, not MUI's theme.
  useEffect(() => applyTheme(theme === 'dark' ? 'dark' : 'light'), [theme])
  // Who signs in or out in another tab does so in this one too.
  useEffect(() => session.onChangeElsewhere(() => window.location.reload()), [])
  return (
    <Layout appBar={PortalBar} appBarAlwaysOn menu={PortalMenu} error={BrokenPage}>
      {children}
    </Layout>
  )
}
