import { Card } from '@bandari/ui'
import { useSendWholesaleRequestMutation } from '../api/requests.ts'
import { AppLink } from '../shared/AppLink.tsx'
import { InfoPage } from '../shared/InfoPage.tsx'
import { paths } from '../shared/paths.ts'
import { type Step, StepList } from '../shared/StepList.tsx'
import { RequestForm } from './RequestForm.tsx'

/** Buyer spec §2, /bulk-stock-procurement: four steps, of which the first is the form itself. */
const steps: readonly Step[] = [
  { title: 'Send us a stock request', text: <StockRequest /> },
  {
    title: 'Get your custom basket',
    text: (
      <p>
        An agent is in touch within 12 hours, clears up what is open and puts a custom basket
        together for you: the vehicles or parts, their prices, and shipping to your port. Nothing is
        ordered before you say so.
      </p>
    ),
  },
  {
    title: 'Check out and pay by bank',
    text: (
      <p>
        Order the basket as it is, or have it changed. The pro-forma invoice names every line, our
        bank details and your payment reference. Pay by bank wire transfer, or in Bitcoin where the
        invoice carries a Bitcoin address.
      </p>
    ),
  },
  {
    title: 'Dispatch and delivery',
    text: (
      <p>
        When the money has arrived we ship, together where it saves you money, and send you the
        papers. You collect at the port, as described under{' '}
        <AppLink href={paths.howToBuy()}>How to buy</AppLink>.
      </p>
    ),
  },
]

export function BulkStockPage() {
  return (
    <InfoPage
      title="Buying stock in bulk"
      lead="For dealers, fleets and workshops. Tell us what you need; an agent answers within 12 hours with a basket made for you."
      description="Used vehicles and spares in bulk: send a stock request, get a custom basket from an agent within 12 hours, pay by bank or Bitcoin, collect at your port."
      path={paths.bulkStock()}
      trail={[{ label: 'Help and contact', href: paths.helpContact() }]}
    >
      <StepList label="Buying stock in bulk" steps={steps} />
    </InfoPage>
  )
}

function StockRequest() {
  const [send] = useSendWholesaleRequestMutation()
  return (
    <Card>
      <RequestForm
        label="Stock request"
        requestLabel="What you need"
        requestHint="Makes, models, years, how many, your budget and the port. For example: twenty Toyota Probox, 2015 or newer, to Mombasa."
        send={send}
      />
    </Card>
  )
}
