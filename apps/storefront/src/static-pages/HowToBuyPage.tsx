import { useTranslate } from '@bandari/i18n/react'
import { buttonClass, Notice } from '@bandari/ui'
import { shippingApi } from '../api/shipping.ts'
import { AppLink } from '../shared/page/AppLink.tsx'
import { InfoPage, InfoSection } from '../shared/page/InfoPage.tsx'
import { paths } from '../shared/addresses/paths.ts'
import { Questions, questionFacts } from '../shared/page/Questions.tsx'
import type { RouteModule } from '../shared/addresses/route.ts'
import { StepList } from '../shared/page/StepList.tsx'
import { buyingQuestions, buyingSteps } from './how-to-buy.data.tsx'
import { PortCharges } from './PortCharges.tsx'
import { translateQuestions } from './question-text.tsx'
import { translateSteps } from './step-text.ts'
import { useOtherMethods } from '../shared/page/other-methods.ts'

export const howToBuyRoute: RouteModule = {
  Page: HowToBuyPage,
  prefetch: ({ ask }) => ask(shippingApi.endpoints.listDestinations),
}

function HowToBuyPage() {
  const t = useTranslate()
  const others = useOtherMethods()
  const questions = translateQuestions(buyingQuestions, t)
  return (
    <InfoPage
      title={t('shell.howToBuy')}
      lead={t('howToBuy.lead')}
      description={t('howToBuy.description', { others })}
      path={paths.howToBuy()}
      facts={[questionFacts(questions)]}
      actions={
        <>
          <AppLink className={buttonClass()} href={paths.vehicles()}>
            {t('howToBuy.searchCars')}
          </AppLink>
          <AppLink className={buttonClass({ variant: 'secondary' })} href={paths.bulkStock()}>
            {t('shell.bulkStock')}
          </AppLink>
        </>
      }
    >
      <StepList label={t('shell.howToBuy')} steps={translateSteps(buyingSteps, t)} />
      <Notice kind="attention" title={t('howToBuy.bankWarning')}>
        {t('howToBuy.bankWarningText')}
      </Notice>
      <PortCharges />
      <InfoSection title={t('howToBuy.questions')} id="questions">
        <Questions questions={questions} />
      </InfoSection>
    </InfoPage>
  )
}
