import { buttonClass } from '@bandari/ui'
import { TimerOff } from 'lucide-react'
import { useState } from 'react'
import { AppLink } from '../shared/AppLink.tsx'
import { isFlashOfferOpen } from '../shared/flash-offer.ts'
import { MessagePage } from '../shared/MessagePage.tsx'
import { PageHead } from '../shared/PageHead.tsx'
import { paths } from '../shared/paths.ts'
import type { RouteModule } from '../shared/route.ts'
import { useSite } from '../shared/settings.ts'
import { Countdown } from './Countdown.tsx'
import { flashConditions } from './flash-conditions.ts'
import { FlashForm } from './FlashForm.tsx'
import css from './FlashDiscountPage.module.css'
import { type IssuedDiscount, keepIssued, useIssuedDiscount } from './issued-discount.ts'
import { messages } from './messages.ts'
import { useNow } from './use-now.ts'

/** 410 once the offer has ended (decisions 13). */
export const flashDiscountRoute: RouteModule = {
  Page: FlashDiscountPage,
  status: ({ site }) => (isFlashOfferOpen(site) ? 200 : 410),
}

function FlashDiscountPage() {
  const site = useSite()
  const now = useNow()
  const issued = useIssuedDiscount()
  const [isRefused, setIsRefused] = useState(false)
  const isOpen = isFlashOfferOpen(site, now ?? undefined) && !isRefused
  if (issued) return <Revealed issued={issued} canAskAgain={isOpen} />
  if (!isOpen || site.flashOfferEnds === null) return <Ended />
  return (
    <div className={`container ${css.page}`}>
      <PageHead
        title="$200 off your vehicle"
        description="A discount code by e-mail: $200 off a vehicle, valid three days, for orders of $1000 and more, once per customer."
        canonical={paths.flashDiscount()}
      />
      <section className={css.card}>
        <h1>$200 off your vehicle</h1>
        <Countdown ends={site.flashOfferEnds} now={now} />
        <FlashForm onEnded={() => setIsRefused(true)} />
      </section>
      <section className={css.conditions} aria-labelledby="conditions">
        <h2 className={css.title} id="conditions">
          What the code does
        </h2>
        <ul>
          {flashConditions.map((condition) => (
            <li key={condition}>{condition}</li>
          ))}
        </ul>
      </section>
    </div>
  )
}

function Ended() {
  return (
    <MessagePage
      title={messages.offerEnded}
      icon={<TimerOff size={32} />}
      actions={
        <>
          <AppLink className={buttonClass()} href={paths.deals()}>
            Deals of the day
          </AppLink>
          <AppLink className={buttonClass({ variant: 'secondary' })} href={paths.vehicles()}>
            Search cars
          </AppLink>
        </>
      }
    >
      A code that you were sent before works until the day it names.
    </MessagePage>
  )
}

interface RevealedProps {
  issued: IssuedDiscount
  canAskAgain: boolean
}

/** Where Back leads after the code was revealed: the code is still there, and needs no form. */
function Revealed({ issued: { email, discount }, canAskAgain }: RevealedProps) {
  return (
    <MessagePage
      title="Your code is revealed"
      actions={
        <>
          <AppLink className={buttonClass()} href={paths.flashConfirm()}>
            How to use it
          </AppLink>
          {canAskAgain && (
            <button
              type="button"
              className={buttonClass({ variant: 'quiet' })}
              onClick={() => keepIssued(null)}
            >
              Use another e-mail address
            </button>
          )}
        </>
      }
    >
      <p className={css.code}>{discount.code}</p>
      <p>{`We have sent it to ${email} too.`}</p>
    </MessagePage>
  )
}
