import { ManyChoices, OneChoice } from './ChoiceInput.tsx'
import css from './Fitment.module.css'
import type { Choice, Problems } from './fitment-selection.ts'
import type { Offered } from './use-offered.ts'

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
        label="Make"
        placeholder="Toyota"
        options={makes ?? []}
        isLoading={makes === null}
        value={choice.make}
        error={problems.make}
        onChange={(make) => onChange({ make })}
      />
      <ManyChoices
        label="Models"
        placeholder={choice.make === null ? 'First the make' : 'One or several'}
        options={models ?? []}
        isLoading={models === null}
        disabled={choice.make === null}
        value={choice.models}
        error={problems.models}
        onChange={(own) => onChange({ models: own })}
      />
      <ManyChoices
        label="Variants"
        placeholder={choice.models.length === 0 ? 'First the models' : 'One or several'}
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
