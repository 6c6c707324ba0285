import type { PayoutBatch } from '@bandari/sdk'
import { Button, ErrorAlert } from '@bandari/ui'
import { useState } from 'react'
import { useDataProvider } from 'react-admin'
import type { PortalDataProvider } from '../../providers/data-provider.ts'
import type { NamedFile } from '../../providers/file.ts'
import { saveFile } from '../../shared/save-file.ts'
import { t } from '../../language/translator.ts'

export function ExportButton({ batch }: { batch: PayoutBatch }) {
  const { exportPayoutBatch } = useDataProvider<PortalDataProvider>()
  const [isLoading, setLoading] = useState(false)
  const [failure, setFailure] = useState('')
  const download = async () => {
    setLoading(true)
    setFailure('')
    try {
      const { file, name }: Partial<NamedFile> = await exportPayoutBatch(batch.id)
      // After a 401 react-admin leads to the sign-in; its answer is of no use here.
      if (file && name) saveFile(file, name)
    } catch (error) {
      setFailure(error instanceof Error ? error.message : String(error))
    } finally {
      setLoading(false)
    }
  }
  return (
    <>
      {failure !== '' && <ErrorAlert title={t('staffPayouts.fileFailed')}>{failure}</ErrorAlert>}
      <Button variant="secondary" wide loading={isLoading} onClick={() => void download()}>
        {t('staffPayouts.file')}
      </Button>
    </>
  )
}
