import { Rich } from '@bandari/i18n/react'
import { Link } from 'react-router-dom'
import { paths } from '../../../paths.ts'
import { trackingDays } from '../../../shared/programme/programme.data.ts'
import { t } from '../../../language/translator.ts'

export function Promoting() {
  return (
    <>
      <h3>{t('portalTraining.promote.code')}</h3>
      <p>
        <Rich
          id="portalTraining.promote.codeText"
          values={{ days: trackingDays }}
          parts={{ strong: <strong /> }}
        />
      </p>
      <h3>{t('portalTraining.promote.material')}</h3>
      <p>
        <Rich
          id="portalTraining.promote.materialText"
          parts={{ link: <Link to={paths.promotion} /> }}
        />
      </p>
      <h3>{t('portalTraining.promote.works')}</h3>
      <ul>
        <li>{t('portalTraining.promote.worksFits')}</li>
        <li>{t('portalTraining.promote.worksPage')}</li>
        <li>{t('portalTraining.promote.worksRules')}</li>
        <li>{t('portalTraining.promote.worksInvoice')}</li>
        <li>{t('portalTraining.promote.worksAgain')}</li>
      </ul>
      <h3>{t('portalTraining.promote.not')}</h3>
      <ul>
        <li>{t('portalTraining.promote.notOwn')}</li>
        <li>{t('portalTraining.promote.notMessages')}</li>
        <li>{t('portalTraining.promote.notPromises')}</li>
        <li>{t('portalTraining.promote.notMoney')}</li>
      </ul>
    </>
  )
}
