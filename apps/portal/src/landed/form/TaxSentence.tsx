import { t } from '../../language/translator.ts'
import { formatList } from '../../shared/format.ts'
import { useRuleForm } from './form-context.ts'
import css from './RuleForm.module.css'
import { validityLabel } from '../rule-labels.tsx'
import { chargeWords, conditionWords, labelsOf, type Tax } from '../rule-sentences.ts'

const languages = {
  en: 'staffRuleForm.form.language.en',
  sw: 'staffRuleForm.form.language.sw',
  pt: 'staffRuleForm.form.language.pt',
  fr: 'staffRuleForm.form.language.fr',
} as const

/** What a tax says, as it follows from its figures: it changes with each of them. */
export function TaxSentence({ tax }: { tax: Tax }) {
  const { bases, currency, sources } = useRuleForm()
  const names = new Map(bases.map(({ id, label }) => [id, label]))
  const context = { currency, bases: names }
  const { alternative } = tax
  const prov = { valid_from: null, valid_to: null, ...tax.prov }
  const named = (tax.prov?.sources ?? []).map(
    (id) => sources.find((source) => source.id === id)?.title ?? id,
  )
  return (
    <output className={css.sentence} aria-label={t('staffRuleForm.form.sentence')}>
      <p>
        <strong>{t('staffRuleForm.say.charge', { charge: chargeWords(tax, context) })}</strong>
      </p>
      {alternative && (
        <p>
          {t('staffRuleForm.say.alternative', {
            charge: chargeWords({ ...tax, ...alternative }, context),
          })}
        </p>
      )}
      <p>
        {t('staffRuleForm.say.appliesTo', {
          conditions: conditionWords([tax.when ?? {}]) ?? t('staffRuleForm.say.always'),
        })}
      </p>
      <p>{t('staffRuleForm.say.days', { days: validityLabel(prov) })}</p>
      <p>
        {named.length === 0
          ? t('staffRuleForm.say.noSource')
          : t('staffRuleForm.say.sources', { sources: formatList(named) })}
      </p>
      {labelsOf(tax).map(({ language, label }) => (
        <p key={language} lang={language}>
          {t('staffRuleForm.say.labelIn', {
            language:
              language in languages ? t(languages[language as keyof typeof languages]) : language,
            label,
          })}
        </p>
      ))}
    </output>
  )
}
