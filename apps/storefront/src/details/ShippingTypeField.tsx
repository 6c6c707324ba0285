import { useFormat, useTranslate } from '@bandari/i18n/react'
import type { ShippingCharges } from '@bandari/sdk'
import { useState } from 'react'
import type { PurchaseChoice, ShippingType } from './purchase-choice.ts'
import css from './ShippingTypeField.module.css'
import { shippingTypes } from './shipping-types.ts'

interface ShippingTypeFieldProps {
  choice: PurchaseChoice
  /** Missing until a port is chosen. */
  charges: ShippingCharges | undefined
  currency: string
  /** False where a port has still to be chosen. */
  isQuoted: boolean
  onChoose: (choice: PurchaseChoice) => void
}

const types: readonly ShippingType[] = ['RORO', 'Container']

export function ShippingTypeField(props: ShippingTypeFieldProps) {
  const { choice, charges, currency, isQuoted, onChoose } = props
  const format = useFormat()
  const t = useTranslate()
  const isBack = useReturnToRoro(choice)
  return (
    <fieldset className={css.types}>
      <legend className={css.legend}>{t('details.how')}</legend>
      {types.map((type) => (
        <label key={type} className={css.type}>
          <input
            className={css.radio}
            type="radio"
            name="shipping"
            value={type}
            checked={choice.shipping === type}
            onChange={() => onChoose({ ...choice, shipping: type })}
          />
          <span className={css.name}>{t(shippingTypes[type].name)}</span>
          <span className={css.charge}>
            {charges
              ? format.money({ amount: charges[type], currency })
              : t(isQuoted ? 'details.byQuote' : 'details.choosePort')}
          </span>
          <span className={css.hint}>{t(shippingTypes[type].hint)}</span>
        </label>
      ))}
      <p className={css.note} role="status">
        {isBack && t('details.typeIsBack')}
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
