import type { Basket } from '@bandari/sdk'
import { useListShippingMethodsQuery } from '../api/basket.ts'
import css from './ShippingFacts.module.css'
import { chargeState } from './shipping-charge.ts'

/** Where the goods go and how: the destination, the type and whether insurance was asked for. */
export function ShippingFacts({ basket }: { basket: Basket }) {
  const { data: methods } = useListShippingMethodsQuery()
  const isDetermined = chargeState(basket) === 'determined'
  return (
    <dl className={css.facts}>
      <div>
        <dt>Destination</dt>
        <dd>{basket.destinationPort ?? (isDetermined ? 'As quoted' : 'Not determined yet')}</dd>
      </div>
      {isDetermined && methods?.[0] && (
        <div>
          <dt>Shipping</dt>
          <dd>{methods[0].description}</dd>
        </div>
      )}
      <div>
        <dt>Marine insurance</dt>
        <dd>
          {basket.insurance_requested ? 'Requested, we quote it separately' : 'Not requested'}
        </dd>
      </div>
    </dl>
  )
}
