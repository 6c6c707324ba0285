import { brand } from '../../../shared/brand.ts'
import {
  holdingDays,
  payoutThreshold,
  trainingPoints,
} from '../../../shared/programme/programme.data.ts'
import { t } from '../../../language/translator.ts'

export function Intro() {
  return (
    <>
      <p>{t('portalTraining.intro.who', { brand })}</p>
      <h3>{t('portalTraining.intro.sale')}</h3>
      <ol>
        <li>{t('portalTraining.intro.saleFinds', { brand })}</li>
        <li>{t('portalTraining.intro.saleInvoice')}</li>
        <li>{t('portalTraining.intro.salePending')}</li>
        <li>
          {t('portalTraining.intro.saleApproved', {
            days: holdingDays,
            threshold: payoutThreshold,
          })}
        </li>
      </ol>
      <h3>{t('portalTraining.intro.cost')}</h3>
      <p>{t('portalTraining.intro.costText')}</p>
      <h3>{t('portalTraining.intro.chapters')}</h3>
      <p>{t('portalTraining.intro.chaptersText', { points: trainingPoints })}</p>
    </>
  )
}
