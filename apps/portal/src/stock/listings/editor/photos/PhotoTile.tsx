import type { PlainMessageId } from '@bandari/i18n'
import type { ListingPhoto } from '@bandari/sdk'
import { Badge, classNames, Picture } from '@bandari/ui'
import ChevronLeft from '@mui/icons-material/ChevronLeft'
import ChevronRight from '@mui/icons-material/ChevronRight'
import MoreVert from '@mui/icons-material/MoreVert'
import { IconButton, Menu, MenuItem } from '@mui/material'
import { type ReactNode, useId, useState } from 'react'
import css from './Photos.module.css'
import type { PhotoDrag } from './use-photo-drag.ts'
import { t } from '../../../../language/translator.ts'

export interface PhotoTileProps {
  photo: ListingPhoto
  /** Where it stands among the photos. */
  place: { index: number; count: number }
  canMove: boolean
  /** A buyer was promised it: it neither goes nor makes room for another. */
  isKept: boolean
  drag: PhotoDrag
  onMove: (to: number) => void
  onReplace: () => void
  onDelete: () => void
}

const flaws = {
  small: 'portalEditor.photo.small',
  narrow: 'portalEditor.photo.narrow',
} as const satisfies Record<NonNullable<ListingPhoto['flaw']>, PlainMessageId>

export function PhotoTile(props: PhotoTileProps) {
  const { photo, place, canMove, drag, onMove } = props
  const { index, count } = place
  const isCover = index === 0
  const number = photo.position + 1
  const name = isCover
    ? t('portalEditor.photo.nameOfCover', { number })
    : t('portalEditor.photo.name', { number })
  return (
    <li
      className={classNames(
        css.tile,
        drag.isDragged(index) && css.dragged,
        drag.isTarget(index) && css.target,
      )}
      {...(canMove ? drag.handlersOf(index) : {})}
    >
      <div className={classNames(css.frame, canMove && css.movable)}>
        <Picture
          key={photo.url}
          src={photo.url}
          alt={name}
          sizes="(min-width: 769px) 220px, 45vw"
        />
        {isCover && (
          <span className={css.badge}>
            <Badge>{t('portalEditor.photo.cover')}</Badge>
          </span>
        )}
      </div>
      {photo.flaw && <p className={css.flaw}>{t(flaws[photo.flaw])}</p>}
      <div className={css.tools}>
        <MoveButton
          label={t('portalEditor.photo.earlier', { number })}
          icon={<ChevronLeft />}
          onMove={canMove && index > 0 ? () => onMove(index - 1) : null}
        />
        <MoveButton
          label={t('portalEditor.photo.later', { number })}
          icon={<ChevronRight />}
          onMove={canMove && index < count - 1 ? () => onMove(index + 1) : null}
        />
        <More {...props} number={number} />
      </div>
    </li>
  )
}

interface MoveButtonProps {
  label: string
  icon: ReactNode
  /** Null where it cannot go, or not now. */
  onMove: (() => void) | null
}

/** Not disabled for the browser, which would take the keyboard's focus away in the middle of moving. */
function MoveButton({ label, icon, onMove }: MoveButtonProps) {
  return (
    <IconButton
      className={css.move}
      aria-label={label}
      aria-disabled={onMove === null}
      onClick={() => onMove?.()}
    >
      {icon}
    </IconButton>
  )
}

function More({
  number,
  place,
  canMove,
  isKept,
  onMove,
  onReplace,
  onDelete,
}: PhotoTileProps & { number: number }) {
  const id = useId()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const choose = (act: () => void) => () => {
    setAnchor(null)
    act()
  }
  return (
    <>
      <IconButton
        id={id}
        aria-label={t('portalEditor.photo.more', { number })}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        <MoreVert />
      </IconButton>
      <Menu
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        slotProps={{ list: { 'aria-labelledby': id } }}
      >
        <MenuItem disabled={!canMove || place.index === 0} onClick={choose(() => onMove(0))}>
          {t('portalEditor.photo.makeCover')}
        </MenuItem>
        <MenuItem disabled={isKept} onClick={choose(onReplace)}>
          {t('portalEditor.photo.replace')}
        </MenuItem>
        <MenuItem disabled={isKept} onClick={choose(onDelete)}>
          {t('portalEditor.photo.delete')}
        </MenuItem>
      </Menu>
    </>
  )
}
