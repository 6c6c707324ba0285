import { Button } from '@bandari/ui'
import ImageOutlined from '@mui/icons-material/ImageOutlined'
import { useEffect, useState } from 'react'
import { useDataProvider } from 'react-admin'
import type { NamedFile } from '../../providers/file.ts'
import type { PortalDataProvider } from '../../providers/data-provider.ts'
import type { Medium } from './media.data.ts'
import { downloadFailure } from './messages.ts'
import css from './Promotion.module.css'
import { t } from '../../language/translator.ts'

type Preview = { address: string } | { failure: string } | null

export interface MediumPreviewProps {
  medium: Medium
  owner: string | null
  /** Whether it carries their number. */
  telephone: boolean
}

/** The person's own picture, rendered by the server: the call needs the token, so a plain address would not show it. */
export function MediumPreview(props: MediumPreviewProps) {
  const [attempt, setAttempt] = useState(0)
  return (
    <div className={css.frame}>
      <Drawing
        key={`${attempt} ${props.telephone}`}
        {...props}
        onRetry={() => setAttempt(attempt + 1)}
      />
    </div>
  )
}

function Drawing({
  medium,
  owner,
  telephone,
  onRetry,
}: MediumPreviewProps & { onRetry: () => void }) {
  const { type, name, ratio } = medium
  const preview = usePreview(type, { owner, telephone })
  if (preview !== null && 'address' in preview) {
    return (
      <img
        className={css.picture}
        style={{ aspectRatio: ratio }}
        src={preview.address}
        alt={t('portalPromotion.picture', { name: t(name), code: owner ?? '' })}
      />
    )
  }
  return (
    <div className={css.noPicture} aria-busy={owner !== null && preview === null}>
      <ImageOutlined aria-hidden />
      {preview === null ? (
        <p>{t(owner === null ? 'portalPromotion.yours' : 'portalPromotion.drawing')}</p>
      ) : (
        <>
          <p role="alert">{t('portalPromotion.previewFailed', { failure: preview.failure })}</p>
          <Button variant="secondary" size="small" onClick={onRetry}>
            {t('portalPromotion.tryAgain')}
          </Button>
        </>
      )}
    </div>
  )
}

function usePreview(
  type: Medium['type'],
  { owner, telephone }: Pick<MediumPreviewProps, 'owner' | 'telephone'>,
): Preview {
  // Its methods are new objects at every render; the provider itself is not.
  const dataProvider = useDataProvider<PortalDataProvider>()
  const [preview, setPreview] = useState<Preview>(null)
  // An object address lives outside React and is given back when the picture goes.
  useEffect(() => {
    if (owner === null) return
    let address: string | null = null
    let isHere = true
    const show = async () => {
      try {
        const { file }: Partial<NamedFile> = await dataProvider.downloadPromotionMaterial({
          type,
          preview: true,
          telephone,
        })
        if (!isHere || !file) return
        address = URL.createObjectURL(file)
        setPreview({ address })
      } catch (error) {
        if (isHere) setPreview({ failure: downloadFailure(error) })
      }
    }
    void show()
    return () => {
      isHere = false
      if (address !== null) URL.revokeObjectURL(address)
    }
  }, [dataProvider, type, owner, telephone])
  return preview
}
