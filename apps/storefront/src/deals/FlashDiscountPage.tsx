import { useTranslate } from '@bandari/i18n/react'
import { buttonClass } from '@bandari/ui'
import { TimerOff } from 'lucide-react'
import { useState } from 'react'
import { AppLink } from '../shared/page/AppLink.tsx'
import { isFlashOfferOpen } from '../shared/vehicles/flash-offer.ts'
import { MessagePage } from '../shared/page/MessagePage.tsx'
import { PageHead } from '../shared/page/PageHead.tsx'
import { paths } from '../shared/addresses/paths.ts'
import type { RouteModule } from '../shared/addresses/route.ts'
import { useSite } from '../shared/page/settings.ts'
import { Countdown } from './Countdown.tsx'
import { flashConditions } from './flash-conditions.ts'
import { FlashForm } from './FlashForm.tsx'
import css from './FlashDiscountPage.module.css'
import { type IssuedDiscount, saveIssuedDiscount, useIssuedDiscount } from './issued-discount.ts'
import { useNow } from './use-now.ts'

/** 410 once the offer has ended (decisions 13). */
export const flashDiscountRoute: RouteModule = {
  Page: FlashDiscountPage,
  status: ({ site }) => (isFlashOfferOpen(site) ? 200 : 410),
}

function FlashDiscountPage() {
  const t = useTranslate()
  const site = useSite()
  const now = useNow()
  const issued = useIssuedDiscount()
  const [isRefused, setIsRefused] = useState(false)
  const isOpen = isFlashOfferOpen(site, now ?? undefined) && !isRefused
  if (issued) return <IssuedCode issued={issued} canAskAgain={isOpen} />
  if (!isOpen || site.flashOfferEnds === null) return <Ended />
  return (
    <div className={`container ${css.page}`}>
      <PageHead
        title={t('deals.flashTitle')}
        description={t('deals.flashDescription')}
        canonical={paths.flashDiscount()}
      />
      <section className={css.card}>
        <h1>{t('deals.flashTitle')}</h1>
        <Countdown ends={site.flashOfferEnds} now={now} />
        <FlashForm onEnded={() => setIsRefused(true)} />
      </section>
      <section className={css.conditions} aria-labelledby="conditions">
        <h2 className={css.title} id="conditions">
          {t('deals.whatCodeDoes')}
        </h2>
        <ul>
          {flashConditions.map((condition) => (
            <li key={condition}>{t(condition)}</li>
          ))}
        </ul>
      </section>
    </div>
  )
}

function Ended() {
  const t = useTranslate()
  return (
    <MessagePage
      title={t('deals.offerEnded')}
      icon={<TimerOff size={32} />}
      actions={
        <>
          <AppLink className={buttonClass()} href={paths.deals()}>
            {t('shell.dealsOfTheDay')}
          </AppLink>
          <AppLink className={buttonClass({ variant: 'secondary' })} href={paths.vehicles()}>
            {t('deals.searchCars')}
          </AppLink>
        </>
      }
    >
      {t('deals.oldCodesWork')}
    </MessagePage>
  )
}

interface IssuedCodeProps {
  issued: IssuedDiscount
  canAskAgain: boolean
}

/** Where Back leads after the code was revealed: the code is still there, and needs no form. */
function IssuedCode({ issued: { email, discount }, canAskAgain }: IssuedCodeProps) {
  const t = useTranslate()
  return (
    <MessagePage
      title={t('deals.codeRevealed')}
      actions={
        <>
          <AppLink className={buttonClass()} href={paths.flashConfirm()}>
            {t('deals.howToUseIt')}
          </AppLink>
          {canAskAgain && (
            <button
              type="button"
              className={buttonClass({ variant: 'quiet' })}
              onClick={() => saveIssuedDiscount(null)}
            >
              {t('deals.useOtherEmail')}
            </button>
          )}
        </>
      }
    >
      <p className={css.code}>{discount.code}</p>
      <p>{t('deals.sentToo', { email })}</p>
    </MessagePage>
  )
}
