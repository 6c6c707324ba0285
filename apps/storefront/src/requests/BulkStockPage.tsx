import { Rich, useTranslate } from '@bandari/i18n/react'
import { Card } from '@bandari/ui'
import { useSendWholesaleRequestMutation } from '../api/requests.ts'
import { AppLink } from '../shared/page/AppLink.tsx'
import { InfoPage } from '../shared/page/InfoPage.tsx'
import { paths } from '../shared/addresses/paths.ts'
import { type Step, StepList } from '../shared/page/StepList.tsx'
import { RequestForm } from './RequestForm.tsx'
import { useOtherMethods } from '../shared/page/other-methods.ts'

export function BulkStockPage() {
  const t = useTranslate()
  const others = useOtherMethods()
  return (
    <InfoPage
      title={t('requests.bulkTitle')}
      lead={t('requests.bulkLead')}
      description={t('requests.bulkDescription', { others })}
      path={paths.bulkStock()}
      trail={[{ label: t('shell.helpAndContact'), href: paths.helpContact() }]}
    >
      <StepList label={t('requests.bulkTitle')} steps={useSteps()} />
    </InfoPage>
  )
}

/** Buyer spec §2, /bulk-stock-procurement: four steps, of which the first is the form itself. */
function useSteps(): readonly Step[] {
  const t = useTranslate()
  return [
    { title: t('requests.bulkRequest'), text: <StockRequest /> },
    { title: t('requests.bulkBasket'), text: <p>{t('requests.bulkBasketText')}</p> },
    { title: t('requests.bulkPay'), text: <p>{t('requests.bulkPayText')}</p> },
    {
      title: t('requests.bulkDelivery'),
      text: (
        <p>
          <Rich
            id="requests.bulkDeliveryText"
            parts={{ howToBuy: <AppLink href={paths.howToBuy()} /> }}
          />
        </p>
      ),
    },
  ]
}

function StockRequest() {
  const t = useTranslate()
  const [send] = useSendWholesaleRequestMutation()
  return (
    <Card>
      <RequestForm
        label={t('requests.bulkForm')}
        requestLabel={t('requests.whatYouNeed')}
        requestHint={t('requests.bulkHint')}
        path="/requests/wholesale/"
        send={send}
      />
    </Card>
  )
}
