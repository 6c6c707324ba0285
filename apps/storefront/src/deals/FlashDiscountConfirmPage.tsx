import type { PlainMessageId } from '@bandari/i18n'
import { Rich, useFormat, useTranslate } from '@bandari/i18n/react'
import { buttonClass, Card, Loading, Notice } from '@bandari/ui'
import { TicketPercent } from 'lucide-react'
import { useState } from 'react'
import { AppLink } from '../shared/page/AppLink.tsx'
import { CopyButton } from '../shared/page/CopyButton.tsx'
import { MessagePage } from '../shared/page/MessagePage.tsx'
import { NeedsScript } from '../shared/page/NeedsScript.tsx'
import { PageHead } from '../shared/page/PageHead.tsx'
import { paths } from '../shared/addresses/paths.ts'
import { flashConditions } from './flash-conditions.ts'
import css from './FlashDiscountConfirmPage.module.css'
import { type IssuedDiscount, useIssuedDiscount } from './issued-discount.ts'
import { longMoment } from './offer-date.ts'

/** The code, its conditions and how it is used (buyer spec §2). */
export function FlashDiscountConfirmPage() {
  const t = useTranslate()
  const issued = useIssuedDiscount()
  if (issued) return <Confirmed issued={issued} />
  if (issued === null) return <NoCode />
  return (
    <div className={`container ${css.page}`}>
      <PageHead title={t('deals.yourCode')} />
      <h1>{t('deals.yourCode')}</h1>
      <NeedsScript what={t('deals.showingCode')} />
      <Loading />
    </div>
  )
}

const steps = [
  'deals.chooseAndBuy',
  'deals.signInFree',
  'deals.typeInBasket',
] as const satisfies readonly PlainMessageId[]

function Confirmed({ issued: { email, discount } }: { issued: IssuedDiscount }) {
  const format = useFormat()
  const t = useTranslate()
  const { code, valid_until } = discount
  const [isOver] = useState(() => Date.now() >= Date.parse(valid_until))
  return (
    <div className={`container ${css.page}`}>
      <PageHead title={t('deals.yourCode')} />
      <Card className={css.card}>
        <h1 className={css.heading}>{t('deals.yourCode')}</h1>
        <div className={css.ticket}>
          <code className={css.code}>{code}</code>
          <CopyButton text={code} what={t('deals.code')} />
        </div>
        {isOver ? (
          <Notice kind="attention" title={t('deals.codeExpired')}>
            {t('deals.wasValidUntil', { end: longMoment(valid_until, format) })}
          </Notice>
        ) : (
          <p>
            <Rich
              id="deals.validUntil"
              values={{ email }}
              parts={{ end: <strong>{longMoment(valid_until, format)}</strong> }}
            />
          </p>
        )}
        <h2 className={css.title}>{t('deals.howToUseIt')}</h2>
        <ol className={css.list}>
          {steps.map((step) => (
            <li key={step}>{t(step)}</li>
          ))}
        </ol>
        <h2 className={css.title}>{t('deals.conditions')}</h2>
        <ul className={css.list}>
          {flashConditions.map((condition) => (
            <li key={condition}>{t(condition)}</li>
          ))}
        </ul>
        <div className={css.actions}>
          <AppLink className={buttonClass({ size: 'large' })} href={paths.vehicles()}>
            {t('deals.chooseVehicle')}
          </AppLink>
          <AppLink
            className={buttonClass({ variant: 'secondary', size: 'large' })}
            href={paths.basket()}
          >
            {t('deals.goToBasket')}
          </AppLink>
        </div>
      </Card>
    </div>
  )
}

function NoCode() {
  const t = useTranslate()
  return (
    <MessagePage
      title={t('deals.noCode')}
      icon={<TicketPercent size={32} />}
      actions={
        <AppLink className={buttonClass()} href={paths.flashDiscount()}>
          {t('deals.getCode')}
        </AppLink>
      }
    >
      {t('deals.noCodeWhy')}
    </MessagePage>
  )
}
