import type { Team } from '@bandari/sdk'
import { t } from '../../language/translator.ts'
import { formatMoment } from '../../shared/dates.ts'
import css from './Team.module.css'
import { actNames } from './team-labels.ts'

/** What members did in the vendor's name, under their own. */
export function ActList({ acts }: { acts: Team['acts'] }) {
  return (
    <section className={css.part} aria-labelledby="team-acts">
      <h2 id="team-acts" className={css.title}>
        {t('portalTeam.acts')}
      </h2>
      {acts.length === 0 ? (
        <p className={css.quiet}>{t('portalTeam.noActs')}</p>
      ) : (
        <ul className={css.list} aria-labelledby="team-acts">
          {acts.map((act) => (
            <li key={act.id} className={css.line}>
              <span className={css.name}>{act.by}</span>
              {act.key_name !== null && (
                <span className={css.quiet}>{t('portalTeam.byKey', { key: act.key_name })}</span>
              )}
              <span>{actLabel(act)}</span>
              <span className={css.quiet}>{formatMoment(act.at)}</span>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

function actLabel({ operation, subject_id }: Team['acts'][number]): string {
  const what = t(actNames[operation] ?? 'portalTeam.act.other')
  return subject_id === null ? what : t('portalTeam.about', { what, id: String(subject_id) })
}
