import { Rich, useTranslate } from '@bandari/i18n/react'
import type { Basket, BasketLine } from '@bandari/sdk'
import { buttonClass, EmptyState, ErrorAlert, Skeleton } from '@bandari/ui'
import { ShoppingCart } from 'lucide-react'
import type { ReactNode } from 'react'
import { Navigate } from 'react-router-dom'
import { referenceOf } from '../api/refusal.ts'
import { AppLink } from '../shared/page/AppLink.tsx'
import { Awaited } from '../shared/page/Awaited.tsx'
import { paths } from '../shared/addresses/paths.ts'
import { PurchaseLayout } from '../shared/purchase/PurchaseLayout.tsx'
import { chargeState } from '../shared/purchase/shipping-charge.ts'
import { useMyBasket } from '../shared/purchase/use-my-basket.ts'
import { type CheckoutStep, type Obstacle, obstacleTo } from './checkout-steps.ts'

export interface BasketContent {
  basket: Basket
  lines: readonly BasketLine[]
}

export interface CheckoutGateProps {
  step: CheckoutStep
  hasConsignee: boolean
  /** Instead of the sentence about an empty basket. */
  whenEmpty?: ReactNode
  children: (content: BasketContent) => ReactNode
}

/** Loads the basket and lets a step begin only when nothing is in its way. */
export function CheckoutGate({ step, hasConsignee, whenEmpty, children }: CheckoutGateProps) {
  const t = useTranslate()
  const { content, refusal, retry } = useMyBasket()
  if (refusal) {
    return (
      <ErrorAlert
        title={t('checkout.loadFailed')}
        reference={referenceOf(refusal)}
        onRetry={retry}
        retryLabel={t('shell.tryAgain')}
      >
        {refusal.message}
      </ErrorAlert>
    )
  }
  if (!content) return <CheckoutSkeleton />
  const { basket, lines } = content
  const obstacle = obstacleTo(step, {
    lineCount: lines.length,
    charge: chargeState(basket),
    hasConsignee,
  })
  if (obstacle === 'empty-basket' && whenEmpty) return whenEmpty
  return obstacle ? <ObstacleNotice obstacle={obstacle} /> : children(content)
}

function ObstacleNotice({ obstacle }: { obstacle: Obstacle }) {
  const t = useTranslate()
  if (obstacle === 'consignee-missing') return <Navigate to={paths.checkout()} replace />
  if (obstacle === 'charge-undetermined') {
    return (
      <ErrorAlert title={t('checkout.undetermined')}>
        <AppLink href={paths.basket()}>{t('checkout.goToBasket')}</AppLink>
      </ErrorAlert>
    )
  }
  return (
    <EmptyState
      title={t('checkout.empty')}
      icon={<ShoppingCart size={32} strokeWidth={1.75} />}
      action={
        <AppLink className={buttonClass()} href={paths.home()}>
          {t('checkout.continueShopping')}
        </AppLink>
      }
    >
      <Rich id="checkout.emptyHint" parts={{ link: <AppLink href={paths.profile()} /> }} />
    </EmptyState>
  )
}

export function CheckoutSkeleton() {
  const t = useTranslate()
  return (
    <Awaited label={t('checkout.loading')}>
      <PurchaseLayout summary={[1, 2, 3, 4].map((row) => <Skeleton key={row} />)}>
        <Skeleton shape="block" height="420px" />
      </PurchaseLayout>
    </Awaited>
  )
}
