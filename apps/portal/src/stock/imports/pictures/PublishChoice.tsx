import type { Import } from '@bandari/sdk'
import { Checkbox } from '@bandari/ui'
import { useState } from 'react'
import { t } from '../../../language/translator.ts'
import { useImportPictures } from './use-import-pictures.ts'

export interface Publishing {
  /** Rows that ask for publishing and have no picture. */
  count: number
  isPublishing: boolean
  onChange: (isPublishing: boolean) => void
}

/** Whether rows without a picture are published at once: not unless the seller says so. */
export function usePublishing(found: Import): Publishing {
  const { data } = useImportPictures(found)
  const [isPublishing, setPublishing] = useState(false)
  return { count: data?.unpublished ?? 0, isPublishing, onChange: setPublishing }
}

export function PublishChoice({ count, isPublishing, onChange }: Publishing) {
  if (count === 0) return null
  return (
    <Checkbox
      label={t('portalPictures.publish', { count })}
      hint={t('portalPictures.publishHint')}
      checked={isPublishing}
      onChange={({ currentTarget: { checked } }) => onChange(checked)}
    />
  )
}
