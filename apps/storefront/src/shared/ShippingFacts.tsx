import { useSay, useTranslate } from '@bandari/i18n/react'
import type { Basket } from '@bandari/sdk'
import { shippingMethod } from '@bandari/ui'
import { useListShippingMethodsQuery } from '../api/basket.ts'
import css from './ShippingFacts.module.css'
import { chargeState } from './shipping-charge.ts'
import { usePlaceText } from './use-place-text.ts'

/** Where the goods go and how: the destination, the type and whether insurance was asked for. */
export function ShippingFacts({ basket }: { basket: Basket }) {
  const t = useTranslate()
  const say = useSay()
  const { data: methods } = useListShippingMethodsQuery()
  const place = usePlaceText()({
    port: basket.destinationPort,
    country: basket.destinationCountry,
    code: basket.destinationCountryCode,
  })
  const isDetermined = chargeState(basket) === 'determined'
  return (
    <dl className={css.facts}>
      <div>
        <dt>{t('shared.destination')}</dt>
        <dd>{place ?? t(isDetermined ? 'shared.asQuoted' : 'shared.notDetermined')}</dd>
      </div>
      {isDetermined && methods?.[0] && (
        <div>
          <dt>{t('shared.shipping')}</dt>
          <dd>{say(shippingMethod(methods[0]))}</dd>
        </div>
      )}
      <div>
        <dt>{t('ui.costInsurance')}</dt>
        <dd>
          {t(
            basket.insurance_requested
              ? 'shared.insuranceRequested'
              : 'shared.insuranceNotRequested',
          )}
        </dd>
      </div>
    </dl>
  )
}
