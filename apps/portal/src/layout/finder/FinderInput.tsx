import Close from '@mui/icons-material/Close'
import Search from '@mui/icons-material/Search'
import { CircularProgress, IconButton } from '@mui/material'
import type { KeyboardEvent } from 'react'
import { usePermissions } from 'react-admin'
import { t } from '../../language/translator.ts'
import type { Permissions } from '../../providers/auth-provider.ts'
import css from './Finder.module.css'

interface FinderInputProps {
  text: string
  listId: string
  /** The option that Enter opens. */
  activeId: string | null
  isSearching: boolean
  onType: (text: string) => void
  onKeyDown: (event: KeyboardEvent) => void
  onClose: () => void
}

/** Keeps the focus while the arrows move through the list below it. */
export function FinderInput(props: FinderInputProps) {
  const { text, listId, activeId, isSearching, onType, onKeyDown, onClose } = props
  const { permissions } = usePermissions<Permissions>()
  return (
    <div className={css.head}>
      {isSearching ? (
        <CircularProgress size={24} aria-hidden="true" />
      ) : (
        <Search aria-hidden="true" />
      )}
      <input
        className={css.input}
        // The dialog is opened to type in it.
        // oxlint-disable-next-line jsx-a11y/no-autofocus
        autoFocus
        role="combobox"
        type="text"
        maxLength={100}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        enterKeyHint="go"
        aria-label={t('portalFinder.title')}
        aria-expanded={activeId !== null}
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={activeId ?? undefined}
        placeholder={t(permissions?.isStaff ? 'portalFinder.hint' : 'portalFinder.hintOwn')}
        value={text}
        onChange={({ target }) => onType(target.value)}
        onKeyDown={onKeyDown}
      />
      <IconButton onClick={onClose} aria-label={t('portalFinder.close')}>
        <Close />
      </IconButton>
    </div>
  )
}
