import type { ImportRuleDraft } from '@bandari/sdk'
import { useDataProvider } from 'react-admin'
import { t } from '../../language/translator.ts'
import type { PortalDataProvider } from '../../providers/data-provider.ts'
import { FormDialog } from '../../staff/record/FormDialog.tsx'
import { useWrite } from '../../staff/record/use-write.ts'

interface DecideDraftProps {
  draft: ImportRuleDraft
  state: 'published' | 'dropped'
  onClose: () => void
}

const words = {
  published: {
    title: 'staffImportRules.draft.publishTitle',
    effect: 'staffImportRules.draft.publishEffect',
    confirm: 'staffImportRules.draft.publish',
    done: 'staffImportRules.draft.isPublished',
  },
  dropped: {
    title: 'staffImportRules.draft.dropTitle',
    effect: 'staffImportRules.draft.dropEffect',
    confirm: 'staffImportRules.draft.drop',
    done: 'staffImportRules.draft.isDropped',
  },
} as const

/** Asks once more before a draft is published to buyers or dropped. */
export function DecideDraft({ draft: { id, version }, state, onClose }: DecideDraftProps) {
  const { decideImportRuleDraft } = useDataProvider<PortalDataProvider>()
  const { write, isWriting, refusal } = useWrite()
  const { title, effect, confirm, done } = words[state]
  return (
    <FormDialog
      title={t(title)}
      effect={t(effect)}
      confirm={t(confirm)}
      isHarsh={state === 'dropped'}
      isSaving={isWriting}
      refusal={refusal}
      onSubmit={() =>
        write({
          act: () => decideImportRuleDraft({ id, version, state }),
          done: t(done),
          onDone: onClose,
        })
      }
      onClose={onClose}
    />
  )
}
