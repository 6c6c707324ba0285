import type { Order } from '@bandari/sdk'
import { Button, type ButtonLook } from '@bandari/ui'
import { useState } from 'react'
import { useDataProvider } from 'react-admin'
import type { PortalDataProvider } from '../../providers/data-provider.ts'
import css from './ProFormaButton.module.css'
import { saveFile } from '../save-file.ts'

interface ProFormaButtonProps {
  order: Pick<Order, 'id' | 'number'>
  /** One's own invoice, or as support anybody's. */
  call?: 'downloadProForma' | 'downloadSupportProForma'
  /** A screen with a weightier action of its own has this as a quieter one. */
  variant?: ButtonLook['variant']
}

export function ProFormaButton({
  order,
  call = 'downloadProForma',
  variant = 'primary',
}: ProFormaButtonProps) {
  const { [call]: download } = useDataProvider<PortalDataProvider>()
  const [isLoading, setLoading] = useState(false)
  const [failure, setFailure] = useState('')
  const save = async () => {
    setLoading(true)
    setFailure('')
    try {
      const file: unknown = await download(order)
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
      <Button variant={variant} loading={isLoading} onClick={() => void save()}>
        Download pro-forma invoice (PDF)
      </Button>
    </>
  )
}
