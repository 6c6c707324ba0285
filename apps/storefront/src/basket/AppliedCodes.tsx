import { useTranslate } from '@bandari/i18n/react'
import type { Basket } from '@bandari/sdk'
import { Button, ErrorAlert } from '@bandari/ui'
import { Tag } from 'lucide-react'
import { useRemoveDiscountMutation } from '../api/discounts.ts'
import { asRefusal, referenceOf } from '../api/refusal.ts'
import css from './AppliedCodes.module.css'

const discount = { label: 'basket.discountCode', remove: 'basket.removeDiscountCode' } as const
const promo = { label: 'basket.promoCode', remove: 'basket.removePromoCode' } as const

/** The one discount and the one promo code that a basket may carry (decision 9). */
export function AppliedCodes({ basket: { discountCode, promoCode } }: { basket: Basket }) {
  return (
    <>
      {discountCode !== null && <AppliedCode code={discountCode} kind={discount} />}
      {promoCode !== null && <AppliedCode code={promoCode} kind={promo} />}
    </>
  )
}

interface AppliedCodeProps {
  code: string
  kind: typeof discount | typeof promo
}

function AppliedCode({ code, kind }: AppliedCodeProps) {
  const t = useTranslate()
  const [remove, { isLoading, error }] = useRemoveDiscountMutation()
  return (
    <div className={css.applied}>
      <Tag className={css.icon} size={18} aria-hidden="true" />
      <p className={css.words}>
        <span className={css.kind}>{t(kind.label)}</span>
        <span className={css.code}>{code}</span>
      </p>
      <Button
        variant="quiet"
        size="small"
        loading={isLoading}
        aria-label={t(kind.remove, { code })}
        onClick={() => void remove(code)}
      >
        {t('basket.remove')}
      </Button>
      {error && asRefusal(error).status !== 404 && (
        <ErrorAlert title={t('basket.changeFailed')} reference={referenceOf(error)} />
      )}
    </div>
  )
}
