import { useTranslate } from '@bandari/i18n/react'
import { type ReactNode, useId } from 'react'
import css from './Dialog.module.css'
import { Icon } from '../basics/Icon.tsx'
import { useModal } from './use-modal.ts'

export interface SidePanelProps {
  open: boolean
  onClose: () => void
  title: string
  children: ReactNode
  /** Stays at the bottom: `Show 1,284 cars`. */
  actions?: ReactNode
  /**
   * Above 769 px the content is also in the page, always shown (buyer spec §2). It must keep
   * its state outside itself, since the open panel is a second copy.
   */
  pinned?: boolean
}

/** A panel from the right for phones: search filters, a record next to its list. */
export function SidePanel({ open, pinned = false, ...rest }: SidePanelProps) {
  return (
    <>
      {pinned && <div className={css.pinned}>{rest.children}</div>}
      {open && <OpenPanel {...rest} />}
    </>
  )
}

function OpenPanel({ onClose, title, children, actions }: Omit<SidePanelProps, 'open' | 'pinned'>) {
  const t = useTranslate()
  const id = useId()
  const modal = useModal(onClose)
  return (
    <dialog {...modal} className={css.panel} aria-labelledby={id}>
      <div className={css.head}>
        <h2 className={css.title} id={id}>
          {title}
        </h2>
        <button type="button" className={css.close} aria-label={t('ui.close')} onClick={onClose}>
          <Icon outline="close" />
        </button>
      </div>
      <div className={css.body}>{children}</div>
      {actions && <div className={css.actions}>{actions}</div>}
    </dialog>
  )
}
