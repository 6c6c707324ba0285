import { Button, Dialog } from '@bandari/ui'
import AddAPhotoOutlined from '@mui/icons-material/AddAPhotoOutlined'
import { useEffect, useRef, useState } from 'react'
import css from './Photos.module.css'
import { useFilePicker } from './use-file-picker.tsx'
import { t } from '../../../../language/translator.ts'

export interface CoverDialogProps {
  open: boolean
  onClose: () => void
  /** The cover, and what goes into the slots after it. */
  onUpload: (files: readonly File[]) => void
}

/** The cover-image upload dialog (account spec §2): the one photo that decides whether buyers look at the others. */
export function CoverDialog({ open, onClose, onUpload }: CoverDialogProps) {
  const [files, setFiles] = useState<readonly File[]>([])
  const picker = useFilePicker((chosen) => chosen.length > 0 && setFiles(chosen))
  const choose = () => picker.open({ slot: 0, replaces: false })
  const close = () => {
    setFiles([])
    onClose()
  }
  const upload = () => {
    setFiles([])
    onUpload(files)
  }
  const [file, ...others] = files
  return (
    <Dialog
      open={open}
      title={t('portalEditor.photo.uploadCover')}
      onClose={close}
      actions={
        <>
          <Button variant="secondary" onClick={file ? choose : close}>
            {file ? t('portalEditor.photo.chooseAnother') : t('ui.cancel')}
          </Button>
          {file ? (
            <Button onClick={upload}>{t('portalEditor.photo.upload')}</Button>
          ) : (
            <Button onClick={choose}>{t('portalEditor.photo.choose')}</Button>
          )}
        </>
      }
    >
      <div className={css.coverBody}>
        {file ? (
          <CoverPreview file={file} />
        ) : (
          <button type="button" className={css.coverEmpty} onClick={choose}>
            <AddAPhotoOutlined aria-hidden />
            {t('portalEditor.photo.choose')}
          </button>
        )}
        {others.length > 0 && <p>{t('portalEditor.photo.coverMore', { count: others.length })}</p>}
        <p className={css.coverHint}>{t('portalEditor.photo.coverHint')}</p>
        {picker.element}
      </div>
    </Dialog>
  )
}

/** In the frame that cards have. */
function CoverPreview({ file }: { file: File }) {
  const image = useRef<HTMLImageElement>(null)
  // An object address lives outside React and is given back when the picture goes.
  useEffect(() => {
    const address = URL.createObjectURL(file)
    if (image.current) image.current.src = address
    return () => URL.revokeObjectURL(address)
  }, [file])
  return (
    <div className={css.coverFrame}>
      <img
        ref={image}
        className={css.picture}
        alt={t('portalEditor.photo.coverOf', { file: file.name })}
      />
    </div>
  )
}
