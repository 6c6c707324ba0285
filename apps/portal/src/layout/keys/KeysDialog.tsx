import type { PlainMessageId } from '@bandari/i18n'
import { Checkbox, Dialog } from '@bandari/ui'
import { t } from '../../language/translator.ts'
import { listRows, ownSearch } from './page-keys.ts'
import css from './KeysDialog.module.css'
import { useLetterKeys } from './use-page-keys.ts'

const acts = {
  find: 'portalFinder.keys.find',
  search: 'portalFinder.keys.search',
  row: 'portalFinder.keys.row',
  open: 'portalFinder.keys.open',
  select: 'portalFinder.keys.select',
  changes: 'portalFinder.keys.changes',
  nextOne: 'portalFinder.keys.nextOne',
  help: 'portalFinder.keys.help',
} as const satisfies Record<string, PlainMessageId>

interface KeyEntry {
  names: readonly string[]
  does: keyof typeof acts
}

/** Those that do something on this page. */
function keysHere(): KeyEntry[] {
  const rows = listRows()
  const hasBoxes = rows.some((row) => row.querySelector('input[type=checkbox]') !== null)
  const has = (selector: string) => document.querySelector(selector) !== null
  const entries: (KeyEntry | false)[] = [
    { names: [isApple() ? '⌘ K' : 'Ctrl K'], does: 'find' },
    ownSearch() !== null && { names: ['/'], does: 'search' },
    rows.length > 0 && { names: ['j', 'k'], does: 'row' },
    rows.length > 0 && { names: ['Enter', 'e'], does: 'open' },
    hasBoxes && { names: ['x', '␣'], does: 'select' },
    has('[data-changes]') && { names: ['b'], does: 'changes' },
    has('[data-next-one]') && { names: ['n'], does: 'nextOne' },
    { names: ['?'], does: 'help' },
  ]
  return entries.filter((entry) => entry !== false)
}

function isApple(): boolean {
  return /Mac|iPhone|iPad/.test(navigator.userAgent)
}

/** The keys of the page that it lies over. */
export function KeysDialog({ onClose }: { onClose: () => void }) {
  const [areLettersOn, setLettersOn] = useLetterKeys()
  return (
    <Dialog open title={t('portalFinder.keys.title')} onClose={onClose}>
      <dl className={css.keys}>
        {keysHere().map(({ names, does }) => (
          <div key={does}>
            <dt>
              {names.map((name, place) => (
                <span key={name}>
                  {place > 0 && ` ${t('portalFinder.keys.or')} `}
                  <kbd>{name}</kbd>
                </span>
              ))}
            </dt>
            <dd>{t(acts[does])}</dd>
          </div>
        ))}
      </dl>
      <Checkbox
        label={t('portalFinder.keys.on')}
        checked={areLettersOn}
        onChange={({ target }) => setLettersOn(target.checked)}
      />
    </Dialog>
  )
}
