import { Skeleton } from '@bandari/ui'
import { Suspense } from 'react'
import { lazyPage } from './lazy-page.ts'

/** Fetched only by whoever has to show papers. */
const Credentials = lazyPage(() => import('../shared/credentials/Credentials.tsx'), 'Credentials', [
  'portalCompany',
])

/** Papers of somebody who does not sell yet, below why not. */
export function SellerPapers() {
  return (
    <Suspense fallback={<Skeleton shape="block" height="160px" />}>
      <Credentials />
    </Suspense>
  )
}
