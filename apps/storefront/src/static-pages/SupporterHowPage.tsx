import { Rich, useFormat, useTranslate } from '@bandari/i18n/react'
import { AppLink } from '../shared/page/AppLink.tsx'
import { paths } from '../shared/addresses/paths.ts'
import { StepList } from '../shared/page/StepList.tsx'
import {
  dollars,
  holdingDays as holding,
  payoutDays as payout,
  payoutThreshold,
  trackingDays as tracking,
  trainingPoints,
} from './programme.data.ts'
import { type StepText, translateSteps } from './step-text.ts'
import { SupporterPage } from './SupporterPage.tsx'

/** Account spec §1, §2 (upgrade, training) and §9. */
const steps: readonly StepText[] = [
  {
    title: 'programme.stepJoin',
    text: (
      <p>
        <Rich id="programme.stepJoinText" parts={{ account: <AppLink href={paths.profile()} /> }} />
      </p>
    ),
  },
  {
    title: 'programme.stepTrain',
    text: (
      <p>
        <Rich id="programme.stepTrainText" values={{ points: trainingPoints }} parts={{}} />
      </p>
    ),
  },
  {
    title: 'programme.stepRecommend',
    text: (
      <p>
        <Rich
          id="programme.stepRecommendText"
          values={{ tracking }}
          parts={{ tools: <AppLink href={paths.supporterProgramme('tools')} /> }}
        />
      </p>
    ),
  },
  {
    title: 'programme.stepEarn',
    text: (
      <p>
        <Rich id="programme.stepEarnText" values={{ holding }} parts={{}} />
      </p>
    ),
  },
  {
    title: 'programme.stepPaid',
    text: <Payment />,
  },
]

function Payment() {
  const t = useTranslate()
  const threshold = useFormat().money(dollars(payoutThreshold))
  return <p>{t('programme.stepPaidText', { threshold, payout })}</p>
}

export function SupporterHowPage() {
  const t = useTranslate()
  return (
    <SupporterPage
      page="how"
      title={t('programme.howTitle')}
      lead={t('programme.howLead')}
      description={t('programme.howDescription', { tracking, holding, payout })}
    >
      <StepList label={t('programme.howTitle')} steps={translateSteps(steps, t)} />
    </SupporterPage>
  )
}
