import type { ImportRuleDraft, ImportRuleRecord } from '@bandari/sdk'
import { Loading } from '@bandari/ui'
import { useState } from 'react'
import { useDataProvider, useRedirect } from 'react-admin'
import { t } from '../../language/translator.ts'
import { LoadFailure } from '../../layout/LoadFailure.tsx'
import type { PortalDataProvider } from '../../providers/data-provider.ts'
import { useOperation } from '../../providers/use-operation.ts'
import { FormDialog } from '../../staff/record/FormDialog.tsx'
import { useWrite } from '../../staff/record/use-write.ts'
import { RuleForm } from '../form/RuleForm.tsx'
import { formProblems, withIds } from '../form/rule-schema.ts'
import { useRuleSchema } from '../form/use-rule-schema.ts'
import { baseName } from '../rule-sentences.ts'
import { DraftFields, type DraftValues } from './DraftFields.tsx'
import { localDay } from '../../shared/dates.ts'

interface DraftDialogProps {
  /** The rule in force. */
  ruleId: number
  /** The draft that is written anew; null writes the first. */
  draft: ImportRuleDraft | null
  /** What the form begins with. */
  content: ImportRuleRecord['content']
  onClose: () => void
}

/** A change of a rule, in a form made from the shape of its kind. */
export function DraftDialog(props: DraftDialogProps) {
  const { form, send, isWriting, refusal } = useDraftForm(props)
  const { failure, record, shape, definitions, content, problems } = form
  return (
    <FormDialog
      size="large"
      title={t('staffImportRules.draft.newTitle')}
      effect={t('staffImportRules.draft.effect')}
      confirm={t('staffImportRules.draft.save')}
      isSaving={isWriting}
      refusal={refusal}
      onSubmit={send}
      onClose={props.onClose}
    >
      {failure ? (
        <LoadFailure
          error={failure.error}
          title={t('staffRuleForm.form.failed')}
          onRetry={failure.retry}
        />
      ) : !shape || !record ? (
        <Loading label={t('staffRuleForm.form.loading')} />
      ) : (
        <DraftFields written={form.written} isChecked={form.isChecked} onChange={form.setWritten}>
          <RuleForm
            part={record.part}
            schema={shape}
            content={content}
            context={{
              definitions,
              sources: record.known_sources,
              bases: record.bases.map(({ id, label }) => ({ id, label: baseName(label) })),
              currency: record.currency,
              problems,
            }}
            onChange={form.setContent}
          />
        </DraftFields>
      )}
    </FormDialog>
  )
}

/** What is typed, and the shape that it is held to. */
function useForm({ ruleId, draft, content: begun }: DraftDialogProps) {
  const { schema, error, retry } = useRuleSchema()
  const {
    data: record,
    error: unread,
    refetch,
  } = useOperation('getSupportImportRule', {
    path: { id: ruleId },
  })
  const [content, setContent] = useState<Record<string, unknown>>(() => structuredClone(begun))
  const [written, setWritten] = useState<DraftValues>(() => ({
    takesBack: draft?.content === null,
    day: draft?.checked_on ?? localDay(),
    reason: draft?.reason ?? '',
  }))
  const [isChecked, setChecked] = useState(false)
  const shape = schema && record && schema.schemaOf(record.part)
  const definitions = schema?.definitions ?? {}
  const found = shape ? formProblems(content, shape, definitions) : new Map<string, never>()
  const failed = error ? { error, retry } : null
  const missing = unread && !record ? { error: unread, retry: () => void refetch() } : null
  return {
    record,
    shape,
    definitions,
    content,
    setContent,
    written,
    setWritten,
    isChecked,
    check: () => setChecked(true),
    isRight: written.takesBack || found.size === 0,
    problems: isChecked ? found : new Map<string, never>(),
    failure: failed ?? missing,
  }
}

function useDraftForm(props: DraftDialogProps) {
  const { draftImportRule, editImportRuleDraft } = useDataProvider<PortalDataProvider>()
  const { ruleId, draft, onClose } = props
  const redirect = useRedirect()
  const { write, isWriting, refusal } = useWrite()
  const form = useForm(props)
  const send = () => {
    form.check()
    const { record, written, content, isRight } = form
    const { takesBack, day, reason } = written
    if (!record || !isRight || reason.trim() === '') return
    const ready = takesBack ? null : (withIds(content) as Record<string, unknown>)
    const body = { content: ready, checked_on: day, reason: reason.trim() }
    const isTable = record.part === 'regime' && !takesBack
    write({
      act: () =>
        draft
          ? editImportRuleDraft({ ...body, id: draft.id, version: draft.version })
          : draftImportRule({ ...body, rule_id: ruleId, ...(isTable && { taxes: record.taxes }) }),
      done: t('staffImportRules.draft.saved'),
      onDone: ({ id }) => {
        onClose()
        if (!draft) redirect('show', 'support/import-rule-drafts', id)
      },
    })
  }
  return { form, send, isWriting, refusal }
}
