import type { SupportOrder } from '@bandari/sdk'
import { useDataProvider } from 'react-admin'
import type { PortalDataProvider } from '../../../providers/data-provider.ts'
import { formatMoney } from '../../../shared/format.ts'
import { t } from '../../../language/translator.ts'
import { readAmount } from '@bandari/i18n/format'
import { useOrderCall } from '../use-order-call.ts'

interface Pricing {
  order: Pick<SupportOrder, 'id' | 'number'>
  onDone: () => void
}

/** Sends a price that was found right. */
export function usePriceInsurance({ order: { id, number }, onDone }: Pricing) {
  const { priceOrderInsurance } = useDataProvider<PortalDataProvider>()
  return useOrderCall({
    call: (text: string) => priceOrderInsurance({ id, amount: readAmount(text) ?? text }),
    done: ({ total_incl_tax: amount, currency }) =>
      t('staffOrders.insuranceAdded', { number, total: formatMoney({ amount, currency }) }),
    onDone,
  })
}
