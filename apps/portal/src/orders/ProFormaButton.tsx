import type { Order } from '@bandari/sdk'
import { Button } from '@bandari/ui'
import { useState } from 'react'
import { useDataProvider } from 'react-admin'
import type { PortalDataProvider } from '../providers/data-provider.ts'
import css from './ProFormaButton.module.css'
import { saveFile } from '../shared/save-file.ts'

export function ProFormaButton({ order }: { order: Pick<Order, 'id' | 'number'> }) {
  const { downloadProForma } = useDataProvider<PortalDataProvider>()
  const [isLoading, setLoading] = useState(false)
  const [failure, setFailure] = useState('')
  const download = async () => {
    setLoading(true)
    setFailure('')
    try {
      const file: unknown = await downloadProForma(order)
      // After a 401 react-admin answers nothing of use and leads to the sign-in.
      if (file instanceof Blob) saveFile(file, `pro-forma-${order.number}.pdf`)
    } catch (error) {
      setFailure(error instanceof Error ? error.message : String(error))
    } finally {
      setLoading(false)
    }
  }
  return (
    <>
      <p className={css.failure} role="alert">
        {failure && `The invoice could not be downloaded. ${failure}`}
      </p>
      <Button loading={isLoading} onClick={() => void download()}>
        Download pro-forma invoice (PDF)
      </Button>
    </>
  )
}
