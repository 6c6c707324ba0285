import type { PlainMessageId } from '@bandari/i18n'
import { Card, Stepper } from '@bandari/ui'
import { useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { paths } from '../../paths.ts'
import { RestoredNotice } from '../../shared/drafts/RestoredNotice.tsx'
import { useDraftForm } from '../../shared/drafts/use-draft-form.ts'
import { isSavedUpgradeForm, blankForm } from './saved-form.ts'
import { JoinedStep } from './JoinedStep.tsx'
import type { Objection } from './messages.ts'
import { MobileStep } from './MobileStep.tsx'
import { TermsStep } from './TermsStep.tsx'
import { type UpgradeForm, useUpgrade } from './use-upgrade.ts'
import css from './UpgradeWizard.module.css'
import { t } from '../../language/translator.ts'

const steps = [
  'portalSupporter.step.payment',
  'portalSupporter.step.terms',
  'portalSupporter.step.join',
] as const satisfies readonly PlainMessageId[]

/** Account spec §2 and §4. What was typed survives going back, by our button or the browser's. */
export function UpgradeWizard({ storeId }: { storeId: string | null }) {
  const { form, changeForm, typed } = useForm()
  const [objection, setObjection] = useState<Objection>({})
  const [joined, setJoined] = useState<string | null>(null)
  const [hasMoved, setMoved] = useState(false)
  const { upgrade, isSending } = useUpgrade()
  const navigate = useNavigate()
  const [query] = useSearchParams()

  const change = (part: Partial<UpgradeForm>) => {
    changeForm(part)
    if (!('isAgreed' in part)) setObjection({})
  }
  const goTo = (step: 'payment' | 'terms') => {
    setMoved(true)
    void navigate(paths.becomeSeller(step))
  }
  const join = async () => {
    setObjection({})
    const outcome = await upgrade(form)
    if (outcome === 'signed-out') return
    if ('code' in outcome) {
      typed.settle(blankForm)
      return setJoined(outcome.code)
    }
    setObjection(outcome.objection)
    if (outcome.objection.mobile) goTo('payment')
  }

  const code = storeId ?? joined
  // The address alone holds no number: whoever arrives by it, having typed none, starts at the first step.
  const isAtTerms =
    query.get('step') === 'terms' && form.mobile !== '' && form.checkedMobile === form.mobile
  const current = code !== null ? 3 : isAtTerms ? 2 : 1
  const step = { form, objection, onChange: change, onObject: setObjection }
  return (
    <Card className={css.wizard}>
      <Stepper
        label={t('portalSupporter.steps')}
        steps={steps.map((name) => t(name))}
        current={current}
      />
      {typed.isRestored && <RestoredNotice onDiscard={typed.discard} />}
      {code !== null ? (
        <JoinedStep code={code} />
      ) : isAtTerms ? (
        <TermsStep
          {...step}
          isSending={isSending}
          onBack={() => goTo('payment')}
          onSubmit={() => void join()}
        />
      ) : (
        <MobileStep {...step} hasMoved={hasMoved} onNext={() => goTo('terms')} />
      )}
    </Card>
  )
}

/** What is typed is kept; the agreement is given anew each time. */
function useForm() {
  const typed = useDraftForm({ draftKey: 'join', blank: blankForm, isWhole: isSavedUpgradeForm })
  const [isAgreed, setAgreed] = useState(false)
  const form: UpgradeForm = { ...typed.value, isAgreed }
  const changeForm = ({ isAgreed: agreed = isAgreed, ...words }: Partial<UpgradeForm>) => {
    setAgreed(agreed)
    typed.change((former) => ({ ...former, ...words }))
  }
  return { form, changeForm, typed }
}
