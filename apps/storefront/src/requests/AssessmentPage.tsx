import { Rich, useTranslate } from '@bandari/i18n/react'
import { Card, Notice } from '@bandari/ui'
import { AppLink } from '../shared/page/AppLink.tsx'
import { InfoPage, InfoSection } from '../shared/page/InfoPage.tsx'
import { paths } from '../shared/addresses/paths.ts'
import { useSite } from '../shared/page/settings.ts'
import { AssessmentForm } from './AssessmentForm.tsx'

/** Buyer spec §2 and §9: a diesel vehicle under 10 years old; an answer takes up to an hour in working hours. */
export function AssessmentPage() {
  const t = useTranslate()
  const { supportEmail } = useSite()
  return (
    <InfoPage
      title={t('requests.assessment')}
      lead={t('requests.assessmentLead')}
      description={t('requests.assessmentDescription')}
      path={paths.assessment()}
      trail={[{ label: t('requests.marketingManager'), href: paths.marketingManager() }]}
    >
      <InfoSection title={t('requests.task')} id="task">
        <ol>
          <li>
            <Rich
              id="requests.taskFind"
              parts={{ what: <strong />, search: <AppLink href={paths.vehicles()} /> }}
            />
          </li>
          <li>
            <Rich
              id="requests.taskWrite"
              parts={{ mail: <a href={`mailto:${supportEmail}`}>{supportEmail}</a> }}
            />
          </li>
          <li>{t('requests.taskCompare')}</li>
          <li>{t('requests.taskHandIn')}</li>
        </ol>
        <Notice title={t('requests.answerTime')}>{t('requests.answerTimeText')}</Notice>
      </InfoSection>
      <InfoSection title={t('requests.handInYours')} id="form">
        <Card>
          <AssessmentForm />
        </Card>
      </InfoSection>
    </InfoPage>
  )
}
