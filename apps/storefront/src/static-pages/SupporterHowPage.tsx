import { AppLink } from '../shared/AppLink.tsx'
import { paths } from '../shared/paths.ts'
import { type Step, StepList } from '../shared/StepList.tsx'
import {
  dollars,
  holdingDays,
  payoutDays,
  payoutThreshold,
  trackingDays,
  trainingPoints,
} from './programme.data.ts'
import { SupporterPage } from './SupporterPage.tsx'

/** Account spec §1, §2 (upgrade, training) and §9. */
const steps: readonly Step[] = [
  {
    title: 'Join',
    text: (
      <p>
        Sign in, open <AppLink href={paths.profile()}>your account</AppLink> and choose to become a
        seller. We ask for a mobile number, for the e-mail address of whoever invited you, if
        somebody did, and for your agreement to the terms. You get your code at once and start as an
        Independent Business Owner.
      </p>
    ),
  },
  {
    title: 'Complete the training',
    text: (
      <p>
        An introduction and three short chapters: how you are paid, how to promote, and the
        community. With the last one you have qualified and are rewarded {trainingPoints} points,
        each worth one dollar.
      </p>
    ),
  },
  {
    title: 'Recommend',
    text: (
      <p>
        Give your promo code to people who look for a vehicle. The{' '}
        <AppLink href={paths.supporterProgramme('tools')}>tools</AppLink> print it on cards, flyers
        and signs. A recommendation counts for {trackingDays} days. Your code cannot be used on your
        own orders.
      </p>
    ),
  },
  {
    title: 'Earn',
    text: (
      <p>
        When an order with your code has been paid for, its commission appears as pending. It is
        approved when the sale is {holdingDays} days old and has not been cancelled.
      </p>
    ),
  },
  {
    title: 'Be paid',
    text: (
      <p>
        Once your approved balance is at least {dollars(payoutThreshold)}, we pay within{' '}
        {payoutDays} working days, to a mobile wallet or another way we agree on with you.
      </p>
    ),
  },
]

export function SupporterHowPage() {
  return (
    <SupporterPage
      page="how"
      title="How the programme works"
      lead="Five steps from joining to being paid. Your dashboard shows where each order stands."
      description={`Join, train, recommend, earn and be paid: recommendations count ${trackingDays} days, sales are held ${holdingDays} days, payment within ${payoutDays} working days.`}
    >
      <StepList label="How the programme works" steps={steps} />
    </SupporterPage>
  )
}
