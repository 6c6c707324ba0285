import type { SavedView } from '@bandari/sdk'
import { Button } from '@bandari/ui'
import { useEffect, useRef, useState } from 'react'
import { useNotify } from 'react-admin'
import { Link, useNavigate } from 'react-router-dom'
import { paths } from '../../../paths.ts'
import { t } from '../../../language/translator.ts'
import { NameViewDialog } from '../../../shared/views/NameViewDialog.tsx'
import { useSavedViews } from '../../../shared/views/use-saved-views.ts'
import css from './Dashboard.module.css'
import { readTable, tableQuery } from './table-state.ts'
import type { Table } from './use-table.ts'

type Views = ReturnType<typeof useSavedViews>

/** The seller's named views, each one press away; what is shown can be saved as another. */
export function ViewBar({ table }: { table: Table }) {
  const views = useSavedViews('listings')
  const [naming, setNaming] = useState<'new' | SavedView | null>(null)
  // A page of a view is the same view.
  const query = tableQuery({ ...table, page: 1 })
  useDefaultView(views.views, query)
  const chosen = views.views?.find((view) => plainQuery(view.query) === query)
  if (!views.views || (views.views.length === 0 && query === '')) return null
  return (
    <div className={css.views}>
      {views.views.length > 0 && (
        <nav className={css.viewChoices} aria-label={t('portalTable.views')}>
          {views.views.map((view) => (
            <Link
              key={view.id}
              className={css.view}
              to={hrefOf(view.query)}
              aria-current={view === chosen ? 'true' : undefined}
            >
              {view.name}
            </Link>
          ))}
        </nav>
      )}
      {chosen ? (
        <ViewActs view={chosen} views={views} onRename={() => setNaming(chosen)} />
      ) : (
        query !== '' && (
          <Button variant="quiet" size="small" onClick={() => setNaming('new')}>
            {t('portalTable.views.save')}
          </Button>
        )
      )}
      {naming !== null && (
        <NameViewDialog
          title={t(naming === 'new' ? 'portalTable.views.save' : 'portalTable.views.rename')}
          label={t('portalTable.views.name')}
          hint={t('portalTable.views.hint')}
          validate={(name) => (name.trim() === '' ? t('portalTable.views.nameMissing') : null)}
          saveLabel={t('portalTable.views.ok')}
          cancelLabel={t('portalTable.views.cancel')}
          {...(naming !== 'new' && { name: naming.name })}
          onSave={(name) =>
            naming === 'new' ? views.save(name, query) : views.change(naming.id, { name })
          }
          onClose={() => setNaming(null)}
        />
      )}
    </div>
  )
}

/** What can be done with the view that is shown. */
function ViewActs({
  view,
  views,
  onRename,
}: {
  view: SavedView
  views: Views
  onRename: () => void
}) {
  const notify = useNotify()
  const act = (call: Promise<void>) => {
    call.catch((error: unknown) =>
      notify(error instanceof Error ? error.message : String(error), { type: 'error' }),
    )
  }
  return (
    <>
      <Button
        variant="quiet"
        size="small"
        aria-pressed={view.is_default}
        onClick={() => act(views.change(view.id, { is_default: !view.is_default }))}
      >
        {t(view.is_default ? 'portalTable.views.noDefault' : 'portalTable.views.makeDefault')}
      </Button>
      <Button variant="quiet" size="small" onClick={onRename}>
        {t('portalTable.views.rename')}
      </Button>
      <Button variant="quiet" size="small" onClick={() => act(views.remove(view.id))}>
        {t('portalTable.views.delete')}
      </Button>
    </>
  )
}

/** Opening the table without a choice opens it with the default view; choosing everything afterwards stays chosen. */
function useDefaultView(views: readonly SavedView[] | undefined, query: string) {
  const navigate = useNavigate()
  const isSettled = useRef(query !== '')
  // The address follows from what the server answers, once.
  useEffect(() => {
    if (isSettled.current || !views) return
    isSettled.current = true
    const own = views.find((view) => view.is_default)
    if (own && query === '') void navigate(hrefOf(own.query), { replace: true })
  }, [views, query, navigate])
}

/** A view may be of an older release: what it says that is not known any more is left out. */
function plainQuery(query: string): string {
  return tableQuery({ ...readTable(new URLSearchParams(query)), page: 1 })
}

function hrefOf(query: string): string {
  const plain = plainQuery(query)
  return plain === '' ? paths.vendorDashboard : `${paths.vendorDashboard}?${plain}`
}
