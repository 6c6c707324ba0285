import type { ProdClass } from '@bandari/sdk'
import DirectionsCar from '@mui/icons-material/DirectionsCarOutlined'
import Build from '@mui/icons-material/BuildOutlined'
import css from './Imports.module.css'
import { classWords } from './messages.ts'
import { t } from '../../language/translator.ts'

const icons = { vehicles: DirectionsCar, parts: Build } as const

export interface ClassChoiceProps {
  chosen: ProdClass
  onChoose: (prodClass: ProdClass) => void
}

export function ClassChoice({ chosen, onChoose }: ClassChoiceProps) {
  return (
    <fieldset className={css.classes}>
      <legend className={css.step}>{t('portalListings.import.step1')}</legend>
      {(['vehicles', 'parts'] as const).map((prodClass) => {
        const ClassIcon = icons[prodClass]
        return (
          <label key={prodClass} className={css.class}>
            <input
              type="radio"
              name="prod_class"
              value={prodClass}
              checked={prodClass === chosen}
              onChange={() => onChoose(prodClass)}
            />
            <ClassIcon aria-hidden="true" />
            {t(classWords[prodClass])}
          </label>
        )
      })}
    </fieldset>
  )
}
