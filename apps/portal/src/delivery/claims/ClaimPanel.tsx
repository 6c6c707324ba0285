import type { SupportClaim } from '@bandari/sdk'
import { Button, ErrorAlert, Field, SelectInput, TextArea, TextInput } from '@bandari/ui'
import { useState } from 'react'
import { t } from '../../language/translator.ts'
import { documentCalls } from '../../providers/documents.ts'
import css from '../../shared/documents/Documents.module.css'
import { useCall } from '../../shared/documents/use-call.ts'
import { readAmount } from '@bandari/i18n/format'
import { Section } from '../../staff/record/Section.tsx'

type Outcome = 'refund' | 'parts' | 'none'

const outcomes = {
  refund: 'staffPapers.outcome.refund',
  parts: 'staffPapers.outcome.parts',
  none: 'staffPapers.outcome.none',
} as const

/** Answer the buyer, or close the claim with an outcome; the same words go with either. */
export function ClaimPanel({ claim }: { claim: SupportClaim }) {
  const { answerSupportClaim, resolveClaim } = documentCalls
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
        <WordsField text={text} isMissing={isTried && words === ''} onType={setText} />
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
          <AmountField
            currency={currency}
            amount={amount}
            isMissing={isTried && isMoneyMissing}
            onType={setAmount}
          />
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

interface WordsFieldProps {
  text: string
  isMissing: boolean
  onType: (text: string) => void
}

function WordsField({ text, isMissing, onType }: WordsFieldProps) {
  return (
    <Field label={t('staffPapers.words')} error={isMissing ? t('portalPapers.textMissing') : null}>
      {(control) => (
        <TextArea
          {...control}
          rows={4}
          maxLength={4000}
          value={text}
          onChange={({ currentTarget }) => onType(currentTarget.value)}
        />
      )}
    </Field>
  )
}

interface AmountFieldProps {
  currency: string
  amount: string
  isMissing: boolean
  onType: (amount: string) => void
}

function AmountField({ currency, amount, isMissing, onType }: AmountFieldProps) {
  return (
    <Field
      label={t('staffPapers.amountIn', { currency })}
      hint={t('staffPapers.amountHint')}
      error={isMissing ? t('staffPapers.amountMissing') : null}
    >
      {(control) => (
        <TextInput
          {...control}
          inputMode="decimal"
          maxLength={12}
          value={amount}
          onChange={({ currentTarget }) => onType(currentTarget.value)}
        />
      )}
    </Field>
  )
}
