import { useFormatSentence, useTranslate } from '@bandari/i18n/react'
import type { Basket } from '@bandari/sdk'
import { shippingMethod, Skeleton } from '@bandari/ui'
import { useListShippingMethodsQuery } from '../../api/basket.ts'
import css from './ShippingFacts.module.css'
import { chargeState } from './shipping-charge.ts'
import { usePortAndCountry } from '../destination/use-port-and-country.ts'

/** Where the goods go and how: the destination, the type and whether insurance was asked for. */
export function ShippingFacts({ basket }: { basket: Basket }) {
  const t = useTranslate()
  const formatSentence = useFormatSentence()
  const { data: [method] = [], isLoading } = useListShippingMethodsQuery()
  const place = usePortAndCountry()({
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
      {/* Reserves its space while it loads: otherwise the action below would move under a finger. */}
      {isDetermined && (method || isLoading) && (
        <div>
          <dt>{t('shared.shipping')}</dt>
          <dd>{method ? formatSentence(shippingMethod(method)) : <Skeleton width="60%" />}</dd>
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
