import { lazy, Suspense } from 'react'
import { Layout, type LayoutProps } from 'react-admin'
import { loadMessages } from '../language/translator.ts'
import { BrokenPage } from './BrokenPage.tsx'
import { PageSkeleton } from './FirstFrame.tsx'
import { Overlays } from './Overlays.tsx'
import { PortalBar } from './PortalBar.tsx'
import type { MenuEntry } from './portal-resource.ts'
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

interface PortalLayoutProps extends Pick<LayoutProps, 'menu' | 'children'> {
  /** The pages that can be searched for. */
  entries: readonly MenuEntry[]
}

export function PortalLayout({ menu, entries, children }: PortalLayoutProps) {
  usePortalWindow()
  return (
    <Layout appBar={PortalBar} appBarAlwaysOn error={BrokenPage} {...(menu && { menu })}>
      <Suspense>
        <Connection />
      </Suspense>
      <Suspense fallback={<PageSkeleton />}>{children}</Suspense>
      <Overlays entries={entries} />
      <StepUpDialog />
    </Layout>
  )
}
