import type { ImportRuleDraft } from '@bandari/sdk'
import { Button, Loading, Notice } from '@bandari/ui'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { t } from '../../language/translator.ts'
import { LoadFailure } from '../../layout/LoadFailure.tsx'
import { paths } from '../../paths.ts'
import { useOperation } from '../../providers/use-operation.ts'
import { formatMoment } from '../../shared/dates.ts'
import { FactList } from '../../shared/FactList.tsx'
import { formatDate } from '../../shared/format.ts'
import { Section } from '../../staff/record/Section.tsx'
import { StaffShow } from '../../staff/record/StaffShow.tsx'
import { useMay } from '../../staff/use-may.ts'
import css from '../ImportRules.module.css'
import { filePartLabels } from '../import-rules.data.ts'
import { countryName, DraftChip, ruleOf } from '../rule-labels.tsx'
import { RuleDetails } from '../form/RuleDetails.tsx'
import { DecideDraft } from './DecideDraft.tsx'
import { DraftDialog } from './DraftDialog.tsx'
import { Effect } from './Effect.tsx'

export function DraftShow() {
  return (
    <StaffShow<ImportRuleDraft>
      what="importRuleDraft"
      listed="importRuleDrafts"
      filled="reason"
      titleOf={(draft) =>
        t('staffImportRules.draft.titleOf', {
          country: countryName(draft.country),
          words: ruleOf(draft),
        })
      }
      badgesOf={chipOf}
    >
      {(draft) => <Draft draft={draft} />}
    </StaffShow>
  )
}

function chipOf(draft: ImportRuleDraft) {
  return <DraftChip {...draft} />
}

function Draft({ draft }: { draft: ImportRuleDraft }) {
  const { part, reason, checked_on, drafted_by, drafted_at, decided_by, decided_at } = draft
  const { before, content, state, is_overtaken } = draft
  return (
    <>
      <Section title={t('staffImportRules.draft.reason')}>
        <p className={css.reason}>{reason}</p>
        <FactList
          facts={[
            { name: t('staffImportRules.part'), value: t(filePartLabels[part]) },
            { name: t('staffImportRules.draft.checkedOn'), value: formatDate(checked_on) },
            { name: t('staffImportRules.draft.by'), value: nameAndTime(drafted_by, drafted_at) },
            {
              name: t('staffImportRules.draft.decided'),
              value: decided_by && decided_at && nameAndTime(decided_by, decided_at),
            },
          ]}
        />
        {state === 'open' && <Decisions draft={draft} />}
      </Section>
      {is_overtaken && <Overtaken ruleId={draft.rule_id} isFile={part === 'sheet'} />}
      {part === 'sheet' ? null : content === null ? (
        <Notice kind="attention">{t('staffImportRules.draft.back')}</Notice>
      ) : (
        <Section title={t('staffImportRules.content')}>
          <Contents draft={draft} before={before} content={content} />
        </Section>
      )}
      {state === 'open' && !is_overtaken && <Effect draft={draft} />}
    </>
  )
}

/** Somebody changed the published rule after this was drafted. */
function Overtaken({ ruleId, isFile }: { ruleId: number; isFile: boolean }) {
  return (
    <Notice kind="attention">
      <p>{t('staffImportRules.draft.overtakenText')}</p>
      {!isFile && (
        <Link to={paths.supportImportRule(ruleId)}>{t('staffImportRules.draft.asItStands')}</Link>
      )}
    </Notice>
  )
}

interface ContentsProps {
  draft: ImportRuleDraft
  before: object
  content: object
}

/** What the rule says and what it would say; lines that the other does not have are marked. */
function Contents({ draft: { rule_id: id, part }, before, content }: ContentsProps) {
  const { data: record, error, refetch } = useOperation('getSupportImportRule', { path: { id } })
  // A rule that was withdrawn since has no record: its sources then stand by their names in the file.
  const known = record ?? (error ? { bases: [], currency: 'USD', known_sources: [] } : null)
  if (!known) return <Loading label={t('staffRuleForm.form.loading')} />
  return (
    <>
      {error && !record && (
        <LoadFailure
          error={error}
          title={t('staffRuleForm.form.failed')}
          onRetry={() => void refetch()}
        />
      )}
      <div className={css.columns}>
        <div>
          <h3>{t('staffImportRules.effect.before')}</h3>
          <RuleDetails part={part} content={before} other={content} record={known} />
        </div>
        <div>
          <h3>{t('staffImportRules.effect.after')}</h3>
          <RuleDetails part={part} content={content} other={before} record={known} />
        </div>
      </div>
    </>
  )
}

function nameAndTime(name: string, at: string): string {
  return t('staffImportRules.draft.byOn', { name, moment: formatMoment(at) })
}

function Decisions({ draft }: { draft: ImportRuleDraft }) {
  const mayDecide = useMay('decideImportRuleDraft')
  const [asked, setAsked] = useState<'edit' | 'published' | 'dropped' | null>(null)
  const close = () => setAsked(null)
  if (!mayDecide) return null
  return (
    <div className={css.actions}>
      {draft.may_publish && (
        <Button onClick={() => setAsked('published')}>{t('staffImportRules.draft.publish')}</Button>
      )}
      {/* A file is dropped, and brought anew. */}
      {draft.may_edit && draft.part !== 'sheet' && (
        <Button variant="secondary" onClick={() => setAsked('edit')}>
          {t('staffImportRules.draft.edit')}
        </Button>
      )}
      <Button variant="quiet" onClick={() => setAsked('dropped')}>
        {t('staffImportRules.draft.drop')}
      </Button>
      {draft.may_edit && <span className={css.quiet}>{t('staffImportRules.draft.second')}</span>}
      {asked === 'edit' && (
        <DraftDialog
          ruleId={draft.rule_id}
          draft={draft}
          content={draft.content ?? draft.before}
          onClose={close}
        />
      )}
      {(asked === 'published' || asked === 'dropped') && (
        <DecideDraft draft={draft} state={asked} onClose={close} />
      )}
    </div>
  )
}
