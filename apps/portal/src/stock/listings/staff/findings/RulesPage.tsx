import type { ModerationRule } from '@bandari/sdk'
import { Button, Checkbox, ErrorAlert, Field, Skeleton, TextInput } from '@bandari/ui'
import { type FormEvent, useState } from 'react'
import { Link } from 'react-router-dom'
import { t } from '../../../../language/translator.ts'
import { LoadFailure } from '../../../../layout/LoadFailure.tsx'
import { Page } from '../../../../layout/Page.tsx'
import { narrowed, paths } from '../../../../paths.ts'
import { setModerationRule } from '../../../../providers/moderation.ts'
import { read, useOperation } from '../../../../providers/use-operation.ts'
import { useCall } from '../../../../shared/documents/use-call.ts'
import { formatMoment } from '../../../../shared/dates.ts'
import { BackTo } from '../../../../staff/record/BackTo.tsx'
import { Section } from '../../../../staff/record/Section.tsx'
import { useMay } from '../../../../staff/use-may.ts'
import { ruleNames, ruleTexts } from './finding-labels.ts'
import css from './RulesPage.module.css'

/** Which listings wait for a look, and by what numbers; administrators set them. */
export function RulesPage() {
  const { data, error, refetch } = useOperation('listModerationRules', {})
  return (
    <Page
      wide
      title={t('staffModeration.rules')}
      above={<BackTo to={paths.supportFindings} what="findings" />}
    >
      <p>{t('staffModeration.rulesWhat')}</p>
      {error ? (
        <LoadFailure
          error={error}
          title={t('staffModeration.rulesFailed')}
          onRetry={() => void refetch()}
        />
      ) : data ? (
        <div className={css.rules}>
          {data.map((rule) => (
            <Section key={rule.code} title={t(ruleNames[rule.code])}>
              <Rule key={rule.version} rule={rule} onSaved={() => void refetch()} />
            </Section>
          ))}
        </div>
      ) : (
        <Skeleton shape="block" height="480px" />
      )}
      <p>
        <Link to={paths.supportChassisDoubles}>{t('staffModeration.chassisCases')}</Link>
      </p>
    </Page>
  )
}

const units = {
  price: 'staffModeration.unit.price',
  picture: 'staffModeration.unit.picture',
  flood: 'staffModeration.unit.flood',
} as const

const isWhole = (text: string) => /^\d{1,4}$/.test(text.trim())

interface RuleProps {
  rule: ModerationRule
  onSaved: () => void
}

function Rule({ rule, onSaved }: RuleProps) {
  const { code, version } = rule
  const mayChange = useMay('setModerationRule')
  const { run, isRunning, refusal } = useCall()
  const [isOn, setOn] = useState(rule.is_on)
  const [threshold, setThreshold] = useState(rule.threshold === null ? '' : String(rule.threshold))
  const [days, setDays] = useState(rule.days === null ? '' : String(rule.days))
  const terms = {
    threshold: rule.threshold === null ? null : Number(threshold),
    days: rule.days === null ? null : Number(days),
  }
  const isMissing =
    (rule.threshold !== null && !isWhole(threshold)) || (rule.days !== null && !isWhole(days))
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isMissing) return
    run({
      act: () => setModerationRule(code, { is_on: isOn, ...terms, version }),
      done: t('staffModeration.saved'),
      onDone: onSaved,
    })
  }
  return (
    <form className={css.form} onSubmit={submit} noValidate>
      <p>{t(ruleTexts[code])}</p>
      {refusal !== null && <ErrorAlert title={refusal} />}
      <Checkbox
        label={t('staffModeration.isOn')}
        checked={isOn}
        disabled={!mayChange}
        onChange={({ target }) => setOn(target.checked)}
      />
      {rule.threshold !== null && code in units && (
        <NumberField
          label={t(units[code as keyof typeof units])}
          value={threshold}
          onType={setThreshold}
        />
      )}
      {rule.days !== null && (
        <NumberField label={t('staffModeration.unit.days')} value={days} onType={setDays} />
      )}
      <Preview code={code} terms={terms} isMissing={isMissing} />
      <RuleFacts rule={rule} />
      {mayChange && (
        <div className={css.buttons}>
          <Button type="submit" loading={isRunning}>
            {t('staffModeration.save')}
          </Button>
        </div>
      )}
    </form>
  )
}

function RuleFacts({ rule: { code, open, changed_at, changed_by } }: { rule: ModerationRule }) {
  return (
    <p className={css.quiet}>
      <Link to={narrowed(paths.supportFindings, { state: 'open', rule: code })}>
        {t('staffModeration.openOnes', { count: open })}
      </Link>
      {changed_at !== null && (
        <>
          {' · '}
          {t('staffModeration.changed', {
            moment: formatMoment(changed_at),
            name: changed_by ?? '',
          })}
        </>
      )}
    </p>
  )
}

interface NumberFieldProps {
  label: string
  value: string
  onType: (value: string) => void
}

function NumberField({ label, value, onType }: NumberFieldProps) {
  return (
    <Field label={label} error={isWhole(value) ? null : t('staffListings.stock.whole')}>
      {(control) => (
        <TextInput
          {...control}
          inputMode="numeric"
          autoComplete="off"
          maxLength={4}
          value={value}
          onChange={({ currentTarget }) => onType(currentTarget.value)}
        />
      )}
    </Field>
  )
}

interface PreviewProps {
  code: ModerationRule['code']
  terms: { threshold: number | null; days: number | null }
  isMissing: boolean
}

/** Asked for by hand: it looks at a thousand listings. */
function Preview({ code, terms, isMissing }: PreviewProps) {
  const { run, isRunning, refusal } = useCall()
  const [found, setFound] = useState<{ looked_at: number; would_queue: number } | null>(null)
  const ask = () => {
    if (isMissing) return
    const query = {
      ...(terms.threshold !== null && { threshold: terms.threshold }),
      ...(terms.days !== null && { days: terms.days }),
    }
    run({
      act: () => read('previewModerationRule', { path: { code }, query }),
      onDone: setFound,
    })
  }
  return (
    <>
      {refusal !== null && <ErrorAlert title={refusal} />}
      <div className={css.buttons}>
        <Button variant="secondary" loading={isRunning} onClick={ask}>
          {t('staffModeration.preview')}
        </Button>
      </div>
      <output>
        {found &&
          t('staffModeration.wouldQueue', {
            count: found.would_queue,
            all: found.looked_at,
          })}
      </output>
    </>
  )
}
