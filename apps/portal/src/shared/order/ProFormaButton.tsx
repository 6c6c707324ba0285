import type { Order } from '@bandari/sdk'
import { Button, type ButtonLook } from '@bandari/ui'
import { useState } from 'react'
import { useDataProvider } from 'react-admin'
import type { PortalDataProvider } from '../../providers/data-provider.ts'
import css from './ProFormaButton.module.css'
import { saveFile } from '../save-file.ts'
import { t } from '../../language/translator.ts'

interface ProFormaButtonProps {
  order: Pick<Order, 'id' | 'number'>
  /** A person's own invoice, or for staff anybody's. */
  call?: 'downloadProForma' | 'downloadSupportProForma'
  /** A screen with a more important action shows this one as secondary. */
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
      // After a 401 react-admin leads to the sign-in; its answer is of no use here.
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
        {failure && t('portal.proFormaFailed', { failure })}
      </p>
      <Button variant={variant} loading={isLoading} onClick={() => void save()}>
        {t('portal.proForma')}
      </Button>
    </>
  )
}
