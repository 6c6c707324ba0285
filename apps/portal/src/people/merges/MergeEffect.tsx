import type { MergePreview } from '@bandari/sdk'
import { ErrorAlert } from '@bandari/ui'
import decide from '../../staff/record/Decide.module.css'
import { moveName } from './merge-labels.ts'

interface MergeEffectProps {
  title: string
  nothing: string
  hindered: string
  effect: MergePreview['effect']
}

/** What moves to the account that is kept, and what forbids it. */
export function MergeEffect({ title, nothing, hindered, effect }: MergeEffectProps) {
  const { moves, hindrances } = effect
  return (
    <div className={decide.panel}>
      {hindrances.length > 0 && (
        <ErrorAlert title={hindered}>
          <ul>
            {hindrances.map(({ code, detail }) => (
              <li key={code}>{detail}</li>
            ))}
          </ul>
        </ErrorAlert>
      )}
      <strong>{title}</strong>
      {moves.length === 0 ? (
        <p className={decide.quiet}>{nothing}</p>
      ) : (
        <ul>
          {moves.map(({ what, count }) => (
            <li key={what}>{moveName(what, count)}</li>
          ))}
        </ul>
      )}
    </div>
  )
}
