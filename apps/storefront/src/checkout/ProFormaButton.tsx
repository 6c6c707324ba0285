import { useTranslate } from '@bandari/i18n/react'
import type { Order } from '@bandari/sdk'
import { Button, ErrorAlert } from '@bandari/ui'
import { Download } from 'lucide-react'
import { useDownloadProFormaMutation } from '../api/orders.ts'
import css from './ProFormaButton.module.css'
import { referenceOf } from '../api/refusal.ts'

export function ProFormaButton({ order }: { order: Order }) {
  const t = useTranslate()
  const [download, { isLoading, error }] = useDownloadProFormaMutation()
  const save = async () => {
    const { data: address } = await download(order.id)
    if (address) saveAs(address, `pro-forma-${order.number}.pdf`)
  }
  return (
    <div className={css.box}>
      <Button size="large" wide loading={isLoading} onClick={() => void save()}>
        <Download size={20} aria-hidden="true" />
        {t('checkout.proForma')}
      </Button>
      {error && !isLoading && (
        <ErrorAlert title={t('checkout.proFormaFailed')} reference={referenceOf(error)} />
      )}
    </div>
  )
}

function saveAs(address: string, name: string) {
  const link = Object.assign(document.createElement('a'), { href: address, download: name })
  link.click()
  // The browser reads the file after the click; a minute is long enough for it to begin.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}
