import type { ImportRuleDraft } from '@bandari/sdk'
import { Button, Notice } from '@bandari/ui'
import { Fragment, useState } from 'react'
import { t } from '../../language/translator.ts'
import { formatMoment } from '../../shared/dates.ts'
import { FactList } from '../../shared/FactList.tsx'
import { formatDate } from '../../shared/format.ts'
import { Section } from '../../staff/record/Section.tsx'
import { StaffShow } from '../../staff/record/StaffShow.tsx'
import { useMay } from '../../staff/use-may.ts'
import css from '../ImportRules.module.css'
import { filePartLabels } from '../import-rules.data.ts'
import { countryName, DraftChip, ruleOf } from '../rule-labels.tsx'
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
      {part === 'sheet' ? null : content === null ? (
        <Notice kind="attention">{t('staffImportRules.draft.back')}</Notice>
      ) : (
        <Section title={t('staffImportRules.content')}>
          <div className={css.columns}>
            <RuleContent
              title={t('staffImportRules.effect.before')}
              content={before}
              other={content}
            />
            <RuleContent
              title={t('staffImportRules.effect.after')}
              content={content}
              other={before}
            />
          </div>
        </Section>
      )}
      {state === 'open' && !is_overtaken && <Effect draft={draft} />}
    </>
  )
}

interface RuleContentProps {
  title: string
  content: object
  /** What it is compared with. */
  other: object
}

/** A rule line by line; those that the other does not have are marked. */
function RuleContent({ title, content, other }: RuleContentProps) {
  const known = new Set(linesOf(other))
  return (
    <div>
      <h3>{title}</h3>
      <pre className={css.content}>
        {linesOf(content).map((line, row) => (
          <Fragment key={row}>{known.has(line) ? line : <mark>{line}</mark>}</Fragment>
        ))}
      </pre>
    </div>
  )
}

function linesOf(content: object): string[] {
  return JSON.stringify(content, null, 2)
    .split('\n')
    .map((line) => `${line}\n`)
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
