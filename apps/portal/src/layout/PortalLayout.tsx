import { lazy, Suspense } from 'react'
import { Layout, type LayoutProps } from 'react-admin'
import { loadMessages } from '../language/translator.ts'
import { BrokenPage } from './BrokenPage.tsx'
import { PageSkeleton } from './FirstFrame.tsx'
import { PortalBar } from './PortalBar.tsx'
import { StepUpDialog } from './StepUpDialog.tsx'
import { usePortalWindow } from './use-portal-window.ts'

/** Its code comes after the page's. */
const Connection = lazy(async () => {
  const [module] = await Promise.all([
    import('../shared/offline/offline.ts'),
    loadMessages(['offline']),
  ])
  return { default: module.Connection }
})

type PortalLayoutProps = Pick<LayoutProps, 'menu' | 'children'>

export function PortalLayout({ menu, children }: PortalLayoutProps) {
  usePortalWindow()
  return (
    <Layout appBar={PortalBar} appBarAlwaysOn error={BrokenPage} {...(menu && { menu })}>
      <Suspense>
        <Connection />
      </Suspense>
      <Suspense fallback={<PageSkeleton />}>{children}</Suspense>
      <StepUpDialog />
    </Layout>
  )
}
