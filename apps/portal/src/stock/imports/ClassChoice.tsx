import DirectionsCar from '@mui/icons-material/DirectionsCarOutlined'
import DirectionsBoat from '@mui/icons-material/DirectionsBoatOutlined'
import Build from '@mui/icons-material/BuildOutlined'
import css from './Imports.module.css'
import { classLabels, type FileKind } from './messages.ts'
import { t } from '../../language/translator.ts'

const icons = {
  vehicles: DirectionsCar,
  parts: Build,
  export: DirectionsBoat,
  house: DirectionsBoat,
} as const

export interface ClassChoiceProps {
  kinds: readonly FileKind[]
  chosen: FileKind
  onChoose: (kind: FileKind) => void
}

export function ClassChoice({ kinds, chosen, onChoose }: ClassChoiceProps) {
  return (
    <fieldset className={css.classes}>
      <legend className={css.step}>{t('portalListings.import.step1')}</legend>
      {kinds.map((kind) => {
        const ClassIcon = icons[kind]
        return (
          <label key={kind} className={css.class}>
            <input
              type="radio"
              name="prod_class"
              value={kind}
              checked={kind === chosen}
              onChange={() => onChoose(kind)}
            />
            <ClassIcon aria-hidden="true" />
            {t(classLabels[kind])}
          </label>
        )
      })}
    </fieldset>
  )
}
