import { ConfirmDialog, ErrorAlert } from '@bandari/ui'
import { useRef, useState } from 'react'
import { useDataProvider } from 'react-admin'
import { useNavigate } from 'react-router-dom'
import { paths } from '../../../../paths.ts'
import type { PortalDataProvider } from '../../../../providers/data-provider.ts'
import type { Editor } from '../use-editor.ts'
import { t } from '../../../../language/translator.ts'

interface RemoveLectureDialogProps {
  editor: Editor
  lecture: { lecture_id: number; title: string }
  /** The section being edited is removed, so its page is left. */
  isOpen: boolean
  onClose: () => void
}

export function RemoveLectureDialog(props: RemoveLectureDialogProps) {
  const { editor, lecture, isOpen, onClose } = props
  const cid = editor.listing.prod_id
  const { deleteListingContent } = useDataProvider<PortalDataProvider>()
  const navigate = useNavigate()
  const isUnderWay = useRef(false)
  const [isRemoving, setRemoving] = useState(false)
  const [refusal, setRefusal] = useState<string | null>(null)
  const remove = async () => {
    if (isUnderWay.current) return
    isUnderWay.current = true
    setRemoving(true)
    try {
      // After a 401 react-admin answers nothing of use.
      const { isGone }: { isGone?: boolean } = await deleteListingContent({
        cid,
        lid: lecture.lecture_id,
      })
      if (!isGone) return
      onClose()
      if (!isOpen) return await editor.refresh()
      editor.leaveLecture()
      void navigate(paths.vehicleEditor(cid), { replace: true })
    } catch (error) {
      setRefusal(error instanceof Error ? error.message : String(error))
    } finally {
      isUnderWay.current = false
      setRemoving(false)
    }
  }
  return (
    <ConfirmDialog
      open
      title={t('portalEditor.lecture.ask')}
      confirmLabel={t('portalEditor.lecture.confirm')}
      dangerous
      loading={isRemoving}
      onConfirm={() => void remove()}
      onCancel={onClose}
    >
      <p>{t('portalEditor.lecture.effect', { title: lecture.title })}</p>
      {refusal !== null && <ErrorAlert title={refusal} />}
    </ConfirmDialog>
  )
}
