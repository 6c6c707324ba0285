import { t } from '../language/translator.ts'
import { DashboardTrail } from '../layout/DashboardTrail.tsx'
import { RowsSkeleton } from '../layout/ListSkeleton.tsx'
import { Page } from '../layout/Page.tsx'
import { VendorOnly } from '../layout/VendorOnly.tsx'
import { sellerSide } from './sides.ts'
import { Webhooks } from './Webhooks.tsx'

/** What a seller's programs are told of their listings, orders, messages and offers. */
export function SellerWebhooksPage() {
  const here = t('portal.menu.webhooks')
  return (
    <Page title={here} above={<DashboardTrail here={here} />}>
      <VendorOnly right="own" skeleton={<RowsSkeleton />}>
        <Webhooks side={sellerSide} />
      </VendorOnly>
    </Page>
  )
}
