import { Button, ErrorAlert } from '@bandari/ui'
import { LinearProgress } from '@mui/material'
import { useState } from 'react'
import { useDataProvider } from 'react-admin'
import type { PortalDataProvider } from '../../providers/data-provider.ts'
import type { NamedFile } from '../../providers/file.ts'
import { saveFile } from '../../shared/save-file.ts'
import type { Medium } from './media.data.ts'
import { downloadFailure } from './messages.ts'
import css from './Promotion.module.css'
import { t } from '../../language/translator.ts'

interface DownloadButtonProps {
  medium: Medium
  /** Whether it carries their number. */
  telephone: boolean
}

/** Rendering print size takes the server a moment, and downloading it takes a phone longer: both are shown. */
export function DownloadButton({ medium: { type, name }, telephone }: DownloadButtonProps) {
  const what = t(name).toLowerCase()
  const { downloadPromotionMaterial } = useDataProvider<PortalDataProvider>()
  const [isLoading, setLoading] = useState(false)
  const [progress, setProgress] = useState<number | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  const [saved, setSaved] = useState('')
  const download = async () => {
    setLoading(true)
    setProgress(null)
    setFailure(null)
    setSaved('')
    try {
      const answer = await downloadPromotionMaterial({ type, telephone, onProgress: setProgress })
      const { file, name: fileName }: Partial<NamedFile> = answer
      // After a 401 react-admin leads to the sign-in; its answer is of no use here.
      if (!file || !fileName) return
      saveFile(file, fileName)
      setSaved(t('portalPromotion.downloaded', { file: fileName }))
    } catch (error) {
      setFailure(downloadFailure(error))
    } finally {
      setLoading(false)
    }
  }
  return (
    <div className={css.download}>
      <Button
        wide
        variant="secondary"
        loading={isLoading}
        onClick={() => void download()}
        aria-label={t('portalPromotion.downloadWhat', { what })}
      >
        {t('portalPromotion.download')}
      </Button>
      {isLoading && (
        <LinearProgress
          aria-label={t('portalPromotion.downloading', { what })}
          {...(progress === null
            ? { variant: 'indeterminate' as const }
            : { variant: 'determinate' as const, value: progress * 100 })}
        />
      )}
      {failure !== null && (
        <ErrorAlert title={t('portalPromotion.downloadFailed')}>{failure}</ErrorAlert>
      )}
      <output className={css.saved}>{saved}</output>
    </div>
  )
}
