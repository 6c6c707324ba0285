import { useTranslate } from '@bandari/i18n/react'
import type { Basket, BasketLine as Line } from '@bandari/sdk'
import { buttonClass, EmptyState, ErrorAlert, Notice, Skeleton } from '@bandari/ui'
import { ShoppingCart } from 'lucide-react'
import { useState } from 'react'
import { useListBasketFitsQuery } from '../api/basket.ts'
import { referenceOf } from '../api/refusal.ts'
import { AppLink } from '../shared/page/AppLink.tsx'
import { Awaited } from '../shared/page/Awaited.tsx'
import { paths } from '../shared/addresses/paths.ts'
import { PageHead } from '../shared/page/PageHead.tsx'
import { PurchaseLayout } from '../shared/purchase/PurchaseLayout.tsx'
import { SignedInOnly } from '../shared/page/SignedInOnly.tsx'
import { useMyBasket } from '../shared/purchase/use-my-basket.ts'
import { BasketLine } from './BasketLine.tsx'
import css from './BasketPage.module.css'
import { BasketSummary } from './BasketSummary.tsx'
import { ProceedAction } from './ProceedAction.tsx'
import { QuoteRequest } from './QuoteRequest.tsx'
import { useBasketLandedPrices } from './use-basket-landed-prices.ts'

export function BasketPage() {
  const t = useTranslate()
  return (
    <div className={`container ${css.page}`}>
      <PageHead title={t('basket.yourBasket')} />
      <h1>{t('basket.yourBasket')}</h1>
      <SignedInOnly what={t('basket.yourBasket')}>
        <MyBasket />
      </SignedInOnly>
    </div>
  )
}

function MyBasket() {
  const t = useTranslate()
  const { content, refusal, retry } = useMyBasket()
  if (refusal) {
    return (
      <ErrorAlert
        title={t('basket.loadFailed')}
        reference={referenceOf(refusal)}
        onRetry={retry}
        retryLabel={t('shell.tryAgain')}
      >
        {refusal.message}
      </ErrorAlert>
    )
  }
  if (!content) return <BasketSkeleton />
  return (
    <>
      <Lost titles={content.basket.lost ?? []} />
      {content.lines.length === 0 ? <EmptyBasket /> : <FilledBasket {...content} />}
    </>
  )
}

/** What has left the basket because the shop took it off sale. */
function Lost({ titles }: { titles: readonly string[] }) {
  const t = useTranslate()
  if (titles.length === 0) return null
  return (
    <Notice kind="attention">
      {titles.map((title) => (
        <p key={title}>{t('basket.lost', { title })}</p>
      ))}
    </Notice>
  )
}

function FilledBasket({ basket, lines }: { basket: Basket; lines: readonly Line[] }) {
  const t = useTranslate()
  const [isBlocked, setIsBlocked] = useState(false)
  const { prices, areAwaited } = useBasketLandedPrices(basket)
  const { data: fits } = useListBasketFitsQuery(basket.id, { refetchOnMountOrArgChange: true })
  return (
    <PurchaseLayout
      summary={<BasketSummary basket={basket} lines={lines} />}
      action={<ProceedAction basket={basket} onBlocked={() => setIsBlocked(true)} />}
    >
      <ul className={`plain-list ${css.lines}`} aria-label={t('basket.items')}>
        {lines.map((line) => (
          <BasketLine
            key={line.url}
            line={line}
            landed={prices.find((price) => price.line === line.url)}
            isLandedAwaited={areAwaited}
            fits={fits}
          />
        ))}
      </ul>
      <QuoteRequest basket={basket} isBlocking={isBlocked} />
      <AppLink className={css.onward} href={paths.home()}>
        {t('basket.continueShopping')}
      </AppLink>
    </PurchaseLayout>
  )
}

function EmptyBasket() {
  const t = useTranslate()
  return (
    <EmptyState
      title={t('basket.empty')}
      icon={<ShoppingCart size={32} strokeWidth={1.75} />}
      action={
        <AppLink className={buttonClass()} href={paths.home()}>
          {t('basket.continueShopping')}
        </AppLink>
      }
    >
      {t('basket.emptyHint')}
    </EmptyState>
  )
}

function BasketSkeleton() {
  const t = useTranslate()
  return (
    <Awaited label={t('basket.loading')}>
      <PurchaseLayout
        summary={[1, 2, 3, 4].map((row) => (
          <Skeleton key={row} width={row === 4 ? '60%' : '100%'} />
        ))}
      >
        {[1, 2].map((row) => (
          <Skeleton key={row} shape="block" height="168px" />
        ))}
      </PurchaseLayout>
    </Awaited>
  )
}
