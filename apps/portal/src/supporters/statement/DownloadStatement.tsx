import { Button } from '@bandari/ui'
import { useState } from 'react'
import { useDataProvider } from 'react-admin'
import type { PortalDataProvider } from '../../providers/data-provider.ts'
import type { NamedFile } from '../../providers/file.ts'
import { saveFile } from '../../shared/save-file.ts'
import css from './Statement.module.css'
import { t } from '../../language/translator.ts'

export function DownloadStatement() {
  const { downloadCommissionStatement } = useDataProvider<PortalDataProvider>()
  const [isLoading, setLoading] = useState(false)
  const [failure, setFailure] = useState('')
  const download = async () => {
    setLoading(true)
    setFailure('')
    try {
      const { file, name }: Partial<NamedFile> = await downloadCommissionStatement()
      // After a 401 react-admin leads to the sign-in; its answer is of no use here.
      if (file && name) saveFile(file, name)
    } catch (error) {
      setFailure(error instanceof Error ? error.message : String(error))
    } finally {
      setLoading(false)
    }
  }
  return (
    <div className={css.download}>
      <p className={css.failure} role="alert">
        {failure && t('portalSupporter.statementDownloadFailed', { failure })}
      </p>
      <Button variant="secondary" loading={isLoading} onClick={() => void download()}>
        {t('portalSupporter.statementDownload')}
      </Button>
    </div>
  )
}
