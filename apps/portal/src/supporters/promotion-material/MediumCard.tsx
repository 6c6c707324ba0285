import { Card } from '@bandari/ui'
import { DownloadButton } from './DownloadButton.tsx'
import type { Medium } from './media.data.ts'
import { MediumPreview } from './MediumPreview.tsx'
import css from './Promotion.module.css'
import { t } from '../../language/translator.ts'

export interface MediumCardProps {
  medium: Medium
  /** The promo code it will carry; null for people who have not joined. */
  owner: string | null
  /** Whether it carries their number. */
  telephone: boolean
}

export function MediumCard({ medium, owner, telephone }: MediumCardProps) {
  const { name, size, file, use } = medium
  return (
    <Card as="li" className={css.medium}>
      <MediumPreview medium={medium} owner={owner} telephone={telephone} />
      <div>
        <h2 className={css.name}>{t(name)}</h2>
        <p className={css.size}>
          {t(size)} · {t(file)}
        </p>
        <p>{t(use)}</p>
      </div>
      <DownloadButton medium={medium} telephone={telephone} />
    </Card>
  )
}
