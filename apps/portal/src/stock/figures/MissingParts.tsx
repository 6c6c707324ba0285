import type { PlainMessageId } from '@bandari/i18n'
import type { MissingPart } from '@bandari/sdk'
import { Card } from '@bandari/ui'
import { t } from '../../language/translator.ts'
import { formatCount, formatPercent } from '../../shared/format.ts'
import css from './Figures.module.css'

const parts: Readonly<Record<MissingPart['what'], PlainMessageId>> = {
  pictures: 'portalFigures.part.pictures',
  description: 'portalFigures.part.description',
  video: 'portalFigures.part.video',
  inspection: 'portalFigures.part.inspection',
  mileage: 'portalFigures.part.mileage',
}

/** What the listing lacks, by what that costs in views. */
export function MissingParts({ missing }: { missing: readonly MissingPart[] }) {
  return (
    <Card as="section" className={css.chart} aria-labelledby="missing-parts">
      <h2 id="missing-parts" className={css.heading}>
        {t('portalFigures.missing')}
      </h2>
      {missing.length === 0 && <p>{t('portalFigures.lacksNothing')}</p>}
      <ul className={css.parts}>
        {missing.map((part) => (
          <li key={part.what}>
            <strong>{t(parts[part.what])}</strong>
            <span className={css.quiet}>{worth(part)}</span>
          </li>
        ))}
      </ul>
      {missing.some(({ percent }) => percent !== null) && (
        <p className={css.quiet}>{t('portalFigures.missingNote')}</p>
      )}
    </Card>
  )
}

function worth({ percent, listings }: MissingPart): string {
  if (percent === null) return t('portalFigures.partUnknown')
  const count = formatCount(listings)
  if (percent === 0) return t('portalFigures.partSame', { count })
  const change = formatPercent(Math.abs(percent))
  return t(percent > 0 ? 'portalFigures.partMore' : 'portalFigures.partFewer', { change, count })
}
