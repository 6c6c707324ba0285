import { useTranslate } from '@bandari/i18n/react'
import { type ReactNode, useId } from 'react'
import { classNames } from '../basics/class-names.ts'
import css from './Dialog.module.css'
import { Icon } from '../basics/Icon.tsx'
import { useModal } from './use-modal.ts'

export interface DialogProps {
  open: boolean
  onClose: () => void
  title: string
  children: ReactNode
  /** Buttons, the safe one first. */
  actions?: ReactNode
  size?: 'medium' | 'large' | 'full'
}

/** Its content exists only while it is open, so a form inside starts afresh each time. */
export function Dialog({ open, ...rest }: DialogProps) {
  return open ? <OpenDialog {...rest} /> : null
}

function OpenDialog({ onClose, title, children, actions, size }: Omit<DialogProps, 'open'>) {
  const t = useTranslate()
  const id = useId()
  const modal = useModal(onClose)
  return (
    <dialog {...modal} className={classNames(css.dialog, size && css[size])} aria-labelledby={id}>
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
