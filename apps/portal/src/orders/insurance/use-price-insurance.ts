import type { SupportOrder } from '@bandari/sdk'
import { useRef, useState } from 'react'
import { useDataProvider, useNotify, useRefresh } from 'react-admin'
import type { PortalDataProvider } from '../../providers/data-provider.ts'
import { formatMoney } from '../../shared/format.ts'
import { t } from '../../language/translator.ts'
import { readAmount } from '../moves/refund-claim.ts'

interface Pricing {
  order: Pick<SupportOrder, 'id' | 'number'>
  onDone: () => void
}

/** Sends a price that was found right; a second press while the first is under way does nothing. */
export function usePriceInsurance({ order: { id, number }, onDone }: Pricing) {
  const { priceOrderInsurance } = useDataProvider<PortalDataProvider>()
  const notify = useNotify()
  const refresh = useRefresh()
  const isUnderWay = useRef(false)
  const [isSaving, setSaving] = useState(false)
  const [refusal, setRefusal] = useState<string | null>(null)
  const send = async (amount: string) => {
    if (isUnderWay.current) return
    isUnderWay.current = true
    setSaving(true)
    setRefusal(null)
    try {
      const { total_incl_tax, currency } = await priceOrderInsurance({ id, amount })
      const total = formatMoney({ amount: total_incl_tax, currency })
      notify(t('staffOrders.insuranceAdded', { number, total }), { type: 'success' })
      onDone()
      // Its mails and its audit record have grown too.
      refresh()
    } catch (error) {
      setRefusal(error instanceof Error ? error.message : String(error))
    } finally {
      isUnderWay.current = false
      setSaving(false)
    }
  }
  const run = (text: string) => void send(readAmount(text) ?? text)
  return { run, isSaving, refusal }
}
