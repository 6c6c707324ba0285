import type { ShippingCharges } from '@bandari/sdk'
import { formatMoney } from '@bandari/ui'
import { useState } from 'react'
import { messages } from './messages.ts'
import type { PurchaseChoice, ShippingType } from './purchase-choice.ts'
import css from './ShippingTypeField.module.css'

interface ShippingTypeFieldProps {
  choice: PurchaseChoice
  /** Missing until a port is chosen. */
  charges: ShippingCharges | undefined
  currency: string
  onChoose: (choice: PurchaseChoice) => void
}

const types: readonly { type: ShippingType; name: string; hint: string }[] = [
  { type: 'RORO', name: 'RORO', hint: 'Driven on and off the ship' },
  { type: 'Container', name: 'Container', hint: 'Closed in a container of its own' },
]

export function ShippingTypeField({ choice, charges, currency, onChoose }: ShippingTypeFieldProps) {
  const isBack = useReturnToRoro(choice)
  return (
    <fieldset className={css.types}>
      <legend className={css.legend}>How?</legend>
      {types.map(({ type, name, hint }) => (
        <label key={type} className={css.type}>
          <input
            className={css.radio}
            type="radio"
            name="shipping"
            value={type}
            checked={choice.shipping === type}
            onChange={() => onChoose({ ...choice, shipping: type })}
          />
          <span className={css.name}>{name}</span>
          <span className={css.charge}>
            {charges ? formatMoney({ amount: charges[type], currency }) : 'By quote'}
          </span>
          <span className={css.hint}>{hint}</span>
        </label>
      ))}
      <p className={css.note} role="status">
        {isBack && messages.typeIsBack}
      </p>
    </fieldset>
  )
}

/** True while the port, and not the buyer, has set the type (decisions 8). */
function useReturnToRoro({ port, country, shipping }: PurchaseChoice): boolean {
  const [before, setBefore] = useState({ port, country, shipping })
  const [isBack, setIsBack] = useState(false)
  const isOtherPort = before.port !== port || before.country !== country
  if (isOtherPort || before.shipping !== shipping) {
    setBefore({ port, country, shipping })
    setIsBack(isOtherPort && before.shipping === 'Container' && shipping === 'RORO')
  }
  return isBack
}
