import type { OwnPayment } from '@bandari/sdk'
import { Button } from '@bandari/ui'
import { useState } from 'react'
import { useDataProvider } from 'react-admin'
import type { PortalDataProvider } from '../../providers/data-provider.ts'
import { t } from '../../language/translator.ts'
import { formatMoney } from '../format.ts'
import { saveFile } from '../save-file.ts'
import css from './PaymentList.module.css'

export interface ReceiptsOf {
  id: number
  /** A person's own receipts, or for staff anybody's. */
  call: 'downloadReceipt' | 'downloadSupportReceipt'
}

interface ReceiptButtonProps {
  of: ReceiptsOf
  payment: OwnPayment
}

/** The receipt of one payment or refund, as a file. */
export function ReceiptButton({ of: { id, call }, payment }: ReceiptButtonProps) {
  const { [call]: download } = useDataProvider<PortalDataProvider>()
  const [isLoading, setLoading] = useState(false)
  const [failure, setFailure] = useState('')
  const save = async () => {
    setLoading(true)
    setFailure('')
    try {
      const file: unknown = await download({ id, payment: payment.id })
      // After a 401 react-admin leads to the sign-in; its answer is of no use here.
      if (file instanceof Blob) saveFile(file, `receipt-${payment.reference}.pdf`)
    } catch (error) {
      setFailure(error instanceof Error ? error.message : String(error))
    } finally {
      setLoading(false)
    }
  }
  return (
    <span className={css.receipt}>
      <Button
        size="small"
        variant="quiet"
        loading={isLoading}
        aria-label={t('portal.payment.receiptOf', { amount: formatMoney(payment) })}
        onClick={() => void save()}
      >
        {t('portal.payment.receipt')}
      </Button>
      {failure !== '' && <span role="alert">{t('portal.payment.receiptFailed', { failure })}</span>}
    </span>
  )
}
