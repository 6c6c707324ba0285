import { buttonClass, Card, Loading, Notice } from '@bandari/ui'
import { TicketPercent } from 'lucide-react'
import { useState } from 'react'
import { AppLink } from '../shared/AppLink.tsx'
import { CopyButton } from '../shared/CopyButton.tsx'
import { MessagePage } from '../shared/MessagePage.tsx'
import { NeedsScript } from '../shared/NeedsScript.tsx'
import { PageHead } from '../shared/PageHead.tsx'
import { paths } from '../shared/paths.ts'
import { flashConditions } from './flash-conditions.ts'
import css from './FlashDiscountConfirmPage.module.css'
import { type IssuedDiscount, useIssuedDiscount } from './issued-discount.ts'
import { longMoment } from './offer-date.ts'

/** The code, its conditions and how it is used (buyer spec §2). */
export function FlashDiscountConfirmPage() {
  const issued = useIssuedDiscount()
  if (issued) return <Confirmed issued={issued} />
  if (issued === null) return <NoCode />
  return (
    <div className={`container ${css.page}`}>
      <PageHead title="Your discount code" />
      <h1>Your discount code</h1>
      <NeedsScript what="Showing your code" />
      <Loading />
    </div>
  )
}

const steps = [
  'Choose a vehicle and its port, and press Buy Now.',
  'Sign in, or open an account: it is free.',
  'Type the code in your basket, under Discount or promo code.',
] as const

function Confirmed({ issued: { email, discount } }: { issued: IssuedDiscount }) {
  const { code, valid_until } = discount
  const [isOver] = useState(() => Date.now() >= Date.parse(valid_until))
  return (
    <div className={`container ${css.page}`}>
      <PageHead title="Your discount code" />
      <Card className={css.card}>
        <h1 className={css.heading}>Your discount code</h1>
        <div className={css.ticket}>
          <code className={css.code}>{code}</code>
          <CopyButton text={code} what="code" />
        </div>
        {isOver ? (
          <Notice kind="attention" title="This code has expired">
            {`It was valid until ${longMoment(valid_until)}, Nairobi time.`}
          </Notice>
        ) : (
          <p>
            Valid until <strong>{longMoment(valid_until)}</strong>, Nairobi time. We have sent it to{' '}
            {email} too.
          </p>
        )}
        <h2 className={css.title}>How to use it</h2>
        <ol className={css.list}>
          {steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
        <h2 className={css.title}>Conditions</h2>
        <ul className={css.list}>
          {flashConditions.map((condition) => (
            <li key={condition}>{condition}</li>
          ))}
        </ul>
        <div className={css.actions}>
          <AppLink className={buttonClass({ size: 'large' })} href={paths.vehicles()}>
            Choose a vehicle
          </AppLink>
          <AppLink
            className={buttonClass({ variant: 'secondary', size: 'large' })}
            href={paths.basket()}
          >
            Go to my basket
          </AppLink>
        </div>
      </Card>
    </div>
  )
}

function NoCode() {
  return (
    <MessagePage
      title="There is no code here yet"
      icon={<TicketPercent size={32} />}
      actions={
        <AppLink className={buttonClass()} href={paths.flashDiscount()}>
          Get a code
        </AppLink>
      }
    >
      This page shows the code that you were issued in this tab. It is in the e-mail we sent you,
      too.
    </MessagePage>
  )
}
