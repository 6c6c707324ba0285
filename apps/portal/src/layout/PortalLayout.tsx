import { Suspense } from 'react'
import { Layout, type LayoutProps } from 'react-admin'
import { BrokenPage } from './BrokenPage.tsx'
import { PageSkeleton } from './FirstFrame.tsx'
import { PortalBar } from './PortalBar.tsx'
import { StepUpDialog } from './StepUpDialog.tsx'
import { usePortalWindow } from './use-portal-window.ts'

type PortalLayoutProps = Pick<LayoutProps, 'menu' | 'children'>

export function PortalLayout({ menu, children }: PortalLayoutProps) {
  usePortalWindow()
  return (
    <Layout appBar={PortalBar} appBarAlwaysOn error={BrokenPage} {...(menu && { menu })}>
      <Suspense fallback={<PageSkeleton />}>{children}</Suspense>
      <StepUpDialog />
    </Layout>
  )
}
