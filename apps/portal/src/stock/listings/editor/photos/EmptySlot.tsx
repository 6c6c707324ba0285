import AddAPhotoOutlined from '@mui/icons-material/AddAPhotoOutlined'
import css from './Photos.module.css'
import { specifiedSlots } from './slots.ts'
import { t } from '../../../../language/translator.ts'

export interface EmptySlotProps {
  slot: number
  onChoose: (slot: number) => void
}

export function EmptySlot({ slot, onChoose }: EmptySlotProps) {
  return (
    <li className={css.tile}>
      <button type="button" className={css.empty} onClick={() => onChoose(slot)}>
        <AddAPhotoOutlined aria-hidden />
        <span>{wordsFor(slot)}</span>
      </button>
    </li>
  )
}

function wordsFor(slot: number): string {
  if (slot === 0) return t('portalEditor.photo.addCover')
  return slot < specifiedSlots
    ? t('portalEditor.photo.add', { number: slot + 1 })
    : t('portalEditor.photo.addMore')
}
