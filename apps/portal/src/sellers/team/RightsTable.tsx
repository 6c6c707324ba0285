import { type TeamRole, vendorRights } from '@bandari/sdk/vendor-rights'
import { t } from '../../language/translator.ts'
import css from './Team.module.css'
import { rightNames, roleNames } from './team-labels.ts'

const roles = Object.keys(vendorRights) as TeamRole[]

/** The table by which the API refuses. */
export function RightsTable() {
  return (
    <section className={css.part} aria-labelledby="team-rights">
      <h2 id="team-rights" className={css.title}>
        {t('portalTeam.rights')}
      </h2>
      <div className={css.scroll}>
        <table className={css.rights} aria-labelledby="team-rights">
          <thead>
            <tr>
              <th scope="col">{t('portalTeam.what')}</th>
              {roles.map((role) => (
                <th key={role} scope="col">
                  {t(roleNames[role])}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {vendorRights.owner.map((right) => (
              <tr key={right}>
                <th scope="row">{t(rightNames[right])}</th>
                {roles.map((role) => (
                  <td key={role}>
                    {t(vendorRights[role].includes(right) ? 'portalTeam.yes' : 'portalTeam.no')}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  )
}
