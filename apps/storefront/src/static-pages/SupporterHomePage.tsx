import { Rich, useFormat, useTranslate } from '@bandari/i18n/react'
import { BadgeDollarSign, GraduationCap, Wrench } from 'lucide-react'
import { InfoSection } from '../shared/page/InfoPage.tsx'
import { paths } from '../shared/addresses/paths.ts'
import { useSite } from '../shared/page/settings.ts'
import { Points } from './Points.tsx'
import { highestTotal, trainingPoints } from './programme.data.ts'
import { SupporterPage } from './SupporterPage.tsx'
import { type Topic, TopicCards } from './TopicCards.tsx'

const topics: readonly Topic[] = [
  {
    icon: GraduationCap,
    title: 'programme.howItWorks',
    text: <Rich id="programme.howItWorksText" values={{ points: trainingPoints }} parts={{}} />,
    href: paths.supporterProgramme('how'),
  },
  {
    icon: BadgeDollarSign,
    title: 'programme.compensation',
    text: 'programme.compensationText',
    href: paths.supporterProgramme('compensation'),
  },
  {
    icon: Wrench,
    title: 'programme.tools',
    text: 'programme.toolsText',
    href: paths.supporterProgramme('tools'),
  },
]

export function SupporterHomePage() {
  const t = useTranslate()
  const format = useFormat()
  const { brandName } = useSite()
  return (
    <SupporterPage
      page="home"
      title={t('shell.supporterProgramme')}
      lead={t('programme.homeLead', { brand: brandName })}
      description={t('programme.homeDescription', { brand: brandName })}
    >
      <TopicCards label={t('programme.theProgramme')} topics={topics} />
      <InfoSection title={t('programme.what')} id="what">
        <ul>
          <li>{t('programme.whatCode')}</li>
          <li>{t('programme.whatShare', { rate: format.percent(highestTotal) })}</li>
          <li>{t('programme.whatFree')}</li>
        </ul>
      </InfoSection>
      <InfoSection title={t('programme.notTitle')} id="not">
        <Points ids={['programme.notRecruiting', 'programme.notSalary', 'programme.notDiscount']} />
      </InfoSection>
    </SupporterPage>
  )
}
