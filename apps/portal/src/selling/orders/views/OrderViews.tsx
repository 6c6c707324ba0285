import { Button } from '@bandari/ui'
import { useState } from 'react'
import { useListContext } from 'react-admin'
import css from '../../../staff/list/ChoiceFilter.module.css'
import { isSame, type OrderView, standardViews, validateName, withText } from './order-views.ts'
import { NameViewDialog } from '../../../shared/views/NameViewDialog.tsx'
import own from './OrderViews.module.css'
import { useMyViews } from './use-my-views.ts'
import { t } from '../../../language/translator.ts'

/** On a phone not all of them fit. */
function bringIntoView(choice: HTMLElement | null) {
  choice?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
}

/** The standard views and the person's own views, each one click away. */
export function OrderViews() {
  const { filterValues, setFilters } = useListContext()
  const { views: myViews, save, remove } = useMyViews()
  const [isNaming, setNaming] = useState(false)
  const [now] = useState(Date.now)
  const [all, ...standard] = standardViews(now)
  const views: OrderView[] = [...(all ? [all] : []), ...myViews, ...standard]
  const { q: _, ...narrowed } = filterValues
  const chosen =
    views.find(({ filter }) => isSame(filter, filterValues)) ??
    views.find(({ filter }) => isSame(filter, narrowed))
  const open = (view: OrderView) => {
    const filter = withText(view, filterValues)
    setFilters(filter, Object.fromEntries(Object.keys(filter).map((name) => [name, true])))
  }
  const isOwn = chosen !== undefined && myViews.some(({ name }) => name === chosen.name)
  return (
    <>
      <fieldset className={css.choices}>
        <legend className="visually-hidden">{t('staffOrders.views')}</legend>
        {views.map((view) => (
          <button
            key={view.name}
            type="button"
            className={css.choice}
            aria-pressed={view.name === chosen?.name}
            ref={view.name === chosen?.name ? bringIntoView : null}
            onClick={() => open(view)}
          >
            {view.name}
          </button>
        ))}
      </fieldset>
      {isOwn && (
        <p className={own.hint}>
          {t('staffOrders.ownView')}
          <Button size="small" variant="quiet" onClick={() => void remove(chosen)}>
            {t('staffOrders.deleteView')}
          </Button>
        </p>
      )}
      {(!chosen || !isSame(chosen.filter, filterValues)) && (
        <p className={own.hint}>
          <Button size="small" variant="quiet" onClick={() => setNaming(true)}>
            {t('staffOrders.saveView')}
          </Button>
        </p>
      )}
      {isNaming && (
        <NameDialog
          taken={views}
          onSave={(name) => save({ name, filter: filterValues })}
          onClose={() => setNaming(false)}
        />
      )}
    </>
  )
}

interface NameDialogProps {
  taken: readonly OrderView[]
  onSave: (name: string) => Promise<void>
  onClose: () => void
}

/** Names the filters that the list has now. */
function NameDialog({ taken, onSave, onClose }: NameDialogProps) {
  return (
    <NameViewDialog
      title={t('staffOrders.saveView')}
      label={t('staffOrders.viewName')}
      hint={t('staffOrders.viewHint')}
      saveLabel={t('staff.save')}
      cancelLabel={t('staff.back')}
      validate={(name) => validateName(name, taken)}
      onSave={onSave}
      onClose={onClose}
    />
  )
}
