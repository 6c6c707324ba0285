import type { Basket } from '@bandari/sdk'
import { Button, ErrorAlert } from '@bandari/ui'
import { Tag } from 'lucide-react'
import { useRemoveDiscountMutation } from '../api/discounts.ts'
import { asRefusal, referenceOf } from '../api/refusal.ts'
import css from './AppliedCodes.module.css'
import { messages } from './messages.ts'

/** The one discount and the one promo code that a basket may carry (decision 9). */
export function AppliedCodes({ basket: { discountCode, promoCode } }: { basket: Basket }) {
  const codes = [
    { code: discountCode, kind: 'Discount code' },
    { code: promoCode, kind: 'Promo code' },
  ]
  return codes.map(
    ({ code, kind }) => code !== null && <AppliedCode key={kind} code={code} kind={kind} />,
  )
}

function AppliedCode({ code, kind }: { code: string; kind: string }) {
  const [remove, { isLoading, error }] = useRemoveDiscountMutation()
  return (
    <div className={css.applied}>
      <Tag className={css.icon} size={18} aria-hidden="true" />
      <p className={css.words}>
        <span className={css.kind}>{kind}</span>
        <span className={css.code}>{code}</span>
      </p>
      <Button
        variant="quiet"
        size="small"
        loading={isLoading}
        aria-label={`Remove ${kind.toLowerCase()} ${code}`}
        onClick={() => void remove(code)}
      >
        Remove
      </Button>
      {error && asRefusal(error).status !== 404 && (
        <ErrorAlert title={messages.changeFailed} reference={referenceOf(error)} />
      )}
    </div>
  )
}
