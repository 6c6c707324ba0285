import type { ImportRuleRecord } from '@bandari/sdk'
import { Button, buttonClass, ErrorAlert } from '@bandari/ui'
import { useState } from 'react'
import { useDataProvider } from 'react-admin'
import { Link } from 'react-router-dom'
import { t } from '../../language/translator.ts'
import { paths } from '../../paths.ts'
import type { PortalDataProvider } from '../../providers/data-provider.ts'
import { formatMoment } from '../../shared/dates.ts'
import { FactList } from '../../shared/FactList.tsx'
import { formatDate } from '../../shared/format.ts'
import { Section } from '../../staff/record/Section.tsx'
import { StaffShow } from '../../staff/record/StaffShow.tsx'
import { useWrite } from '../../staff/record/use-write.ts'
import { useMay } from '../../staff/use-may.ts'
import { DraftDialog } from '../drafts/DraftDialog.tsx'
import css from '../ImportRules.module.css'
import { partLabels } from '../import-rules.data.ts'
import {
  countryName,
  validityLabel,
  RuleChip,
  confidenceLabel,
  ruleTitle,
} from '../rule-labels.tsx'
import { RuleDetails } from '../form/RuleDetails.tsx'
import { conditionWords, type When } from '../rule-sentences.ts'

export function ImportRuleShow() {
  return (
    <StaffShow<ImportRuleRecord>
      what="importRule"
      listed="importRules"
      filled="content"
      titleOf={(rule) =>
        t('staffImportRules.draft.titleOf', {
          country: countryName(rule.country),
          words: ruleTitle(rule),
        })
      }
      badgesOf={chipOf}
    >
      {(rule) => <Rule rule={rule} />}
    </StaffShow>
  )
}

function chipOf({ state }: ImportRuleRecord) {
  return <RuleChip state={state} />
}

function Rule({ rule }: { rule: ImportRuleRecord }) {
  const { part, sources, checked_on, content, history } = rule
  const conditions = conditionWords(rule.conditions as When[])
  return (
    <>
      <Section title={t('staffImportRules.rule')}>
        <FactList
          facts={[
            { name: t('staffImportRules.part'), value: t(partLabels[part]) },
            { name: t('staffImportRules.table'), value: rule.table },
            {
              name: t('staffImportRules.appliesTo'),
              value: conditions ?? t('staffRuleForm.say.always'),
            },
            { name: t('staffImportRules.holds'), value: validityLabel(rule) },
            { name: t('staffImportRules.sure'), value: confidenceLabel(rule) },
            { name: t('staffImportRules.checked'), value: formatDate(checked_on) },
            { name: t('staffImportRules.sources'), value: sources.join(' · ') || null },
          ]}
        />
        <Actions rule={rule} />
      </Section>
      <Section title={t('staffImportRules.content')}>
        <RuleDetails part={part} content={content} record={rule} />
      </Section>
      {history.length > 1 && (
        <Section title={t('staffImportRules.history')}>
          {history.slice(1).map(({ id, set_at, content: then }) => (
            <details key={id}>
              <summary>
                {t('staffImportRules.historySince', { moment: formatMoment(set_at) })}
              </summary>
              {then ? (
                <RuleDetails part={part} content={then} other={content} record={rule} />
              ) : (
                <p>{t('staffImportRules.takenBack')}</p>
              )}
            </details>
          ))}
        </Section>
      )}
    </>
  )
}

/** What may be done about it: nothing for readers without that permission. */
function Actions({ rule }: { rule: ImportRuleRecord }) {
  const mayDraft = useMay('draftImportRule')
  const mayCheck = useMay('checkImportRule')
  const { checkImportRule } = useDataProvider<PortalDataProvider>()
  const { write, isWriting, refusal } = useWrite()
  const [isDrafting, setDrafting] = useState(false)
  const check = () =>
    write({
      act: () => checkImportRule(rule.standing_id),
      done: t('staffImportRules.readAgainDone'),
    })
  return (
    <div className={css.actions}>
      {refusal !== null && <ErrorAlert title={refusal} />}
      {rule.draft_id !== null && (
        <Link className={buttonClass()} to={paths.supportImportRuleDraft(rule.draft_id)}>
          {t('staffImportRules.openDraft')}
        </Link>
      )}
      {rule.draft_id === null && mayDraft && (
        <Button onClick={() => setDrafting(true)}>{t('staffImportRules.draftIt')}</Button>
      )}
      {mayCheck && (
        <Button variant="secondary" loading={isWriting} onClick={check}>
          {t('staffImportRules.readAgain')}
        </Button>
      )}
      {isDrafting && (
        <DraftDialog
          ruleId={rule.standing_id}
          draft={null}
          content={rule.content}
          onClose={() => setDrafting(false)}
        />
      )}
    </div>
  )
}
