import type { ListingPhoto } from '@bandari/sdk'
import { ConfirmDialog } from '@bandari/ui'
import { useState } from 'react'
import { EmptySlot } from './EmptySlot.tsx'
import css from './Photos.module.css'
import { PhotoTile } from './PhotoTile.tsx'
import { slotCount, specifiedSlots } from './slots.ts'
import type { Upload } from './upload-queue.ts'
import { UploadTile } from './UploadTile.tsx'
import { usePhotoDrag } from './use-photo-drag.ts'
import type { PhotoChanges } from './use-photo-changes.ts'
import { t } from '../../../../language/translator.ts'

export interface PhotoGridProps {
  changes: PhotoChanges
  uploads: readonly Upload[]
  /** What is there stays. */
  isKept: boolean
  onChoose: (slot: number) => void
  onReplace: (slot: number) => void
  onRetry: (id: number) => void
  onCancel: (id: number) => void
  /** Announces changes to screen readers. */
  onNews: (news: string) => void
}

/** The slots in their order: a photo, one on its way, or room for one. */
export function PhotoGrid(props: PhotoGridProps) {
  const { changes, uploads, isKept, onChoose, onReplace, onRetry, onCancel, onNews } = props
  const { photos, isBusy } = changes
  const [doomed, setDoomed] = useState<ListingPhoto | null>(null)
  const move = (from: number, to: number) => {
    void changes.move(from, to)
    onNews(t('portalEditor.photo.moved', { place: to + 1, count: photos.length }))
  }
  const drag = usePhotoDrag(move)
  const remove = async ({ position }: ListingPhoto) => {
    const isGone = await changes.remove(position)
    setDoomed(null)
    if (isGone) onNews(t('portalEditor.photo.deleted', { number: position + 1 }))
  }
  const canMove = isMovable(changes, uploads)
  return (
    <>
      <ul className={css.grid}>
        {shownSlots(photos, uploads).map((slot) => {
          const index = photos.findIndex(({ position }) => position === slot)
          const photo = photos[index]
          const upload = uploads.findLast((other) => other.slot === slot)
          if (upload)
            return (
              <UploadTile
                key={`upload ${upload.id}`}
                upload={upload}
                onRetry={() => onRetry(upload.id)}
                onReplace={() => onReplace(slot)}
                onCancel={() => onCancel(upload.id)}
              />
            )
          if (!photo) return <EmptySlot key={`slot ${slot}`} slot={slot} onChoose={onChoose} />
          return (
            <PhotoTile
              key={keyOf(photos, index)}
              photo={photo}
              place={{ index, count: photos.length }}
              canMove={canMove}
              isKept={isKept}
              drag={drag}
              onMove={(to) => move(index, to)}
              onReplace={() => onReplace(slot)}
              onDelete={() => setDoomed(photo)}
            />
          )
        })}
      </ul>
      {uploads.length > 0 && photos.length > 1 && (
        <p className={css.hint}>{t('portalEditor.photo.moveLater')}</p>
      )}
      <DeleteDialog
        photo={doomed}
        isBusy={isBusy}
        onConfirm={(photo) => void remove(photo)}
        onCancel={() => setDoomed(null)}
      />
    </>
  )
}

/** While photos are on their way to their slots the slots stay what they are. */
function isMovable(
  { photos, isBusy }: PhotoGridProps['changes'],
  uploads: PhotoGridProps['uploads'],
): boolean {
  return !isBusy && uploads.length === 0 && photos.length > 1
}

interface DeleteDialogProps {
  photo: ListingPhoto | null
  isBusy: boolean
  onConfirm: (photo: ListingPhoto) => void
  onCancel: () => void
}

function DeleteDialog({ photo, isBusy, onConfirm, onCancel }: DeleteDialogProps) {
  return (
    <ConfirmDialog
      open={photo !== null}
      title={t('portalEditor.photo.deleteAsk')}
      confirmLabel={t('portalEditor.photo.deleteConfirm')}
      dangerous
      loading={isBusy}
      onConfirm={() => photo && onConfirm(photo)}
      onCancel={onCancel}
    >
      <p>{t('portalEditor.photo.deleteEffect')}</p>
    </ConfirmDialog>
  )
}

/** The specified four always; of the further ones those in use and one more. */
function shownSlots(
  photos: readonly ListingPhoto[],
  uploads: readonly Upload[],
): readonly number[] {
  const inUse = new Set([...photos.map(({ position }) => position), ...uploads.map((u) => u.slot)])
  const slots = Array.from({ length: slotCount }, (_, slot) => slot)
  const nextFree = slots.find((slot) => slot >= specifiedSlots && !inUse.has(slot))
  return slots.filter((slot) => slot < specifiedSlots || inUse.has(slot) || slot === nextFree)
}

/** By the picture, so that focus and drag follow it to its new place; the same picture may be there twice. */
function keyOf(photos: readonly ListingPhoto[], index: number): string {
  const url = photos[index]?.url ?? ''
  const earlier = photos.slice(0, index).filter((photo) => photo.url === url).length
  return `${url} ${earlier}`
}
