import { Badge } from '@bandari/ui'
import { t } from '../language/translator.ts'
import { ListSkeleton } from './ListSkeleton.tsx'
import { LoadFailure } from './LoadFailure.tsx'
import { NotFoundPage } from './NotFoundPage.tsx'
import { Page } from './Page.tsx'

export default {}

const status = () => <Badge tone="attention">{t('portal.status.pending')}</Badge>

/** Text has a measure; the state is next to the heading. */
export const OfText = () => (
  <Page title={t('staffOrders.titleOf', { number: '100118' })} aside={status()}>
    <p>{t('portalAddresses.consignee.effect')}</p>
  </Page>
)

/** Tables take the whole width. */
export const Wide = () => (
  <Page wide title={t('staffOrders.title')}>
    <p>{t('staffOrders.appearHere')}</p>
  </Page>
)

export const StillComing = () => <ListSkeleton title={t('staffOrders.title')} />

export const Refused = () => (
  <Page title={t('staffOrders.title')}>
    <LoadFailure error={new Error(t('portal.unknownFailure'))} onRetry={() => undefined} />
  </Page>
)

export const NotFound = () => <NotFoundPage />
