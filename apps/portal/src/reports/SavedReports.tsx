import type { SavedView } from '@bandari/sdk'
import { Button } from '@bandari/ui'
import { useState } from 'react'
import { useNotify } from 'react-admin'
import { t } from '../language/translator.ts'
import { NameViewDialog } from '../shared/views/NameViewDialog.tsx'
import { useSavedViews } from '../shared/views/use-saved-views.ts'
import { readReport, reportQuery } from './report-state.ts'
import css from './Reports.module.css'
import type { ReportChoices } from './use-report.ts'

/** As the API calls the views of this page. */
const list = 'support/reports'

/** A person's named reports, each one press away; any of them comes by mail every week if they want it. */
export function SavedReports({ choices }: { choices: ReportChoices }) {
  const { views = [], save, change, remove } = useSavedViews(list)
  const [isNaming, setNaming] = useState(false)
  const { run, isBusy } = useOneAtATime()
  const shown = reportQuery(choices)
  const chosen = views.find(({ query }) => query === shown)
  return (
    <div className={css.saved}>
      {views.map((view) => (
        <Button
          key={view.id}
          size="small"
          variant={view === chosen ? 'primary' : 'secondary'}
          aria-pressed={view === chosen}
          onClick={() => choices.choose(readReport(new URLSearchParams(view.query)))}
        >
          {view.is_mailed ? t('staffReports.mailedName', { name: view.name }) : view.name}
        </Button>
      ))}
      {chosen ? (
        <>
          <Button
            size="small"
            variant="quiet"
            disabled={isBusy}
            onClick={() => run(() => change(chosen.id, { is_mailed: !chosen.is_mailed }))}
          >
            {mailLabel(chosen)}
          </Button>
          <Button
            size="small"
            variant="quiet"
            disabled={isBusy}
            onClick={() => run(() => remove(chosen.id))}
          >
            {t('staffReports.forget')}
          </Button>
        </>
      ) : (
        <Button size="small" variant="quiet" onClick={() => setNaming(true)}>
          {t('staffReports.save')}
        </Button>
      )}
      {isNaming && (
        <NameViewDialog
          title={t('staffReports.save')}
          label={t('staffReports.name')}
          hint={t('staffReports.nameHint')}
          saveLabel={t('staff.save')}
          cancelLabel={t('staff.back')}
          validate={(name) => (name.trim() === '' ? t('staffReports.nameMissing') : null)}
          onSave={(name) => save(name, shown)}
          onClose={() => setNaming(false)}
        />
      )}
    </div>
  )
}

function mailLabel({ is_mailed }: SavedView): string {
  return is_mailed ? t('staffReports.mailStop') : t('staffReports.mail')
}

function useOneAtATime() {
  const notify = useNotify()
  const [isBusy, setBusy] = useState(false)
  const run = (call: () => Promise<void>) => {
    if (isBusy) return
    setBusy(true)
    call()
      .catch((error: unknown) =>
        notify(error instanceof Error ? error.message : String(error), { type: 'error' }),
      )
      .finally(() => setBusy(false))
  }
  return { run, isBusy }
}
