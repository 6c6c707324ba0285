import type { ImportRuleDraft, ImportRuleRecord } from '@bandari/sdk'
import { useState } from 'react'
import { useDataProvider, useRedirect } from 'react-admin'
import { t } from '../../language/translator.ts'
import type { PortalDataProvider } from '../../providers/data-provider.ts'
import { FormDialog } from '../../staff/record/FormDialog.tsx'
import { useWrite } from '../../staff/record/use-write.ts'
import { DraftFields, type DraftValues } from './DraftFields.tsx'
import { readContent } from './read-content.ts'

interface DraftDialogProps {
  /** The rule in force. */
  ruleId: number
  /** The draft that is written anew; null writes the first. */
  draft: ImportRuleDraft | null
  /** What the text begins with. */
  content: ImportRuleRecord['content']
  onClose: () => void
}

/** A change of a rule, as the file of its country would write it. */
export function DraftDialog({ ruleId, draft, content: begun, onClose }: DraftDialogProps) {
  const { draftImportRule, editImportRuleDraft } = useDataProvider<PortalDataProvider>()
  const redirect = useRedirect()
  const { write, isWriting, refusal } = useWrite()
  const [written, setWritten] = useState<DraftValues>(() => ({
    text: JSON.stringify(begun, null, 2),
    takesBack: draft?.content === null,
    day: draft?.checked_on ?? new Date().toISOString().slice(0, 10),
    reason: draft?.reason ?? '',
  }))
  const [isChecked, setChecked] = useState(false)

  const send = () => {
    setChecked(true)
    const { text, takesBack, day, reason } = written
    const content = takesBack ? null : readContent(text)
    if (content === undefined || reason.trim() === '') return
    const body = { content, checked_on: day, reason: reason.trim() }
    write({
      act: () =>
        draft
          ? editImportRuleDraft({ ...body, id: draft.id, version: draft.version })
          : draftImportRule({ ...body, rule_id: ruleId }),
      done: t('staffImportRules.draft.saved'),
      onDone: ({ id }) => {
        onClose()
        if (!draft) redirect('show', 'support/import-rule-drafts', id)
      },
    })
  }
  return (
    <FormDialog
      title={t('staffImportRules.draft.newTitle')}
      effect={t('staffImportRules.draft.effect')}
      confirm={t('staffImportRules.draft.save')}
      isSaving={isWriting}
      refusal={refusal}
      onSubmit={send}
      onClose={onClose}
    >
      <DraftFields written={written} isChecked={isChecked} onChange={setWritten} />
    </FormDialog>
  )
}
