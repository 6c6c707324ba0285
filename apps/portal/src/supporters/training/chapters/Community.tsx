import { Rich } from '@bandari/i18n/react'
import { Link } from 'react-router-dom'
import { paths } from '../../../paths.ts'
import { t } from '../../../language/translator.ts'

export function Community() {
  return (
    <>
      <h3>{t('portalTraining.community.invite')}</h3>
      <p>{t('portalTraining.community.inviteText')}</p>
      <p>{t('portalTraining.community.sales')}</p>
      <h3>{t('portalTraining.community.team')}</h3>
      <ul>
        <li>{t('portalTraining.community.teamChapters')}</li>
        <li>
          <Rich
            id="portalTraining.community.teamDownline"
            parts={{ link: <Link to={paths.downline} /> }}
          />
        </li>
        <li>{t('portalTraining.community.teamShare')}</li>
      </ul>
      <h3>{t('portalTraining.community.who')}</h3>
      <p>{t('portalTraining.community.whoText')}</p>
      <h3>{t('portalTraining.community.wrong')}</h3>
      <p>{t('portalTraining.community.wrongText')}</p>
    </>
  )
}
