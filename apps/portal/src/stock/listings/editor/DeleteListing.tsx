import { Button, ConfirmDialog, ErrorAlert } from '@bandari/ui'
import { useRef, useState } from 'react'
import { useDataProvider, useNotify } from 'react-admin'
import { useNavigate } from 'react-router-dom'
import type { PortalDataProvider } from '../../../providers/data-provider.ts'
import { EditorSection } from './EditorSection.tsx'
import { isClosed } from './LockNotice.tsx'
import { listOf } from './list-of.ts'
import type { Editor } from './use-editor.ts'
import { t } from '../../../language/translator.ts'

/** A draft is deleted with everything in it; for a live one the API says what to do first. */
export function DeleteListing({ editor }: { editor: Editor }) {
  const [isAsking, setAsking] = useState(false)
  const { remove, isRemoving, refusal } = useRemoval(editor)
  const isKept = isClosed(editor.listing, 'delete')
  return (
    <EditorSection
      title={t('portalEditor.delete.title')}
      lead={t(isKept ? 'portalEditor.lock.stays' : 'portalEditor.delete.lead')}
    >
      <div>
        <Button variant="secondary" disabled={isKept} onClick={() => setAsking(true)}>
          {t('portalEditor.delete.button')}
        </Button>
      </div>
      <ConfirmDialog
        open={isAsking}
        title={t('portalEditor.delete.ask')}
        confirmLabel={t('portalEditor.delete.button')}
        dangerous
        loading={isRemoving}
        onConfirm={remove}
        onCancel={() => setAsking(false)}
      >
        <p>{t('portalEditor.delete.effect', { title: editor.listing.prod_title })}</p>
        {refusal !== null && <ErrorAlert title={refusal} />}
      </ConfirmDialog>
    </EditorSection>
  )
}

function useRemoval({ listing, abandon }: Editor) {
  const { deleteListingContent } = useDataProvider<PortalDataProvider>()
  const navigate = useNavigate()
  const notify = useNotify()
  const isUnderWay = useRef(false)
  const [isRemoving, setRemoving] = useState(false)
  const [refusal, setRefusal] = useState<string | null>(null)
  const remove = async () => {
    if (isUnderWay.current) return
    isUnderWay.current = true
    setRemoving(true)
    setRefusal(null)
    try {
      // After a 401 react-admin answers nothing of use.
      const { isGone }: { isGone?: boolean } = await deleteListingContent({
        cid: listing.prod_id,
      })
      if (!isGone) return
      abandon()
      notify(t('portalEditor.delete.done'), { type: 'success' })
      void navigate(listOf(listing).path)
    } catch (error) {
      setRefusal(error instanceof Error ? error.message : String(error))
    } finally {
      isUnderWay.current = false
      setRemoving(false)
    }
  }
  return { remove: () => void remove(), isRemoving, refusal }
}
