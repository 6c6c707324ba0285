import { t } from '../language/translator.ts'
import { Page } from '../layout/Page.tsx'
import { shopSide } from './sides.ts'
import { Webhooks } from './Webhooks.tsx'

/** What the shop's own programs are told: everything. */
export function ShopWebhooksPage() {
  return (
    <Page title={t('portal.menu.webhooks')}>
      <Webhooks side={shopSide} />
    </Page>
  )
}
