import { Button } from '@bandari/ui'
import { useState } from 'react'
import { t } from '../../language/translator.ts'
import { NameViewDialog } from '../../shared/views/NameViewDialog.tsx'
import css from './ChoiceFilter.module.css'
import { type ListView, validateName } from '../../shared/views/list-views.ts'
import own from './ListViews.module.css'
import { type ListLook, useListViews } from './use-list-views.ts'

interface ListViewsProps extends ListLook {
  /** The views that everybody has; the first shows all. */
  standard: readonly ListView[]
}

/** On a phone not all of them fit. */
function bringIntoView(choice: HTMLElement | null) {
  choice?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
}

/** The named views of a list, each one press away; what is shown can be saved as another. */
export function ListViews({ standard, ...look }: ListViewsProps) {
  const { views, chosen, isOwn, open, save, remove, isPlain } = useListViews(standard, look)
  const [isNaming, setNaming] = useState(false)
  return (
    <>
      {views.length > 0 && (
        <fieldset className={css.choices}>
          <legend className="visually-hidden">{t('staff.views')}</legend>
          {views.map((view) => (
            <button
              key={view.name}
              type="button"
              className={css.choice}
              aria-pressed={view === chosen}
              ref={view === chosen ? bringIntoView : null}
              onClick={() => open(view)}
            >
              {view.name}
            </button>
          ))}
        </fieldset>
      )}
      {isOwn && chosen && (
        <p className={own.hint}>
          {t('staff.views.own')}
          <Button size="small" variant="quiet" onClick={() => void remove(chosen)}>
            {t('staff.views.delete')}
          </Button>
        </p>
      )}
      {!chosen && !isPlain && (
        <p className={own.hint}>
          <Button size="small" variant="quiet" onClick={() => setNaming(true)}>
            {t('staff.views.save')}
          </Button>
        </p>
      )}
      {isNaming && (
        <NameViewDialog
          title={t('staff.views.save')}
          label={t('staff.views.name')}
          hint={t('staff.views.hint')}
          saveLabel={t('staff.save')}
          cancelLabel={t('staff.back')}
          validate={(name) => validateName(name, views)}
          onSave={save}
          onClose={() => setNaming(false)}
        />
      )}
    </>
  )
}
