import { Button, Checkbox, Dialog } from '@bandari/ui'
import { useCallback, useState } from 'react'
import { t } from '../../../language/translator.ts'
import css from './Dashboard.module.css'
import { useLetterKeys, usePageKeys } from './use-page-keys.ts'

const keys = [
  { names: ['j', '↓'], does: 'portalTable.keys.row' },
  { names: ['k', '↑'], does: 'portalTable.keys.row' },
  { names: ['Enter', 'e'], does: 'portalTable.keys.open' },
  { names: ['x', '␣'], does: 'portalTable.keys.select' },
  { names: ['b'], does: 'portalTable.keys.changes' },
  { names: ['/'], does: 'portalTable.keys.search' },
  { names: ['?'], does: 'portalTable.keys.help' },
] as const

/** The keys of the table, and the list of them. */
export function TableKeys() {
  const [isOpen, setOpen] = useState(false)
  const [areLettersOn, setLettersOn] = useLetterKeys()
  usePageKeys({ onHelp: useCallback(() => setOpen(true), []) })
  return (
    <>
      <Button
        className={css.keysButton}
        variant="quiet"
        size="small"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {t('portalTable.keys')}
      </Button>
      <Dialog open={isOpen} title={t('portalTable.keys.title')} onClose={() => setOpen(false)}>
        <dl className={css.keys}>
          {keys.map(({ names, does }) => (
            <div key={names.join()}>
              <dt>
                {names.map((name, place) => (
                  <span key={name}>
                    {place > 0 && ` ${t('portalTable.keys.or')} `}
                    <kbd>{name}</kbd>
                  </span>
                ))}
              </dt>
              <dd>{t(does)}</dd>
            </div>
          ))}
        </dl>
        <Checkbox
          label={t('portalTable.keys.on')}
          checked={areLettersOn}
          onChange={({ target }) => setLettersOn(target.checked)}
        />
      </Dialog>
    </>
  )
}
