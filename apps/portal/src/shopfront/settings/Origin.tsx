import type { ShopSettingName, ShopSettingsState } from '@bandari/sdk'
import { Link } from 'react-router-dom'
import { t } from '../../language/translator.ts'
import { narrowed, paths } from '../../paths.ts'
import { formatMoment } from '../../shared/dates.ts'
import css from './Settings.module.css'

interface OriginProps {
  name: ShopSettingName
  origin: ShopSettingsState['origins'][number] | undefined
}

/** Who set it, when and why; the audit has what it was before. */
export function Origin({ name, origin }: OriginProps) {
  if (!origin) return null
  const { changed_at, changed_by, reason } = origin
  if (changed_by === null) return <p className={css.quiet}>{t('staffSettings.firstValue')}</p>
  const history = narrowed(paths.supportAudit, { subject: 'shop-setting', subject_id: name })
  return (
    <p className={css.quiet}>
      {t('staffSettings.changedBy', { name: changed_by, moment: formatMoment(changed_at) })}
      {reason !== null && ` ${reason}`} <Link to={history}>{t('staffSettings.history')}</Link>
    </p>
  )
}
