import { Layout, type LayoutProps } from 'react-admin'
import { BrokenPage } from './BrokenPage.tsx'
import { PortalBar } from './PortalBar.tsx'
import { PortalMenu } from './PortalMenu.tsx'
import { usePortalWindow } from './use-portal-window.ts'

export function PortalLayout({ children }: LayoutProps) {
  usePortalWindow()
  return (
    <Layout appBar={PortalBar} appBarAlwaysOn menu={PortalMenu} error={BrokenPage}>
      {children}
    </Layout>
  )
}
