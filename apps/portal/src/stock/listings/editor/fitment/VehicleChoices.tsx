import { ManyChoices, OneChoice } from './ChoiceInput.tsx'
import css from './Fitment.module.css'
import type { Choice, Problems } from './fitment-selection.ts'
import type { Offered } from './use-offered.ts'
import { t } from '../../../../language/translator.ts'

interface VehicleChoicesProps {
  choice: Choice
  offered: Offered
  problems: Problems
  onChange: (changed: Partial<Choice>) => void
}

/** Each step waits for the one before it. */
export function VehicleChoices({ choice, offered, problems, onChange }: VehicleChoicesProps) {
  const { makes, models, variants } = offered
  return (
    <div className={css.choices}>
      <OneChoice
        label={t('search.make')}
        placeholder={t('portalFitment.makeExample')}
        options={makes ?? []}
        isLoading={makes === null}
        value={choice.make}
        error={problems.make}
        onChange={(make) => onChange({ make })}
      />
      <ManyChoices
        what="models"
        label={t('search.models')}
        placeholder={t(
          choice.make === null ? 'portalFitment.makeFirst' : 'portalFitment.oneOrSeveral',
        )}
        options={models ?? []}
        isLoading={models === null}
        disabled={choice.make === null}
        value={choice.models}
        error={problems.models}
        onChange={(own) => onChange({ models: own })}
      />
      <ManyChoices
        what="variants"
        label={t('portalFitment.variants')}
        placeholder={t(
          choice.models.length === 0 ? 'portalFitment.modelsFirst' : 'portalFitment.oneOrSeveral',
        )}
        options={variants ?? []}
        isLoading={variants === null}
        disabled={choice.models.length === 0}
        value={choice.variants}
        error={problems.variants}
        onChange={(own) => onChange({ variants: own })}
      />
    </div>
  )
}
