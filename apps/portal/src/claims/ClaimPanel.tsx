import type { SupportClaim } from '@bandari/sdk'
import { Button, ErrorAlert, Field, SelectInput, TextArea, TextInput } from '@bandari/ui'
import { useState } from 'react'
import { t } from '../language/translator.ts'
import { paperCalls } from '../providers/papers.ts'
import css from '../shared/papers/Papers.module.css'
import { useCall } from '../shared/papers/use-call.ts'
import { readAmount } from '../shared/read-amount.ts'
import { Section } from '../staff/record/Section.tsx'

type Outcome = 'refund' | 'parts' | 'none'

const outcomes = {
  refund: 'staffPapers.outcome.refund',
  parts: 'staffPapers.outcome.parts',
  none: 'staffPapers.outcome.none',
} as const

/** Answer the buyer, or close the claim with an outcome; the same words go with either. */
export function ClaimPanel({ claim }: { claim: SupportClaim }) {
  const { answerSupportClaim, resolveClaim } = paperCalls
  const { run, isRunning, refusal } = useCall()
  const [text, setText] = useState('')
  const [outcome, setOutcome] = useState<Outcome | ''>('')
  const [amount, setAmount] = useState('')
  const [isTried, setTried] = useState(false)
  const words = text.trim()
  const money = outcome === 'refund' ? (readAmount(amount) ?? '') : ''
  const isMoneyMissing = outcome === 'refund' && money === ''
  const { id, version, currency } = claim
  const answer = () => {
    setTried(true)
    if (words !== '')
      run({ act: () => answerSupportClaim({ id, text: words }), done: t('staffPapers.answered') })
  }
  const decide = () => {
    setTried(true)
    if (words === '' || outcome === '' || isMoneyMissing) return
    const decision = { id, version, outcome, amount: money, text: words }
    run({ act: () => resolveClaim(decision), done: t('staffPapers.resolved') })
  }
  return (
    <Section title={t('staffPapers.next')}>
      <div className={css.form}>
        {refusal !== null && <ErrorAlert title={refusal} />}
        <Field
          label={t('staffPapers.words')}
          error={isTried && words === '' ? t('portalPapers.textMissing') : null}
        >
          {(control) => (
            <TextArea
              {...control}
              rows={4}
              maxLength={4000}
              value={text}
              onChange={({ currentTarget }) => setText(currentTarget.value)}
            />
          )}
        </Field>
        <Button loading={isRunning} onClick={answer}>
          {t('staffPapers.answer')}
        </Button>
        <Field label={t('staffPapers.outcome')} optional>
          {(control) => (
            <SelectInput
              {...control}
              placeholder={t('staffPapers.choose')}
              choices={Object.entries(outcomes).map(([value, name]) => ({ value, label: t(name) }))}
              value={outcome}
              onChange={({ currentTarget }) => setOutcome(currentTarget.value as Outcome | '')}
            />
          )}
        </Field>
        {outcome === 'refund' && (
          <Field
            label={t('staffPapers.amountIn', { currency })}
            hint={t('staffPapers.amountHint')}
            error={isTried && isMoneyMissing ? t('staffPapers.amountMissing') : null}
          >
            {(control) => (
              <TextInput
                {...control}
                inputMode="decimal"
                maxLength={12}
                value={amount}
                onChange={({ currentTarget }) => setAmount(currentTarget.value)}
              />
            )}
          </Field>
        )}
        {outcome !== '' && (
          <Button variant="secondary" loading={isRunning} onClick={decide}>
            {t('staffPapers.resolve')}
          </Button>
        )}
      </div>
    </Section>
  )
}
