import type { CompatibleMake } from '@bandari/sdk'
import { ErrorAlert, Skeleton } from '@bandari/ui'
import { lazy, Suspense } from 'react'
import css from './Fitment.module.css'
import type { Choice } from './fitment-selection.ts'
import { failed } from './messages.ts'
import { SaveFitment } from './SaveFitment.tsx'
import { TrimsSkeleton } from './TrimsSkeleton.tsx'
import { useChoice } from './use-choice.ts'
import { useOffered } from './use-offered.ts'
import type { OnSaved } from './use-set-fitment.ts'
import { t } from '../../../../language/translator.ts'

/** The grid is the heaviest part of the editor and is needed after three choices. */
const TrimGrid = lazy(() => import('./TrimGrid.tsx').then((m) => ({ default: m.TrimGrid })))

/** Its lists are typed into, with MUI's inputs; what the editor has above it needs none of them. */
const VehicleChoices = lazy(() =>
  import('./VehicleChoices.tsx').then((m) => ({ default: m.VehicleChoices })),
)

const AskForFit = lazy(() =>
  import('../../../model-requests/AskForFit.tsx').then((m) => ({ default: m.AskForFit })),
)

interface AddFitmentProps {
  id: number
  saved: readonly CompatibleMake[]
  isKept: boolean
  onSaved: OnSaved
}

/** Make, models, variants, then the trims and their years. */
export function AddFitment({ id, saved, isKept, onSaved }: AddFitmentProps) {
  const { choice, problems, choose, check } = useChoice()
  const offered = useOffered(id, choice)
  const hasVariants = choice.variants.length > 0
  const clearTicks: Partial<Choice> = { selection: new Map() }
  return (
    <section className={css.add} aria-label={t('portalFitment.add')}>
      <h3 className={css.addTitle}>{t('portalFitment.add')}</h3>
      {offered.error && (
        <ErrorAlert title={t(failed.choices)} onRetry={offered.retry}>
          {offered.error.message}
        </ErrorAlert>
      )}
      <Suspense fallback={<Skeleton shape="block" height="180px" />}>
        <VehicleChoices choice={choice} offered={offered} problems={problems} onChange={choose} />
      </Suspense>
      <Suspense>
        <AskForFit listing={id} />
      </Suspense>
      {hasVariants && !offered.error && (
        <Suspense fallback={<TrimsSkeleton />}>
          {offered.trims ? (
            <TrimGrid
              trims={offered.trims}
              saved={saved}
              selection={choice.selection}
              onSelect={(selection) => choose({ selection })}
            />
          ) : (
            <TrimsSkeleton />
          )}
        </Suspense>
      )}
      <SaveFitment
        id={id}
        selection={choice.selection}
        problem={problems.selection}
        canReplace={saved.length > 0 && !isKept}
        check={check}
        onSaved={(now) => {
          onSaved(now)
          choose(clearTicks)
        }}
      />
    </section>
  )
}
