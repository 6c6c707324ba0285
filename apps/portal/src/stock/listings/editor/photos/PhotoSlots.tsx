import type { Listing } from '@bandari/sdk'
import { classNames, ErrorAlert, Notice } from '@bandari/ui'
import { useState } from 'react'
import { useDropzone } from 'react-dropzone'
import { EditorSection } from '../EditorSection.tsx'
import { isClosed } from '../LockNotice.tsx'
import { CoverDialog } from './CoverDialog.tsx'
import { leftOut } from './messages.ts'
import { PhotoGrid } from './PhotoGrid.tsx'
import css from './Photos.module.css'
import { SaveFirstDialog } from './SaveFirstDialog.tsx'
import { freeSlots, slotCount } from './slots.ts'
import type { Upload } from './upload-queue.ts'
import { useFilePicker } from './use-file-picker.tsx'
import { usePhotoChanges } from './use-photo-changes.ts'
import { useUploads } from './use-uploads.ts'
import { t } from '../../../../language/translator.ts'

export interface PhotoSlotsProps {
  listing: Pick<Listing, 'prod_id' | 'photos' | 'lock'>
  /** The form next to it has unsaved changes. */
  isDirty: boolean
  /** Reads the listing again. */
  onChanged: () => Promise<unknown>
}

/** The slots have buttons of their own. Every kind of file may be dropped; a slot says if its file is not a photo. */
const dropAlone = { noClick: true, noKeyboard: true, noPaste: true }

/** Photo upload (account spec §2, §4, §9). With unsaved changes nothing is uploaded. */
export function PhotoSlots({ listing, isDirty, onChanged }: PhotoSlotsProps) {
  const { prod_id: cid, photos } = listing
  const [dialog, setDialog] = useState<'save-first' | 'cover' | null>(null)
  const [notice, setNotice] = useState<string | null>(null)
  const [news, setNews] = useState('')
  const { queue, uploads } = useUploads(cid, async (slot) => {
    await onChanged()
    setNews(t('portalEditor.photo.uploaded', { number: slot + 1 }))
  })
  const changes = usePhotoChanges(cid, photos, onChanged)

  const add = (files: readonly File[], first = 0) => {
    const free = freeSlots(slotsInUse(photos, uploads), first)
    const tooMany = files.length - free.length
    setNotice(tooMany > 0 ? leftOut(tooMany, slotCount) : null)
    queue.add(files.slice(0, free.length).map((file, index) => ({ file, slot: free[index] ?? 0 })))
  }

  const unlessDirty = (act: () => void) => (isDirty ? setDialog('save-first') : act())

  const picker = useFilePicker((files, { slot, replaces }) => {
    if (!replaces) return add(files, slot)
    queue.add(files.slice(0, 1).map((file) => ({ file, slot })))
  })
  const choose = (slot: number) =>
    slot === 0 ? setDialog('cover') : picker.open({ slot, replaces: false })
  const onDrop = (files: readonly File[]) => unlessDirty(() => add(files))
  const { getRootProps, isDragActive } = useDropzone({ ...dropAlone, onDrop })

  return (
    <EditorSection title={t('portalEditor.photo.title')} lead={t('portalEditor.photo.lead')}>
      <div {...getRootProps({ className: classNames(css.area, isDragActive && css.dropHere) })}>
        <PhotoGrid
          changes={changes}
          uploads={uploads}
          isKept={isClosed(listing, 'remove')}
          onChoose={(slot) => unlessDirty(() => choose(slot))}
          onReplace={(slot) => unlessDirty(() => picker.open({ slot, replaces: true }))}
          onRetry={(id) => unlessDirty(() => queue.retry(id))}
          onCancel={(id) => queue.cancel(id)}
          onNews={setNews}
        />
        {notice !== null && <Notice kind="attention" title={notice} live />}
        {changes.failure !== null && <ErrorAlert title={changes.failure} />}
      </div>
      {picker.element}
      <output className="visually-hidden">{news}</output>
      <SaveFirstDialog open={dialog === 'save-first'} onClose={() => setDialog(null)} />
      <CoverDialog
        open={dialog === 'cover'}
        onClose={() => setDialog(null)}
        onUpload={(files) => {
          setDialog(null)
          add(files)
        }}
      />
    </EditorSection>
  )
}

/** A failed upload leaves its slot to another photo. */
function slotsInUse(photos: Listing['photos'], uploads: readonly Upload[]): Set<number> {
  const expected = uploads.filter(({ state }) => state !== 'failed')
  return new Set([...photos.map(({ position }) => position), ...expected.map(({ slot }) => slot)])
}
